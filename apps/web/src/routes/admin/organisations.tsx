import { AdminListOutline } from '#features/admin/components/admin-outlines.tsx';
import { OrganisationsList } from '#features/admin/components/organisations-list.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Organisations');

export const handle: PageHandle = {
  outline: <AdminListOutline controls={['w-72', 'w-36', 'w-36']} />,
};

export default function OrganisationsPage() {
  return (
    <>
      <PageHeader title="Organisations" description="All customers." />
      <OrganisationsList />
    </>
  );
}
