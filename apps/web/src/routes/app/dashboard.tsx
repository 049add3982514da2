import { appMeta } from '../../components/shell/app-meta.ts';
import { CandidateDashboard } from '../../components/shell/dashboards/candidate-dashboard.tsx';
import { RecruiterDashboard } from '../../components/shell/dashboards/recruiter-dashboard.tsx';
import { Console } from '../../features/admin/components/console.tsx';
import { useUser } from '../../lib/api/use-session.ts';

export const meta = appMeta('Dashboard');

const dashboards = { recruiter: RecruiterDashboard, candidate: CandidateDashboard, admin: Console };

export default function DashboardPage() {
  const user = useUser();
  if (!user) return null;
  const Dashboard = dashboards[user.role];
  return <Dashboard user={user} />;
}
