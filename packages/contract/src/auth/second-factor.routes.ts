import { z } from 'zod';
import { defineRoute } from '../kernel/route.ts';
import { signedInResponseSchema } from './auth.schemas.ts';

/** Six digits of an authenticator app, or a recovery code; spaces and dashes as people write them. */
export const secondFactorInputSchema = z.object({
  code: z
    .string({ error: 'Invalid code' })
    .max(40, 'Invalid code')
    .transform((code) => code.replace(/[\s-]/g, '').toLowerCase())
    .pipe(z.string().regex(/^(\d{6}|[a-z2-7]{10})$/, 'Invalid code')),
});

const guessLimit = { limit: 100, windowSeconds: 900, by: 'address' } as const;

/** Where a sign-in goes on that was answered with `SECOND_FACTOR_REQUIRED`; a cookie carries it from there to here. */
export const secondFactor = defineRoute({
  id: 'auth.second-factor',
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Finish a sign-in with the code of an authenticator app, or a recovery code',
  access: { kind: 'cookie' },
  body: secondFactorInputSchema,
  response: signedInResponseSchema,
  errors: ['INVALID_CODE', 'UNAUTHENTICATED', 'ACCOUNT_SUSPENDED', 'RATE_LIMITED'],
  rateLimit: guessLimit,
});

/** The same after `SECOND_FACTOR_SETUP_REQUIRED`: first the secret, … */
export const secondFactorSetup = defineRoute({
  id: 'auth.second-factor-setup',
  method: 'POST',
  path: '/api/auth/second-factor/setup',
  summary: 'Begin to set up an authenticator app during a sign-in that needs one',
  access: { kind: 'cookie' },
  response: z.object({
    /** For typing; the address holds the same for a QR code. */
    secret: z.string(),
    uri: z.string(),
  }),
  errors: ['UNAUTHENTICATED', 'CONFLICT'],
  rateLimit: guessLimit,
});

/** … then a code that proves the app has it. */
export const confirmSecondFactor = defineRoute({
  id: 'auth.confirm-second-factor',
  method: 'POST',
  path: '/api/auth/second-factor/setup/confirm',
  summary: 'Confirm the authenticator app with its first code, and finish the sign-in; recovery codes are shown once',
  access: { kind: 'cookie' },
  body: secondFactorInputSchema,
  response: signedInResponseSchema.extend({ recoveryCodes: z.array(z.string()) }),
  errors: ['INVALID_CODE', 'UNAUTHENTICATED', 'CONFLICT', 'ACCOUNT_SUSPENDED', 'RATE_LIMITED'],
  rateLimit: guessLimit,
});
