import { useParams } from 'react-router';
import { EditJob } from '#features/jobs/components/edit-job.tsx';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';
import { CandidateJob } from './candidate-job.tsx';

export const meta = appMeta('Job');

/** Recruiters edit the job here; other roles read it. */
export default function JobEditPage() {
  const { id = '' } = useParams();
  const user = useUser();
  if (user?.role === 'recruiter') return <EditJob id={id} />;
  return <CandidateJob id={id} />;
}
