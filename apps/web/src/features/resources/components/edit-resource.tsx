import { ApiError } from '@candela/contract/client/api-error.ts';
import { type AdminResource, getAdminResource } from '@candela/contract/resources/editor.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { apiQuery } from '#lib/api/query-client.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { CardOutline, LinesOutline, PageOutline } from '#ui/outline.tsx';
import { Skeleton, SkeletonFields } from '#ui/skeleton.tsx';

/** The editor is the largest part of the product: it comes while the resource does, not before the page. */
const loadScreen = () => import('./resource-screen.tsx');
const ResourceScreen = lazy(async () => ({ default: (await loadScreen()).ResourceScreen }));

/** The editor for one resource, once it is here. */
export function EditResource({ id }: { id: string }) {
  const query = useQuery(apiQuery(getAdminResource, { params: { id } }));
  const resource: AdminResource | undefined = query.data?.data;
  useEffect(() => void loadScreen().catch(() => undefined), []);
  if (resource)
    return (
      <Suspense fallback={<EditResourceOutline />}>
        <ResourceScreen key={id} resource={resource} />
      </Suspense>
    );
  if (!query.error) return <EditResourceOutline />;
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status)) {
    return (
      <EmptyState
        icon={<Compass />}
        title="There is no such resource"
        titleAs="h1"
        description="It may have been deleted."
        action={<ButtonLink to="/admin/resources">All resources</ButtonLink>}
        className="py-24"
      />
    );
  }
  return <LoadFailure query={query} />;
}

export const EditResourceOutline = () => (
  <PageOutline hasAction>
    <div
      role="status"
      aria-label="Loading the resource"
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <Card>
        <Skeleton className="mb-5 h-9 w-2/3" />
        <Skeleton className="mb-6 h-control" />
        <LinesOutline lines={16} />
      </Card>
      <div className="grid content-start gap-6 max-xl:hidden">
        <CardOutline>
          <LinesOutline lines={4} />
        </CardOutline>
        <CardOutline>
          <SkeletonFields fields={4} />
        </CardOutline>
      </div>
    </div>
  </PageOutline>
);
