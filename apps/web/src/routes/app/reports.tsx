import { ReportsPage } from '#features/reports/reports-page.tsx';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('Reports');

export default function ReportsRoute() {
  return <ReportsPage />;
}
