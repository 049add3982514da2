import { z } from 'zod';
import { emailSchema, text } from '../kernel/fields.ts';
import { nameText } from '../kernel/names.ts';
import { defineRoute } from '../kernel/route.ts';

export const leadSchema = z.object({
  firstName: nameText(100, 'First name is required'),
  lastName: nameText(100, 'Last name is required'),
  companyEmail: emailSchema,
});

export const createLead = defineRoute({
  id: 'leads.request-whitepaper',
  method: 'POST',
  path: '/api/resources/whitepapers/:slug/lead',
  summary: 'Says who wants a whitepaper; answers with a link that works for a few minutes',
  access: { kind: 'public' },
  rateLimit: { limit: 20, windowSeconds: 600, by: 'address' },
  params: z.object({ slug: text(200) }),
  body: leadSchema,
  response: z.object({ downloadUrl: z.url() }),
  errors: ['NOT_FOUND'],
});
