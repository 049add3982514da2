import { z } from 'zod';
import { proofSchema } from '../auth/proof.schemas.ts';
import { dataResponse, idSchema, messageResponseSchema, requiredText } from '../kernel/fields.ts';
import { may, type Permission } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

export const mostApiKeys = 20;

/** What a key can be given: what concerns hiring, and nothing of an account, the team or the money. */
export const apiKeyPermissions = [
  'application.read',
  'application.create',
  'application.move',
  'assessment.read',
  'candidate.read',
  'company.list',
  'company.read',
  'cv.read',
  'job.read',
  'job.create',
  'job.update',
  'job.publish',
  'ranking.read',
  'report.read',
] as const satisfies readonly Permission[];
export type ApiKeyPermission = (typeof apiKeyPermissions)[number];

export const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The last characters of the secret. */
  hint: z.string(),
  permissions: z.array(z.enum(apiKeyPermissions)),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const apiKeyInputSchema = z.object({
  name: requiredText(60, 'Give it a name'),
  permissions: z.array(z.enum(apiKeyPermissions)).min(1, 'Choose what it may do').max(apiKeyPermissions.length),
});

export const listApiKeys = defineRoute({
  id: 'api-keys.list',
  method: 'GET',
  path: '/api/organisation/api-keys',
  summary: "The organisation's API keys",
  access: may('api-key.manage'),
  response: dataResponse(z.array(apiKeySchema)),
});

export const createApiKey = defineRoute({
  id: 'api-keys.create',
  method: 'POST',
  path: '/api/organisation/api-keys',
  summary: 'A new API key, soon after signing in or with a proof; its secret is in this answer and never again',
  access: may('api-key.manage'),
  body: apiKeyInputSchema.extend(proofSchema.shape),
  response: dataResponse(apiKeySchema.extend({ secret: z.string() })),
  status: 201,
  errors: ['CONFLICT', 'REAUTHENTICATION_REQUIRED', 'SIGN_IN_AGAIN', 'INVALID_CODE', 'RATE_LIMITED'],
  rateLimit: { limit: 30, windowSeconds: 3600, by: 'account' },
});

export const revokeApiKey = defineRoute({
  id: 'api-keys.revoke',
  method: 'DELETE',
  path: '/api/organisation/api-keys/:id',
  summary: 'End a key, from the next request on',
  access: may('api-key.manage'),
  params: z.object({ id: idSchema }),
  response: messageResponseSchema,
  errors: ['NOT_FOUND'],
});
