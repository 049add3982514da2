import { ApiError } from '@candela/contract/client/api-error.ts';
import { getRecruiterJob } from '@candela/contract/jobs/jobs.routes.ts';
import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { IfMay } from '#components/if-may.tsx';
import { JobArticle } from '#entities/job/job-article.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { Alert } from '#ui/alert.tsx';
import { PageOutline } from '#ui/outline.tsx';
import { EditJobForm } from './edit-job-form.tsx';
import { EditJobHeader } from './edit-job-header.tsx';
import { JobFormOutline } from './job-form-outline.tsx';
import { JobFailure, UnknownJob } from './job-overview.tsx';

/** The form for one job, once it is here. */
export function EditJob({ id }: { id: string }) {
  const query = useQuery(apiQuery(getRecruiterJob, { params: { id } }));
  const job = query.data?.data;
  const mayUpdate = useMay('job.update');
  if (job && (!mayUpdate || job.status === 'Closed')) return <ReadJob job={job} />;
  if (job) return <EditJobForm key={id} job={job} />;
  if (!query.error) return <EditJobOutline />;
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status)) return <UnknownJob />;
  return <JobFailure query={query} />;
}

/** What is closed can be read, and copied from the list; nothing of it can be changed. Some members only read. */
function ReadJob({ job }: { job: Job }) {
  return (
    <div className="max-w-3xl">
      <EditJobHeader job={job} isDirty={false} />
      <div className="grid gap-6">
        {job.status === 'Closed' && (
          <Alert tone="info" title="This job is closed and cannot be changed.">
            <IfMay permission="job.create">To hire for it again, duplicate it as a draft on the jobs page.</IfMay>
          </Alert>
        )}
        <div className="rounded-lg border border-line bg-surface p-5 sm:p-8">
          <JobArticle job={job} headingLevel={2} />
        </div>
      </div>
    </div>
  );
}

export const EditJobOutline = () => (
  <PageOutline hasBackLink hasAction phoneLines={2}>
    <JobFormOutline />
  </PageOutline>
);
