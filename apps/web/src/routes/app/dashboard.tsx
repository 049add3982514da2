import { Console, ConsoleOutline } from '#features/admin/components/console.tsx';
import { CandidateDashboard } from '#features/dashboard/candidate-dashboard.tsx';
import { CandidateDashboardOutline, RecruiterDashboardOutline } from '#features/dashboard/dashboard-outlines.tsx';
import { RecruiterDashboard } from '#features/dashboard/recruiter-dashboard.tsx';
import { useWaitingCard } from '#features/process/waiting-card.tsx';
import type { StoredUser } from '#lib/api/session-store.ts';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { ByRole } from '#ui/by-role.tsx';
import { PageOutline } from '#ui/outline.tsx';

export const meta = appMeta('Dashboard');

export const handle: PageHandle = {
  outline: (
    <ByRole
      recruiter={<RecruiterDashboardOutline />}
      candidate={<CandidateDashboardOutline />}
      admin={
        <PageOutline>
          <ConsoleOutline />
        </PageOutline>
      }
    />
  ),
};

export default function DashboardPage() {
  const user = useUser();
  if (!user) return null;
  if (user.role === 'recruiter') return <RecruiterPage user={user} />;
  return user.role === 'candidate' ? <CandidateDashboard user={user} /> : <Console user={user} />;
}

const RecruiterPage = ({ user }: { user: StoredUser }) => <RecruiterDashboard user={user} waiting={useWaitingCard()} />;
