import { appMeta } from '#shell/app-meta.ts';
import { NotYet } from '#shell/not-yet.tsx';

export const meta = appMeta('Applications');

export default function ApplicationsPage() {
  return <NotYet page="applications" />;
}
