import { oauthCallback, oauthState } from '@candela/contract/auth/auth.routes.ts';
import type { PublicRole } from '@candela/contract/auth/auth.schemas.ts';
import { safeNext } from '@candela/contract/auth/safe-next.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { api, sessionStore } from '#lib/api/api.ts';
import { acrossTabs, refreshSession } from '#lib/api/refresh-session.ts';
import type { StoredUser } from '#lib/api/session-store.ts';
import { type AuthParams, authLink, readAuthParams } from './auth-params.ts';
import { type SecondStep, secondFactorStep } from './second-factor.ts';
import { startSession } from './session-lifecycle.ts';

const keys = {
  role: 'oauth_role',
  companyId: 'oauth_company',
  companyName: 'oauth_company_name',
  /** The sign-in page with all that its link said. */
  from: 'oauth_from',
} as const;

/** Leaves for the provider; what the person was about to do waits in this tab and, signed, at the server. */
export async function startGoogleSignIn(role: PublicRole, params: AuthParams) {
  const query = { role, companyId: params.companyId ?? undefined, next: params.next ?? undefined };
  const { authorizeUrl } = await api.call(oauthState, { query });
  sessionStorage.setItem(keys.role, role);
  if (params.companyId) sessionStorage.setItem(keys.companyId, params.companyId);
  if (params.company) sessionStorage.setItem(keys.companyName, params.company);
  sessionStorage.setItem(keys.from, authLink('/login', role, params));
  window.location.assign(authorizeUrl);
}

export interface SignedIn {
  user: StoredUser;
  next: string | null;
}

/** The provider knows the person, and the account asks for more: the sign-in page takes it. */
export interface Unfinished {
  secondStep: SecondStep;
  signInPage: string;
}

const invalidAnswer = 'Invalid response from authentication server';

async function exchange(search: string): Promise<SignedIn | Unfinished> {
  const query = new URLSearchParams(search);
  const [error, code, state] = [query.get('error'), query.get('code'), query.get('state')];
  if (error) throw new Error(`OAuth error: ${error}`);
  if (!code) {
    // The provider's side may have finished on the server already: then the cookie is the session.
    if (!query.has('success')) throw new Error('Missing authorization data');
    await refreshSession(api, sessionStore, null, acrossTabs);
    const user = sessionStore.get()?.user;
    if (!user) throw new Error(invalidAnswer);
    return { user, next: null };
  }
  if (!state) throw new Error('Missing authorization data');
  const companyId = sessionStorage.getItem(keys.companyId) ?? undefined;
  const companyName = sessionStorage.getItem(keys.companyName) ?? undefined;
  const signInPage = sessionStorage.getItem(keys.from) ?? '/login';
  try {
    // What the contract promises is not what every server in between delivers: both parts are looked for.
    const answer: Partial<RouteOutput<typeof oauthCallback>> | undefined = await api.call(oauthCallback, {
      query: { code, state, companyId, companyName },
    });
    const { user, accessToken, next } = answer ?? {};
    if (!user || !accessToken) throw new Error(invalidAnswer);
    startSession(accessToken, user);
    // The sign-in page follows an invitation for the account that is signed in.
    return { user, next: carriesInvitation(signInPage) ? signInPage : safeNext(next) };
  } catch (error) {
    const step = secondFactorStep(error);
    if (!step) throw error;
    return { secondStep: { step, after: 'google' }, signInPage };
  }
}

function carriesInvitation(signInPage: string): boolean {
  const { invite, candidateId } = readAuthParams(new URL(signInPage, 'https://candela.invalid'));
  return invite !== null && candidateId !== null;
}

const runs = new Map<string, Promise<SignedIn | Unfinished>>();

/** A code works once, so the same address is exchanged once, however often the page is drawn. */
export function finishGoogleSignIn(search: string): Promise<SignedIn | Unfinished> {
  let run = runs.get(search);
  if (!run) {
    run = exchange(search).finally(() => {
      for (const key of Object.values(keys)) sessionStorage.removeItem(key);
    });
    runs.set(search, run);
  }
  return run;
}
