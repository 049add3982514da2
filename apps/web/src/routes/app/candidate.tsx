import { Navigate, useParams } from 'react-router';
import { homeOf } from '#features/auth/guard.ts';
import { PersonOutline, PersonPage } from '#features/candidates/profile/components/person-page.tsx';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { Skeleton } from '#ui/skeleton.tsx';

export const meta = appMeta('Candidate');

export const handle: PageHandle = {
  outline: (
    <>
      <Skeleton className="mt-2 mb-5 h-3 w-32" />
      <PersonOutline />
    </>
  ),
};

/** Candidates are for recruiters; other roles that find the address go where they belong. */
export default function CandidatePage() {
  const { id = '' } = useParams();
  const user = useUser();
  if (user && user.role !== 'recruiter') return <Navigate to={homeOf(user.role)} replace />;
  return <PersonPage key={id} id={id} />;
}
