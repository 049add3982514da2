import { Console } from '#features/admin/components/console.tsx';
import { CandidateDashboard } from '#features/dashboard/candidate-dashboard.tsx';
import { RecruiterDashboard } from '#features/dashboard/recruiter-dashboard.tsx';
import { WaitingCard } from '#features/process/waiting-card.tsx';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('Dashboard');

export default function DashboardPage() {
  const user = useUser();
  if (!user) return null;
  if (user.role === 'recruiter') return <RecruiterDashboard user={user} waiting={<WaitingCard />} />;
  return user.role === 'candidate' ? <CandidateDashboard user={user} /> : <Console user={user} />;
}
