import { appMeta } from '../../components/shell/app-meta.ts';
import { NotYet } from '../../components/shell/not-yet.tsx';

export const meta = appMeta('CV');

export default function CvPage() {
  return <NotYet page="cv" />;
}
