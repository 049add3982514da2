import { getOrganisation } from '@candela/contract/admin/admin-people.routes.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useParams } from 'react-router';
import { OrganisationPage } from '#features/admin/components/organisation-page.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { wayBack } from '#lib/way-back.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CardOutline, LinesOutline, PageOutline, TableOutline } from '#ui/outline.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export const meta = appMeta('Organisation');

export const handle: PageHandle = {
  outline: <OrganisationOutline />,
};

export default function OrganisationRoute() {
  const { id = '' } = useParams();
  const organisation = useQuery(apiQuery(getOrganisation, { params: { id } }));
  const isUnknown = organisation.error instanceof ApiError && [400, 404].includes(organisation.error.status);
  if (isUnknown && !organisation.data) return <UnknownOrganisation />;
  return (
    <QueryState query={organisation} skeleton={<OrganisationOutline />}>
      {({ data }) => <OrganisationPage key={data.id} organisation={data} />}
    </QueryState>
  );
}

function UnknownOrganisation() {
  return (
    <EmptyState
      icon={<Landmark />}
      title="We could not find that organisation"
      titleAs="h1"
      description="It may have been removed, or the address may be wrong."
      action={<ButtonLink to={wayBack('/admin/organisations')}>Back to Organisations</ButtonLink>}
      className="py-24"
    />
  );
}

function OrganisationOutline() {
  return (
    <PageOutline
      hasBackLink
      hasDescription={false}
      action={
        <>
          <Skeleton className="h-control w-28" />
          <Skeleton className="h-control w-22" />
        </>
      }
    >
      <div
        role="status"
        aria-label="Loading the organisation"
        className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
      >
        <div className="grid gap-3">
          <Skeleton className="my-1 h-4 w-24" />
          <TableOutline rows={3} rowClassName="h-14" cardLines={4} />
        </div>
        <div className="grid gap-6 xl:pt-9">
          <CardOutline>
            <LinesOutline lines={6} />
          </CardOutline>
          <CardOutline>
            <LinesOutline lines={6} />
          </CardOutline>
        </div>
      </div>
    </PageOutline>
  );
}
