import { ApiError } from '@candela/contract/client/api-error.ts';
import { type AdminResource, getAdminResource } from '@candela/contract/resources/editor.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { apiQuery } from '#lib/api/query-client.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

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
      <Suspense fallback={<EditResourceSkeleton />}>
        <ResourceScreen key={id} resource={resource} />
      </Suspense>
    );
  if (!query.error) return <EditResourceSkeleton />;
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

function EditResourceSkeleton() {
  return (
    <div role="status" aria-label="Loading the resource" className="grid gap-5">
      <Skeleton className="h-7 w-56" />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-[40rem] rounded-lg" />
        <div className="grid content-start gap-6 max-xl:hidden">
          <Skeleton className="h-48 rounded-lg" />
          <Skeleton className="h-96 rounded-lg" />
        </div>
      </div>
    </div>
  );
}
