import { z } from 'zod';
import { emailSchema, messageResponseSchema, text } from '../kernel/fields.ts';
import { optionalNameText } from '../kernel/names.ts';
import { defineRoute } from '../kernel/route.ts';

/** The field people do not see and machines fill in. */
export const honeypotField = 'b_website';

/** The names are those of the mailing list's own form, so that one form serves both destinations. */
export const interestSchema = z.object({
  EMAIL: emailSchema,
  FNAME: optionalNameText(100).default(''),
  LNAME: optionalNameText(100).default(''),
  ROLE: z.literal('Employer').default('Employer'),
  [honeypotField]: text(500).default(''),
});

export const registerInterest = defineRoute({
  id: 'leads.register-interest',
  method: 'POST',
  path: '/api/interest',
  summary: 'Puts an address on the list of those who want to hear more',
  access: { kind: 'public' },
  rateLimit: { limit: 20, windowSeconds: 600, by: 'address' },
  body: interestSchema,
  response: messageResponseSchema,
});

export const unsubscribe = defineRoute({
  id: 'leads.unsubscribe',
  method: 'POST',
  path: '/api/interest/unsubscribe',
  summary: 'Takes an address off the list; the token came with the mail',
  access: { kind: 'public' },
  rateLimit: { limit: 60, windowSeconds: 600, by: 'address' },
  body: z.object({ token: text(500) }),
  response: messageResponseSchema,
  errors: ['NOT_FOUND'],
});
