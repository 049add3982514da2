import { ApiError } from '@candela/contract/client/api-error.ts';
import { type AdminResource, getAdminResource } from '@candela/contract/resources/editor.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { apiQuery } from '#lib/api/query-client.ts';
import { ButtonLink } from '#ui/button-link.tsx';
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
  <PageOutline hasBackLink hasAction hasDescription={false}>
    <div
      role="status"
      aria-label="Loading the resource"
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="rounded-lg border border-line bg-surface">
        <div className="grid gap-1.5 border-b border-line p-4">
          <Skeleton className="h-7" />
          <Skeleton className="h-7 w-3/4 sm:hidden" />
          <Skeleton className="my-1 h-3 w-40" />
        </div>
        <div className="grid gap-8 px-4 py-8 sm:px-8">
          <Skeleton className="h-9 w-2/3" />
          <LinesOutline lines={6} phoneLines={9} className="gap-y-2" />
          <LinesOutline lines={6} phoneLines={9} className="gap-y-2" />
        </div>
      </div>
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
