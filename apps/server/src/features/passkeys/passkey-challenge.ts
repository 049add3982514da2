import { randomBytes } from 'node:crypto';
import { after, minutes } from '../../platform/clock.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import { isSignature, signature } from '../../platform/secrets/keys.ts';

const cookieName = 'candela_passkey';
const cookiePath = '/api';
const lifetime = minutes(10);
const form = /^([\w-]{43})\.(\d{1,13})\.([\w-]{43})$/;

/** What an authenticator is to sign, bound to what it is for; the browser carries it in a cookie that scripts cannot read. */
export const createPasskeyChallenges = (key: Uint8Array) => ({
  set(request: RequestContext, purpose: string, now: Date): string {
    const challenge = randomBytes(32).toString('base64url');
    const expiry = String(after(now, lifetime).getTime());
    const value = [challenge, expiry, signature(key, 'passkey', purpose, challenge, expiry)].join('.');
    request.setCookie(cookieName, value, { path: cookiePath, maxAgeSeconds: lifetime / 1000 });
    return challenge;
  },

  /** The challenge and until when it is to be remembered as used; null when there is none for this purpose. */
  take(request: RequestContext, purpose: string, now: Date): { challenge: string; expiresAt: Date } | null {
    const [, challenge, expiry, signed] = form.exec(request.cookie(cookieName) ?? '') ?? [];
    request.clearCookie(cookieName, { path: cookiePath });
    if (!challenge || !expiry || !signed) return null;
    if (!isSignature(signed, key, 'passkey', purpose, challenge, expiry)) return null;
    return Number(expiry) > now.getTime() ? { challenge, expiresAt: new Date(Number(expiry)) } : null;
  },
});
export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;
