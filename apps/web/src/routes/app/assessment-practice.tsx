import { appMeta } from '#shell/app-meta.ts';
import { NotYet } from '#shell/not-yet.tsx';

export const meta = appMeta('Practice assessment');

export default function PracticePage() {
  return <NotYet page="practice" />;
}
