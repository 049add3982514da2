import { Console } from '#features/admin/components/console.tsx';
import { CandidateDashboard } from '#features/dashboard/candidate-dashboard.tsx';
import { RecruiterDashboard } from '#features/dashboard/recruiter-dashboard.tsx';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('Dashboard');

const dashboards = { recruiter: RecruiterDashboard, candidate: CandidateDashboard, admin: Console };

export default function DashboardPage() {
  const user = useUser();
  if (!user) return null;
  const Dashboard = dashboards[user.role];
  return <Dashboard user={user} />;
}
