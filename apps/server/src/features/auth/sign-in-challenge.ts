import { after, minutes } from '../../platform/clock.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import { isSignature, signature } from '../../platform/secrets/keys.ts';

/** A sign-in whose password was right and whose second factor is still to come. */
export interface SignInChallenge {
  accountId: string;
  /** Of the credentials that were verified. */
  credentialsVersion: number;
}

const cookieName = 'candela_challenge';
const cookiePath = '/api/auth';
const lifetime = minutes(10);
const form = /^([0-9a-f-]{36})\.(\d{1,9})\.(\d{1,13})\.([\w-]{43})$/;

/** Carried by the browser in a signed cookie that scripts cannot read; it opens nothing without the second factor. */
export const createChallenges = (key: Uint8Array) => ({
  set(request: RequestContext, { accountId, credentialsVersion }: SignInChallenge, now: Date): void {
    const parts = [accountId, String(credentialsVersion), String(after(now, lifetime).getTime())];
    const value = [...parts, signature(key, 'challenge', ...parts)].join('.');
    request.setCookie(cookieName, value, { path: cookiePath, maxAgeSeconds: lifetime / 1000 });
  },

  read(request: RequestContext, now: Date): SignInChallenge | null {
    const [, accountId, version, expiry, signed] = form.exec(request.cookie(cookieName) ?? '') ?? [];
    if (!accountId || !version || !expiry || !signed) return null;
    if (!isSignature(signed, key, 'challenge', accountId, version, expiry)) return null;
    return Number(expiry) > now.getTime() ? { accountId, credentialsVersion: Number(version) } : null;
  },

  clear: (request: RequestContext): void => request.clearCookie(cookieName, { path: cookiePath }),
});
