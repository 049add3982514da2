import { useParams } from 'react-router';
import { JobOverview } from '#features/jobs/components/job-overview.tsx';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('Job');

export default function JobOverviewPage() {
  const { id = '' } = useParams();
  const user = useUser();
  return <JobOverview id={id} mayApply={user?.role === 'candidate'} />;
}
