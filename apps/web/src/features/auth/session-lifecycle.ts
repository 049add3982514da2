import { logout } from '@candela/contract/auth/auth.routes.ts';
import { hashByRole } from '@candela/contract/auth/role-hash.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import { api, sessionStore, setSignedOutHandler } from '#lib/api/api.ts';
import { acrossTabs, lastRefusal, refreshSession } from '#lib/api/refresh-session.ts';
import type { StoredUser } from '#lib/api/session-store.ts';
import { readClaims } from '#lib/api/token-claims.ts';
import { authLink, roleOfHash } from './auth-params.ts';

const isExpired = (token: string, now: number) => (readClaims(token).expiresAt ?? Number.POSITIVE_INFINITY) <= now;

/**
 * Everything of the session's that this tab holds; the query cache empties itself when the account changes. How the
 * product looks stays: that belongs to the device.
 */
function forgetSession() {
  sessionStore.clear();
  api.clear();
  sessionStorage.clear();
}

const whyKey = 'signedOutBecause';

/** For the sign-in page, on which the person finds themselves without having asked for it. After all else was forgotten. */
export function keepWhySignedOut() {
  const refusal = lastRefusal();
  const why = refusal?.type === 'SESSION_ENDED' ? refusal.message : 'Your session has ended. Please sign in again.';
  sessionStorage.setItem(whyKey, why);
}

/** Null where the person came by themselves. Forgotten, as all that is kept there, with the next sign-in. */
export const whySignedOut = (): string | null => sessionStorage.getItem(whyKey);

/** The person is signing out: what the server refuses from then on is no session that ended under them. */
let isLeaving = false;

/** The tab that fits: of the session that is over, or else the one that the link of a mail asks for. */
export function loginPath(currentPath: string, before: Role | null = null): string {
  const role = before ?? roleOfHash(window.location.hash.slice(1));
  // Without a hash it is the recruiters' tab.
  const hash = role && role !== 'recruiter' ? `#${hashByRole[role]}` : '';
  return `/login?next=${encodeURIComponent(currentPath)}${hash}`;
}

let endedRole: Role | null = null;

if (globalThis.window) {
  setSignedOutHandler(() => {
    // Several calls may be refused at once, and the first of them has the session forgotten.
    endedRole = sessionStore.get()?.user.role ?? endedRole;
    forgetSession();
    if (isLeaving) return;
    if (endedRole) keepWhySignedOut();
    const { pathname, search } = window.location;
    // A fresh page, not a navigation: nothing of the last session may survive in memory.
    if (pathname !== '/login') window.location.replace(loginPath(`${pathname}${search}`, endedRole));
  });
  // Board and candidate details are kept in session storage; the next account must not see them.
  sessionStore.onAccountChange(() => sessionStorage.clear());
}

let restoring: Promise<StoredUser | null> | null = null;

async function restoreFromCookie(token: string | null): Promise<StoredUser | null> {
  try {
    const renewed = await refreshSession(api, sessionStore, token, acrossTabs);
    if (!renewed) forgetSession();
  } catch (error) {
    // The server is away: go on with what is stored, the calls will say so and heal. With nothing stored, give up.
    if (!sessionStore.get()) throw error;
  }
  return sessionStore.get()?.user ?? null;
}

/**
 * Who is signed in. At the start of the page a missing or expired token is renewed from the cookie; later the calls do
 * that themselves when the server refuses a token, which does not depend on this device's clock.
 */
export async function currentUser(): Promise<StoredUser | null> {
  const session = sessionStore.get();
  if (session?.token && (restoring || !isExpired(session.token, Date.now()))) return session.user;
  restoring ??= restoreFromCookie(session?.token ?? null);
  try {
    return await restoring;
  } catch (error) {
    restoring = null;
    throw error;
  }
}

let startedHere: string | null = null;

/** Whether an account signed in on this page, not on another one before or in another tab. */
export const hasSignedInHere = (user: StoredUser): boolean => startedHere === user.id;

export function startSession(token: string, user: StoredUser) {
  restoring = null;
  startedHere = user.id;
  sessionStore.write(token, user);
}

/**
 * Ends the session here and on the server; a server that cannot be reached does not keep the session alive here. The
 * sign-in page may have something to say about it.
 */
export async function signOut(farewell?: { role: Role; notice: string }) {
  isLeaving = true;
  await api.call(logout).catch(() => undefined);
  forgetSession();
  if (!farewell) return window.location.assign('/login');
  // A fresh page all the same; it finds the sentence where the router keeps what one page hands to the next. What has no
  // key the router throws away.
  window.history.pushState(
    { key: 'farewell', usr: { notice: farewell.notice } },
    '',
    authLink('/login', farewell.role, {}),
  );
  window.location.reload();
}

/** When another tab signs out or changes the account, this one follows. Returns how to stop following. */
export function followOtherTabs(): () => void {
  const listener = (event: StorageEvent) => {
    const change = sessionStore.takeForeignChange(event.key);
    if (change === 'signed-out') {
      sessionStorage.setItem(whyKey, 'You were signed out in another tab.');
      window.location.assign('/login');
    }
    if (change === 'other-account') window.location.reload();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
