import { safeNext } from '@candela/contract/auth/safe-next.ts';
import { beginSso, finishSso } from '@candela/contract/sso/sso.routes.ts';
import { api } from '#lib/api/api.ts';
import type { AuthParams } from './auth-params.ts';
import type { SignedIn } from './google-sign-in.ts';
import { startSession } from './session-lifecycle.ts';

/** Leaves for the identity provider of the address's organisation. */
export async function startSsoSignIn(email: string, { next }: Pick<AuthParams, 'next'>): Promise<void> {
  const { authorizeUrl } = await api.call(beginSso, { body: { email, ...(next && { next }) } });
  window.location.assign(authorizeUrl);
}

async function exchange(organisationId: string, search: string): Promise<SignedIn> {
  const query = new URLSearchParams(search);
  const [code, state, iss] = [query.get('code'), query.get('state'), query.get('iss')];
  if (!code || !state) {
    throw new Error(
      query.has('error') ? 'Your organisation’s sign-in did not let you in.' : 'Missing authorization data',
    );
  }
  const answer = await api.call(finishSso, {
    params: { id: organisationId },
    body: { code, state, ...(iss && { iss }) },
  });
  startSession(answer.accessToken, answer.user);
  return { user: answer.user, next: safeNext(answer.next) };
}

const runs = new Map<string, Promise<SignedIn>>();

/** A code works once, so the same address is exchanged once, however often the page is drawn. */
export function finishSsoSignIn(organisationId: string, search: string): Promise<SignedIn> {
  const run = runs.get(search) ?? exchange(organisationId, search);
  runs.set(search, run);
  return run;
}
