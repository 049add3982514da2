import { oauthCallback, oauthState } from '@candela/contract/auth/auth.routes.ts';
import type { PublicRole } from '@candela/contract/auth/auth.schemas.ts';
import type { TestApp } from './test-app.ts';

export interface BegunSignIn {
  authorizeUrl: string;
  nonce: string;
  /** The cookie that ties the attempt to this browser. */
  cookies: Record<string, string>;
}

export async function beginGoogle(app: TestApp, role: PublicRole, next?: string): Promise<BegunSignIn> {
  const answer = await app.call(oauthState, { query: { role, ...(next !== undefined && { next }) } });
  if (answer.status !== 200) throw new Error(`Beginning failed: ${answer.body.message}`);
  return { authorizeUrl: answer.body.authorizeUrl, nonce: answer.body.nonce, cookies: answer.cookies };
}

/** What the person does on the local chooser, and what the browser then brings back. */
export async function chooseAccount(
  app: TestApp,
  authorizeUrl: string,
  person: { email: string; firstName?: string; lastName?: string },
): Promise<{ code: string; state: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: authorizeUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000' },
    payload: new URLSearchParams({ firstName: 'Grace', lastName: 'Marsh', ...person }).toString(),
  });
  if (answer.statusCode !== 303) throw new Error(`The chooser answered ${answer.statusCode}: ${answer.body}`);
  const { searchParams } = new URL(String(answer.headers.location));
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
}

export const finishGoogle = (
  app: TestApp,
  chosen: { code: string; state: string },
  cookies: Record<string, string> = {},
  headers: Record<string, string> = {},
) => app.call(oauthCallback, { query: chosen }, { cookies, headers });

/** The whole way, as one browser goes it. */
export async function signInWithGoogle(app: TestApp, email: string, role: PublicRole = 'candidate', next?: string) {
  const { authorizeUrl, cookies } = await beginGoogle(app, role, next);
  return finishGoogle(app, await chooseAccount(app, authorizeUrl, { email }), cookies);
}
