import { ReportsOutline } from '#features/reports/report-list.tsx';
import { ReportsPage } from '#features/reports/reports-page.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { CardOutline, PageOutline } from '#ui/outline.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export const meta = appMeta('Reports');

export const handle: PageHandle = {
  outline: (
    <PageOutline phoneLines={2}>
      <div className="grid gap-8">
        <CardOutline>
          <div className="grid gap-5 md:grid-cols-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        </CardOutline>
        <ReportsOutline />
      </div>
    </PageOutline>
  ),
};

export default function ReportsRoute() {
  return <ReportsPage />;
}
