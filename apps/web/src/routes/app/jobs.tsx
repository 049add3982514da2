import { appMeta } from '../../components/shell/app-meta.ts';
import { NotYet } from '../../components/shell/not-yet.tsx';

export const meta = appMeta('Jobs');

export default function JobsPage() {
  return <NotYet page="jobs" />;
}
