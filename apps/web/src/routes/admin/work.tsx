import { ExpandableRowsOutline } from '#features/admin/components/admin-outlines.tsx';
import { WorkList } from '#features/admin/components/work-list.tsx';
import { WorkStatesOutline } from '#features/admin/components/work-states.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageOutline, ToolbarOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Background work');

export const handle: PageHandle = {
  outline: (
    <PageOutline>
      <div className="grid gap-4">
        <WorkStatesOutline />
        <ToolbarOutline controls={['w-36']} hasTotal />
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
