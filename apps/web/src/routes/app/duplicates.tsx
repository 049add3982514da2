import { Navigate } from 'react-router';
import { homeOf } from '#features/auth/guard.ts';
import { DuplicatesPage, PairsOutline } from '#features/duplicates/duplicates-page.tsx';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Likely duplicates');

export const handle: PageHandle = {
  outline: (
    <PageOutline phoneLines={4}>
      <PairsOutline />
    </PageOutline>
  ),
};

/** Records are for recruiters; any other role goes where it belongs. */
export default function LikelyDuplicatesPage() {
  const user = useUser();
  if (user && user.role !== 'recruiter') return <Navigate to={homeOf(user.role)} replace />;
  return (
    <>
      <PageHeader
        title="Likely duplicates"
        description="Companies of one organisation do not see each other’s candidates, so a person can be here twice. Compare, then merge, or say that they are two people."
      />
      <DuplicatesPage />
    </>
  );
}
