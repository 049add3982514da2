import { roles } from '@candela/contract/kernel/route.ts';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type Clock, minutes } from '../clock.ts';

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), role: z.enum(roles) });

export interface AccessTokens {
  issue(claims: { accountId: string; sessionId: string; role: (typeof roles)[number] }): Promise<string>;
  /** The session the token speaks for, or null when it is forged, damaged or expired. */
  verify(token: string): Promise<{ accountId: string; sessionId: string } | null>;
}

const lifetime = minutes(10);
const issuer = 'candela';
const clockToleranceSeconds = 5;

export function createAccessTokens(key: Uint8Array, clock: Clock): AccessTokens {
  return {
    issue: ({ accountId, sessionId, role }) => {
      const now = clock.now();
      return new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(accountId)
        .setIssuer(issuer)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + lifetime))
        .sign(key);
    },
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          currentDate: clock.now(),
          clockTolerance: clockToleranceSeconds,
        });
        const claims = claimsSchema.parse(payload);
        return { accountId: claims.sub, sessionId: claims.sid };
      } catch {
        return null;
      }
    },
  };
}
