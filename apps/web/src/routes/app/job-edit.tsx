import { useParams } from 'react-router';
import { EditJob } from '#features/jobs/components/edit-job.tsx';
import { JobOverview } from '#features/jobs/components/job-overview.tsx';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('Job');

/** Recruiters edit the job here; other roles read it. */
export default function JobEditPage() {
  const { id = '' } = useParams();
  const user = useUser();
  if (user?.role === 'recruiter') return <EditJob id={id} />;
  return <JobOverview id={id} mayApply={user?.role === 'candidate'} />;
}
