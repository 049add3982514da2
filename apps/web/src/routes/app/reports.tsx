import { appMeta } from '../../components/shell/app-meta.ts';
import { NotYet } from '../../components/shell/not-yet.tsx';

export const meta = appMeta('Reports');

export default function ReportsPage() {
  return <NotYet page="reports" />;
}
