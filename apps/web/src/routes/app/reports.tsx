import { appMeta } from '#shell/app-meta.ts';
import { NotYet } from '#shell/not-yet.tsx';

export const meta = appMeta('Reports');

export default function ReportsPage() {
  return <NotYet page="reports" />;
}
