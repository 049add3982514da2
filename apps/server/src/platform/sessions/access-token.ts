import { roles } from '@candela/contract/kernel/roles.ts';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type Clock, minutes } from '../clock.ts';

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), role: z.enum(roles), exp: z.number() });

const lifetime = minutes(10);
const issuer = 'candela';
/** Checking a signature costs more than the rest of the kernel, and a page's calls all carry the same token. */
const mostRemembered = 10_000;

export function createAccessTokens(key: Uint8Array, clock: Clock) {
  const verified = new Map<string, { claims: { accountId: string; sessionId: string }; expiresAt: number }>();
  return {
    issue: ({
      accountId,
      sessionId,
      role,
    }: {
      accountId: string;
      sessionId: string;
      role: (typeof roles)[number];
    }): Promise<string> => {
      const now = clock.now();
      return new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(accountId)
        .setIssuer(issuer)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + lifetime))
        .sign(key);
    },
    /** The session the token speaks for, or null when it is forged, damaged or expired. */
    verify: async (token: string): Promise<{ accountId: string; sessionId: string } | null> => {
      const known = verified.get(token);
      if (known) return known.expiresAt > clock.now().getTime() ? known.claims : null;
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], issuer, currentDate: clock.now() });
        const claims = claimsSchema.parse(payload);
        const result = { accountId: claims.sub, sessionId: claims.sid };
        if (verified.size >= mostRemembered) verified.clear();
        verified.set(token, { claims: result, expiresAt: claims.exp * 1000 });
        return result;
      } catch {
        return null;
      }
    },
  };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;
