import { appMeta } from '../../components/shell/app-meta.ts';
import { NotYet } from '../../components/shell/not-yet.tsx';

export const meta = appMeta('Job');

export default function JobOverviewPage() {
  return <NotYet page="job" />;
}
