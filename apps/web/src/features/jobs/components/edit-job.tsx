import { ApiError } from '@candela/contract/client/api-error.ts';
import { getRecruiterJob } from '@candela/contract/jobs/jobs.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { apiQuery } from '../../../lib/api/query-client.ts';
import { EditJobForm } from './edit-job-form.tsx';
import { LoadFailure, UnknownJob } from './job-overview.tsx';

/** The form for one job, once it is here. */
export function EditJob({ id }: { id: string }) {
  const query = useQuery(apiQuery(getRecruiterJob, { params: { id } }));
  if (query.data) return <EditJobForm key={id} job={query.data.data} />;
  if (!query.error) return <EditJobSkeleton />;
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status)) return <UnknownJob />;
  return <LoadFailure isFetching={query.isFetching} onRetry={() => void query.refetch()} />;
}

function EditJobSkeleton() {
  return (
    <div role="status" aria-label="Loading the job" className="grid gap-6">
      <Skeleton className="h-7 w-48" />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <Skeleton className="h-[36rem] rounded-lg" />
        <Skeleton className="h-96 rounded-lg max-xl:hidden" />
      </div>
    </div>
  );
}
