import { appMeta } from '../../components/shell/app-meta.ts';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { OrganisationsList } from '../../features/admin/components/organisations-list.tsx';

export const meta = appMeta('Organisations');

export default function OrganisationsPage() {
  return (
    <>
      <PageHeader title="Organisations" description="Everybody who hires here." />
      <OrganisationsList />
    </>
  );
}
