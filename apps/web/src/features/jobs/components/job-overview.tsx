import { ApiError } from '@candela/contract/client/api-error.ts';
import { getJobOverview } from '@candela/contract/jobs/jobs.routes.ts';
import type { JobOverview as Overview } from '@candela/contract/jobs/jobs.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Briefcase } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BackLink } from '#components/back-link.tsx';
import { JobArticle } from '#entities/job/job-article.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { cn } from '#lib/class-names.ts';
import { useTabTitle } from '#lib/use-tab-title.ts';
import { wayBack } from '#lib/way-back.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure, type LoadFailureProps } from '#ui/load-failure.tsx';
import { LinesOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export interface JobOverviewProps {
  id: string;
  /** Beside the title: apply, or why not. */
  action(job: Overview): ReactNode;
  /** Where it is not yet known what stands beside the job; on a phone that may come first. */
  isPending?: boolean;
  /** What the page before this one has to say. */
  notice?: ReactNode;
  /** About the reader's own application, or how their CV fits. */
  aside?: ReactNode;
  /** On a phone, whether that comes before the job. */
  isAsideFirst?: boolean;
}

/** A job as a candidate reads it. */
export function JobOverview({ id, action, notice, aside, isAsideFirst = true, isPending = false }: JobOverviewProps) {
  const query = useQuery(apiQuery(getJobOverview, { params: { id } }));
  const job = query.data?.data;
  useTabTitle(job && `${job.title}, ${job.companyName}`);
  if (!query.data && query.error instanceof ApiError && [400, 404].includes(query.error.status)) return <UnknownJob />;
  return (
    <div>
      <BackLink to="/dashboard/jobs">Back to jobs</BackLink>
      {notice}
      {query.data && !isPending && (
        <>
          <NamedJob job={query.data.data} action={action(query.data.data)} />
          <div className="flex flex-col items-start gap-6 lg:flex-row-reverse lg:justify-end">
            <aside
              className={cn('w-full empty:hidden lg:w-72 lg:shrink-0 xl:w-96', !isAsideFirst && 'max-lg:order-last')}
            >
              {aside}
            </aside>
            <div className="w-full max-w-3xl min-w-0 rounded-lg border border-line bg-surface p-5 sm:p-8">
              <JobArticle job={query.data.data} isNamed hasEmptySections />
            </div>
          </div>
        </>
      )}
      {!query.data && query.error && <JobFailure query={query} />}
      {(isPending || !query.data) && !query.error && <OverviewOutline />}
    </div>
  );
}

/** Above all of it: on a phone the application comes before the job, and says nothing without the job's name. */
const NamedJob = ({ job, action }: { job: Overview; action: ReactNode }) => (
  <PageHeader
    title={<span className="wrap-anywhere">{job.title}</span>}
    description={
      <>
        <Link
          to={`/dashboard/companies/${job.companyId}`}
          className="rounded-sm underline underline-offset-2 hover:text-text"
        >
          {job.companyName}
        </Link>
        {job.town && <> · {job.town}</>}
      </>
    }
    actions={action}
  />
);

export const JobFailure = ({ query }: Pick<LoadFailureProps, 'query'>) => (
  <>
    <PageHeader title="Job" />
    <LoadFailure query={query}>Failed to load job data. Please try again later.</LoadFailure>
  </>
);

export function UnknownJob() {
  return (
    <EmptyState
      icon={<Briefcase />}
      titleAs="h1"
      title="We could not find that job"
      description="It may have been removed, or the address may be wrong."
      action={<ButtonLink to={wayBack('/dashboard/jobs')}>Back to jobs</ButtonLink>}
      className="py-24"
    />
  );
}

export function OverviewOutline() {
  return (
    <div role="status" aria-label="Loading the job" className="max-w-3xl">
      <div className="grid gap-1 pb-6">
        <Skeleton className="my-1 h-5 w-2/3" />
        <Skeleton className="my-0.5 h-4 w-1/3" />
      </div>
      <div className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-8">
        <div className="grid grid-cols-2 gap-4 border-y border-line py-4 sm:grid-cols-3">
          {['salary', 'type', 'hours', 'location', 'positions', 'deadline'].map((fact) => (
            <div key={fact} className="grid gap-0.5">
              <Skeleton className="my-1 h-3 w-16" />
              <Skeleton className="my-0.5 h-4 w-28 max-w-full" />
            </div>
          ))}
        </div>
        <LinesOutline lines={4} phoneLines={8} />
        <div className="flex flex-wrap gap-1.5">
          {['w-22', 'w-18', 'w-26', 'w-20', 'w-32', 'w-16'].map((width) => (
            <Skeleton key={width} className={cn('h-7', width)} />
          ))}
        </div>
        <LinesOutline lines={4} phoneLines={6} />
      </div>
    </div>
  );
}
