import { Navigate, useParams } from 'react-router';
import { PersonPage } from '#features/people/components/person-page.tsx';
import { homeOf } from '#features/session/guard.ts';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('Candidate');

/** People are for recruiters; anybody else who finds the address goes where they belong. */
export default function CandidatePage() {
  const { id = '' } = useParams();
  const user = useUser();
  if (user && user.role !== 'recruiter') return <Navigate to={homeOf(user.role)} replace />;
  return <PersonPage key={id} id={id} />;
}
