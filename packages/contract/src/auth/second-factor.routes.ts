import { z } from 'zod';
import { dataResponse, messageResponseSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { signedInResponseSchema } from './auth.schemas.ts';
import { proofSchema, secondFactorCodeSchema } from './proof.schemas.ts';

export const secondFactorInputSchema = z.object({ code: secondFactorCodeSchema });

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

const ownLimit = { limit: 30, windowSeconds: 900, by: 'account' } as const;

export const getOwnSecondFactor = defineRoute({
  id: 'auth.get-own-second-factor',
  method: 'GET',
  path: '/api/account/second-factor',
  summary: 'Whether the account asks for a code of an authenticator app, and whether it has a password besides',
  access: may('account.use'),
  response: dataResponse(
    z.object({
      isOn: z.boolean(),
      /** Accounts that sign in elsewhere may have none. */
      hasPassword: z.boolean(),
    }),
  ),
});

export const beginOwnSecondFactor = defineRoute({
  id: 'auth.begin-own-second-factor',
  method: 'POST',
  path: '/api/account/second-factor',
  summary:
    'Begin to set up an authenticator app, soon after signing in or with a proof; it counts once a code of it was typed',
  access: may('account.use'),
  body: proofSchema,
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['REAUTHENTICATION_REQUIRED', 'SIGN_IN_AGAIN', 'CONFLICT', 'RATE_LIMITED'],
  rateLimit: ownLimit,
});

export const confirmOwnSecondFactor = defineRoute({
  id: 'auth.confirm-own-second-factor',
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  summary: 'Confirm the app with its first code; recovery codes are shown once',
  access: may('account.use'),
  body: secondFactorInputSchema,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['INVALID_CODE', 'CONFLICT', 'RATE_LIMITED'],
  rateLimit: ownLimit,
});

export const removeOwnSecondFactor = defineRoute({
  id: 'auth.remove-own-second-factor',
  method: 'DELETE',
  path: '/api/account/second-factor',
  summary: 'Take the second factor away, with a code of the app or a recovery code',
  access: may('account.use'),
  body: secondFactorInputSchema,
  response: messageResponseSchema,
  errors: ['INVALID_CODE', 'FORBIDDEN', 'RATE_LIMITED'],
  rateLimit: ownLimit,
});
