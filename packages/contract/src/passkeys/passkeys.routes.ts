import { z } from 'zod';
import { signedInResponseSchema } from '../auth/auth.schemas.ts';
import { proofSchema } from '../auth/proof.schemas.ts';
import { dataResponse, idSchema, messageResponseSchema, requiredText } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

export const mostPasskeys = 20;

export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

const base64url = z
  .string()
  .max(16_384)
  .regex(/^[\w-]+$/);

/** What a browser's authenticator answers, as WebAuthn writes it; what it proves is checked by its signature. */
const answerFields = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
  clientExtensionResults: z.object({}).default({}),
};
const newPasskeyAnswerSchema = z.object({
  ...answerFields,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type NewPasskeyAnswer = z.infer<typeof newPasskeyAnswerSchema>;
const passkeyAnswerSchema = z.object({
  ...answerFields,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

/** For `navigator.credentials`, as WebAuthn writes it. */
const optionsResponse = dataResponse(z.record(z.string(), z.unknown()));
const ownLimit = { limit: 30, windowSeconds: 900, by: 'account' } as const;
const signInLimit = { limit: 100, windowSeconds: 900, by: 'address' } as const;

export const listPasskeys = defineRoute({
  id: 'passkeys.list',
  method: 'GET',
  path: '/api/account/passkeys',
  summary: 'The passkeys of the account',
  access: may('account.use'),
  response: dataResponse(z.array(passkeySchema)),
});

export const beginPasskey = defineRoute({
  id: 'passkeys.begin',
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'Begin to add a passkey, after proving once more whose account it is',
  access: may('account.use'),
  body: proofSchema,
  response: optionsResponse,
  errors: ['REAUTHENTICATION_REQUIRED', 'SIGN_IN_AGAIN', 'INVALID_CODE', 'CONFLICT', 'RATE_LIMITED'],
  rateLimit: ownLimit,
});

export const addPasskey = defineRoute({
  id: 'passkeys.add',
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Add the passkey that the authenticator made',
  access: may('account.use'),
  body: z.object({ name: requiredText(60, 'Give it a name'), answer: newPasskeyAnswerSchema }),
  response: dataResponse(passkeySchema),
  status: 201,
  errors: ['PASSKEY_REFUSED', 'CONFLICT', 'RATE_LIMITED'],
  rateLimit: ownLimit,
});

export const removePasskey = defineRoute({
  id: 'passkeys.remove',
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  summary: 'Remove a passkey, soon after signing in or with a proof; it can no longer be used to sign in',
  access: may('account.use'),
  params: z.object({ id: idSchema }),
  body: proofSchema,
  response: messageResponseSchema,
  errors: ['NOT_FOUND', 'REAUTHENTICATION_REQUIRED', 'SIGN_IN_AGAIN', 'INVALID_CODE', 'RATE_LIMITED'],
});

export const beginPasskeySignIn = defineRoute({
  id: 'passkeys.begin-sign-in',
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'Begin to sign in with a passkey',
  access: { kind: 'cookie' },
  response: optionsResponse,
  rateLimit: signInLimit,
});

/** Possession and the device's own check together: no second factor is asked for afterwards. */
export const signInWithPasskey = defineRoute({
  id: 'passkeys.sign-in',
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Sign in with a passkey',
  access: { kind: 'cookie' },
  body: z.object({ answer: passkeyAnswerSchema }),
  response: signedInResponseSchema,
  errors: [
    'PASSKEY_REFUSED',
    'UNAUTHENTICATED',
    'ACCOUNT_SUSPENDED',
    'DEMO_ACCOUNT_REFUSED',
    'SSO_REQUIRED',
    'RATE_LIMITED',
  ],
  rateLimit: signInLimit,
});
