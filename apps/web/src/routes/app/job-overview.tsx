import { useParams } from 'react-router';
import { OverviewOutline } from '#features/jobs/components/job-overview.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { CandidateJob } from './candidate-job.tsx';

export const meta = appMeta('Job');

export const handle: PageHandle = {
  outline: (
    <>
      <Skeleton className="mt-2 mb-5 h-3 w-28" />
      <OverviewOutline />
    </>
  ),
};

export default function JobOverviewPage() {
  const { id = '' } = useParams();
  return <CandidateJob id={id} />;
}
