import { WorkList } from '#features/admin/components/work-list.tsx';
import { appMeta } from '#shell/app-meta.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Background work');

export default function WorkPage() {
  return (
    <>
      <PageHeader title="Background work" description="Queued and scheduled tasks." />
      <WorkList />
    </>
  );
}
