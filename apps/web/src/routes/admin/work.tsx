import { WorkList } from '#features/admin/components/work-list.tsx';
import { appMeta } from '#shell/app-meta.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Background work');

export default function WorkPage() {
  return (
    <>
      <PageHeader title="Background work" description="What the platform does when nobody waits for it." />
      <WorkList />
    </>
  );
}
