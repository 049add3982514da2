import { z } from 'zod';
import { oauthCallbackResponseSchema } from '../auth/auth.schemas.ts';
import { proofSchema } from '../auth/proof.schemas.ts';
import { dataResponse, emailSchema, idSchema, messageResponseSchema, requiredText, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

const domainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, 'Please enter a domain such as example.com');

const issuerSchema = text(500).refine((address) => {
  const url = URL.parse(address);
  const isLoopback = url !== null && ['127.0.0.1', 'localhost'].includes(url.hostname);
  return url !== null && !url.username && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback));
}, 'Please enter an address that begins with https://');

export const ssoInputSchema = z.object({
  issuer: issuerSchema,
  clientId: requiredText(200, 'Please enter the client ID'),
  /** Absent: the one that is stored stays. */
  clientSecret: text(500).optional(),
  domain: domainSchema,
  /** The company that those who join see; null for all. */
  companyId: idSchema.nullable(),
  /** Members with an address of the domain sign in this way only; the parent keeps every way in. Not before one of them has. */
  isRequired: z.boolean(),
});
export type SsoInput = z.infer<typeof ssoInputSchema>;

const ssoSchema = z.object({
  connection: z
    .object({
      issuer: z.string(),
      clientId: z.string(),
      hasSecret: z.boolean(),
      domain: z.string(),
      companyId: idSchema.nullable(),
      isRequired: z.boolean(),
      verifiedAt: z.iso.datetime().nullable(),
      /** When someone first signed in through it. */
      provedAt: z.iso.datetime().nullable(),
      /** What the domain has to show before anyone signs in with it. */
      record: z.object({ name: z.string(), value: z.string() }),
    })
    .nullable(),
  /** To be registered with the provider. */
  redirectUri: z.string(),
});
export type Sso = z.infer<typeof ssoSchema>;

export const getSso = defineRoute({
  id: 'sso.get',
  method: 'GET',
  path: '/api/organisation/sso',
  summary: 'How members of the organisation sign in through its own identity provider',
  access: may('sso.manage'),
  response: dataResponse(ssoSchema),
});

export const saveSso = defineRoute({
  id: 'sso.save',
  method: 'PUT',
  path: '/api/organisation/sso',
  summary: 'Connect the organisation’s identity provider (OpenID Connect), soon after signing in or with a proof',
  access: may('sso.manage'),
  body: ssoInputSchema.extend(proofSchema.shape),
  response: dataResponse(ssoSchema),
  errors: ['NOT_FOUND', 'REAUTHENTICATION_REQUIRED', 'SIGN_IN_AGAIN', 'INVALID_CODE', 'RATE_LIMITED'],
});

export const verifySsoDomain = defineRoute({
  id: 'sso.verify-domain',
  method: 'POST',
  path: '/api/organisation/sso/verify',
  summary: 'Look for the TXT record that proves the mail domain',
  access: may('sso.manage'),
  response: dataResponse(ssoSchema),
  errors: ['NOT_FOUND', 'CONFLICT', 'DOMAIN_NOT_PROVED'],
  rateLimit: { limit: 20, windowSeconds: 900, by: 'account' },
});

export const removeSso = defineRoute({
  id: 'sso.remove',
  method: 'DELETE',
  path: '/api/organisation/sso',
  summary: 'Disconnect the identity provider',
  access: may('sso.manage'),
  response: messageResponseSchema,
  errors: ['NOT_FOUND'],
});

export const beginSso = defineRoute({
  id: 'sso.begin',
  method: 'POST',
  path: '/api/auth/sso',
  summary: 'Begin a sign-in through the identity provider of an address’s organisation',
  access: { kind: 'public' },
  body: z.object({ email: emailSchema, next: text(2000).optional() }),
  response: z.object({ authorizeUrl: z.string() }),
  errors: ['SSO_UNKNOWN', 'UNAVAILABLE'],
  rateLimit: { limit: 60, windowSeconds: 900, by: 'address' },
});

export const finishSso = defineRoute({
  id: 'sso.finish',
  method: 'POST',
  path: '/api/auth/sso/:id/callback',
  summary: 'Finish a sign-in through an organisation’s identity provider',
  access: { kind: 'cookie' },
  params: z.object({ id: idSchema }),
  body: z.object({
    code: requiredText(4000, 'Missing authorization data'),
    state: requiredText(4000, 'Missing authorization data'),
    iss: text(500).optional(),
  }),
  response: oauthCallbackResponseSchema,
  errors: [
    'OAUTH_FAILED',
    'SSO_REFUSED',
    'OTHER_ORGANISATION',
    'SUBSCRIPTION_LIMIT_EXCEEDED',
    'UNAUTHENTICATED',
    'ACCOUNT_SUSPENDED',
    'DEMO_ACCOUNT_REFUSED',
    'UNAVAILABLE',
  ],
  rateLimit: { limit: 60, windowSeconds: 900, by: 'address' },
});
