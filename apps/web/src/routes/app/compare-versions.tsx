import { Navigate } from 'react-router';
import { homeOf } from '#features/auth/guard.ts';
import { VersionsPage } from '#features/candidates/versions/versions-page.tsx';
import { VersionsSkeleton } from '#features/candidates/versions/versions-skeleton.tsx';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageOutline } from '#ui/outline.tsx';

export const meta = appMeta('Compare versions');

export const handle: PageHandle = {
  outline: (
    <PageOutline hasBackLink hasAction phoneLines={2}>
      <VersionsSkeleton />
    </PageOutline>
  ),
};

/** Rankings are for recruiters; other roles that find the address go where they belong. */
export default function CompareVersionsPage() {
  const user = useUser();
  if (user && user.role !== 'recruiter') return <Navigate to={homeOf(user.role)} replace />;
  return <VersionsPage />;
}
