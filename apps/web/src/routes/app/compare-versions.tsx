import { Navigate } from 'react-router';
import { homeOf } from '#features/auth/guard.ts';
import { VersionsPage } from '#features/candidates/versions/versions-page.tsx';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('Compare versions');

/** Rankings are for recruiters; other roles that find the address go where they belong. */
export default function CompareVersionsPage() {
  const user = useUser();
  if (user && user.role !== 'recruiter') return <Navigate to={homeOf(user.role)} replace />;
  return <VersionsPage />;
}
