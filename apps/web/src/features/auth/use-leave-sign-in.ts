import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { sessionStore } from '#lib/api/api.ts';
import { useUser } from '#lib/api/use-session.ts';
import type { AuthParams } from './auth-params.ts';
import { homeOf } from './guard.ts';
import { currentUser } from './session-lifecycle.ts';

/**
 * An account that is signed in, or becomes so in this tab or another, has no business on the sign-in page. A link that
 * names another person is the exception: it is for another account. Returns the address it stays for, if it does.
 */
export function useLeaveSignIn({ email, next }: Pick<AuthParams, 'email' | 'next'>): string | null {
  const user = useUser();
  const navigate = useNavigate();
  const isForAnother = user !== null && email !== null && email.toLowerCase() !== user.email.toLowerCase();

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
      (current) => {
        if (current && !isGone) navigate(next ?? homeOf(current.role), { replace: true });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [user, isForAnother, next, navigate]);

  return isForAnother ? user.email : null;
}
