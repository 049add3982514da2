import { z } from 'zod';
import { proofSchema } from '../auth/proof.schemas.ts';
import { idSchema, messageResponseSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

export const handOverParenthood = defineRoute({
  id: 'parenthood.hand-over',
  method: 'POST',
  path: '/api/recruiter/parenthood',
  summary: 'Make a teammate the parent of the organisation; the caller stays as an admin',
  access: may('parenthood.hand-over'),
  body: z.object({ userId: idSchema, ...proofSchema.shape }),
  response: messageResponseSchema,
  errors: ['NOT_FOUND', 'CONFLICT', 'REAUTHENTICATION_REQUIRED', 'SIGN_IN_AGAIN', 'INVALID_CODE', 'RATE_LIMITED'],
  rateLimit: { limit: 10, windowSeconds: 900, by: 'account' },
});
