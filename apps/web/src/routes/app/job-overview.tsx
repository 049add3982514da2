import { useParams } from 'react-router';
import { appMeta } from '../../components/shell/app-meta.ts';
import { JobOverview } from '../../features/jobs/components/job-overview.tsx';
import { useUser } from '../../lib/api/use-session.ts';

export const meta = appMeta('Job');

export default function JobOverviewPage() {
  const { id = '' } = useParams();
  const user = useUser();
  return <JobOverview id={id} mayApply={user?.role === 'candidate'} />;
}
