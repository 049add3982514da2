import { ApiError } from '@candela/contract/client/api-error.ts';
import { getJobOverview } from '@candela/contract/jobs/jobs.routes.ts';
import type { JobOverview as Overview } from '@candela/contract/jobs/jobs.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Briefcase } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { JobArticle } from '#entities/job/job-article.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export interface JobOverviewProps {
  id: string;
  /** Only job seekers apply. */
  mayApply: boolean;
}

/** A job as a candidate reads it. */
export function JobOverview({ id, mayApply }: JobOverviewProps) {
  const query = useQuery(apiQuery(getJobOverview, { params: { id } }));
  if (!query.data && query.error instanceof ApiError && [400, 404].includes(query.error.status)) return <UnknownJob />;
  return (
    <div className="max-w-3xl">
      <ButtonLink to="/dashboard/jobs" variant="ghost" size="sm" className="mb-3 -ml-2.5">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to jobs
      </ButtonLink>
      {query.data && (
        <div className="rounded-lg border border-line bg-surface p-5 sm:p-8">
          <JobArticle
            job={query.data.data}
            hasEmptySections
            company={<CompanyLink job={query.data.data} />}
            action={<Apply job={query.data.data} mayApply={mayApply} />}
          />
        </div>
      )}
      {!query.data && query.error && <LoadFailure isFetching={query.isFetching} onRetry={() => void query.refetch()} />}
      {!query.data && !query.error && <OverviewSkeleton />}
    </div>
  );
}

function CompanyLink({ job }: { job: Overview }) {
  return (
    <Link
      to={`/dashboard/companies/${job.companyId}`}
      className="rounded-sm underline underline-offset-2 hover:text-text"
    >
      {job.companyName}
    </Link>
  );
}

function Apply({ job, mayApply }: { job: Overview; mayApply: boolean }) {
  const id = useId();
  if (!job.isOpen) return <Badge>No longer available</Badge>;
  if (!mayApply) return null;
  return (
    <div className="grid gap-1 sm:justify-items-end">
      <Button variant="primary" disabled aria-describedby={id}>
        Apply
      </Button>
      <p id={id} className="text-[13px]/5 text-muted">
        Applying is not open yet.
      </p>
    </div>
  );
}

export function LoadFailure({ isFetching, onRetry }: { isFetching: boolean; onRetry(): void }) {
  return (
    <Alert
      tone="danger"
      action={
        <Button size="sm" loading={isFetching} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      Failed to load job data. Please try again later.
    </Alert>
  );
}

export function UnknownJob() {
  return (
    <EmptyState
      icon={<Briefcase />}
      title="We could not find that job"
      description="It may have been removed, or the address may be wrong."
      action={<ButtonLink to="/dashboard/jobs">Back to jobs</ButtonLink>}
      className="py-24"
    />
  );
}

function OverviewSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the job"
      className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-8"
    >
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-24" />
      <Skeleton className="h-48" />
    </div>
  );
}
