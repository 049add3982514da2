import { ExpandableRowsOutline } from '#features/admin/components/admin-outlines.tsx';
import { WorkList } from '#features/admin/components/work-list.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageOutline, StatsOutline, ToolbarOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Background work');

export const handle: PageHandle = {
  outline: (
    <PageOutline>
      <div className="grid gap-4">
        <StatsOutline count={5} className="grid-cols-2 sm:grid-cols-5" />
        <ToolbarOutline controls={['w-36']} />
        <ExpandableRowsOutline />
      </div>
    </PageOutline>
  ),
};

export default function WorkPage() {
  return (
    <>
      <PageHeader title="Background work" description="Queued and scheduled tasks." />
      <WorkList />
    </>
  );
}
