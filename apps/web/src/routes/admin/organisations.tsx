import { OrganisationsList } from '#features/admin/components/organisations-list.tsx';
import { appMeta } from '#shell/app-meta.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Organisations');

export default function OrganisationsPage() {
  return (
    <>
      <PageHeader title="Organisations" description="All customers." />
      <OrganisationsList />
    </>
  );
}
