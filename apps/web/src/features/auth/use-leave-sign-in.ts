import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { sessionStore } from '#lib/api/api.ts';
import type { StoredUser } from '#lib/api/session-store.ts';
import { useUser } from '#lib/api/use-session.ts';
import type { AuthParams } from './auth-params.ts';
import { homeOf } from './guard.ts';
import { currentUser, hasSignedInHere } from './session-lifecycle.ts';

function namesAnother(
  { role, email, candidateId }: Pick<AuthParams, 'role' | 'email' | 'candidateId'>,
  user: StoredUser,
): boolean {
  if (email !== null && email.toLowerCase() !== user.email.toLowerCase()) return true;
  // A tab alone is where one happens to stand; with a person beside it, it is theirs.
  return (email !== null || candidateId !== null) && role !== null && role !== user.role;
}

/**
 * An account that is signed in, or becomes so in this tab or another, has no business on the sign-in page. A link that
 * names another person is the exception, or another role of the same one: it is for another account, until someone signs in
 * here. Returns whom it stays for, if it does. An invitation to claim a record is followed on the way.
 */
export function useLeaveSignIn(
  params: Pick<AuthParams, 'role' | 'email' | 'next' | 'invite' | 'candidateId'>,
): StoredUser | null {
  const { next, invite, candidateId } = params;
  const user = useUser();
  const navigate = useNavigate();
  const isForAnother = user !== null && !hasSignedInHere(user) && namesAnother(params, user);

  useEffect(() => {
    const listener = (event: StorageEvent) => void sessionStore.takeForeignChange(event.key);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);

  useEffect(() => {
    if (!user || isForAnother) return;
    let isGone = false;
    // An expired session is renewed first, or found to be over: then the form is the right place.
    currentUser().then(
      async (current) => {
        if (!current || isGone) return;
        const isClaim = invite && candidateId;
        // Few come with an invitation: what follows it is loaded for them alone.
        const claims = isClaim ? await import('./claim-record.ts') : null;
        const claimed = await claims?.claimFromLink({ invite, candidateId }, current.role);
        if (isGone) return;
        const state = claimed ? { notice: claimed.notice } : null;
        navigate(claimed?.path ?? next ?? homeOf(current.role), { replace: true, state });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [user, isForAnother, next, invite, candidateId, navigate]);

  return isForAnother ? user : null;
}
