import { appMeta } from '../../components/shell/app-meta.ts';
import { AdminDashboard } from '../../components/shell/dashboards/admin-dashboard.tsx';
import { CandidateDashboard } from '../../components/shell/dashboards/candidate-dashboard.tsx';
import { RecruiterDashboard } from '../../components/shell/dashboards/recruiter-dashboard.tsx';
import { useUser } from '../../lib/api/use-session.ts';

export const meta = appMeta('Dashboard');

const dashboards = { recruiter: RecruiterDashboard, candidate: CandidateDashboard, admin: AdminDashboard };

export default function DashboardPage() {
  const user = useUser();
  if (!user) return null;
  const Dashboard = dashboards[user.role];
  return <Dashboard user={user} />;
}
