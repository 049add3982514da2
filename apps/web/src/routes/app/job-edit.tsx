import { useParams } from 'react-router';
import { EditJob, EditJobOutline } from '#features/jobs/components/edit-job.tsx';
import { OverviewOutline } from '#features/jobs/components/job-overview.tsx';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { ByRole } from '#ui/by-role.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CandidateJob } from './candidate-job.tsx';

export const meta = appMeta('Job');

export const handle: PageHandle = {
  outline: (
    <ByRole
      recruiter={<EditJobOutline />}
      candidate={
        <>
          <Skeleton className="mt-2 mb-5 h-3 w-28" />
          <OverviewOutline />
        </>
      }
    />
  ),
};

/** Recruiters edit the job here; other roles read it. */
export default function JobEditPage() {
  const { id = '' } = useParams();
  const user = useUser();
  if (user?.role === 'recruiter') return <EditJob id={id} />;
  return <CandidateJob id={id} />;
}
