import { z } from 'zod';
import { dataResponse, emailSchema, messageResponseSchema } from '../kernel/fields.ts';
import { nameText } from '../kernel/names.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { codeSchema } from './auth.schemas.ts';
import { proofSchema } from './proof.schemas.ts';

export const profileInputSchema = z.object({
  firstName: nameText(80, 'First name is required').optional(),
  lastName: nameText(80, 'Last name is required').optional(),
});
export type ProfileInput = z.infer<typeof profileInputSchema>;

export const updateProfile = defineRoute({
  id: 'auth.update-profile',
  method: 'PATCH',
  path: '/api/recruiter/profile',
  summary: 'Change the names of the signed-in recruiter',
  access: may('profile.update'),
  body: profileInputSchema,
  response: messageResponseSchema.extend({ data: z.object({ firstName: z.string(), lastName: z.string() }) }),
});

export const emailInputSchema = z.object({ email: emailSchema });

const emailRoute = {
  method: 'PATCH',
  summary:
    'Ask for another address, soon after signing in or with a proof; it counts once the code mailed to it was typed',
  body: emailInputSchema.extend(proofSchema.shape),
  response: z.object({ message: z.string(), email: z.string() }),
  errors: [
    'EXTERNAL_PROVIDER_EMAIL_MANAGED',
    'REAUTHENTICATION_REQUIRED',
    'SIGN_IN_AGAIN',
    'INVALID_CODE',
    'RATE_LIMITED',
  ],
  rateLimit: { limit: 10, windowSeconds: 3600, by: 'account' },
} as const;

export const changeRecruiterEmail = defineRoute({
  ...emailRoute,
  id: 'auth.change-recruiter-email',
  path: '/api/recruiter/email',
  access: may('profile.update'),
});

export const changeCandidateEmail = defineRoute({
  ...emailRoute,
  id: 'auth.change-candidate-email',
  path: '/api/candidate/email',
  access: may('candidate.update-own'),
});

export const getEmailChange = defineRoute({
  id: 'auth.email-change',
  method: 'GET',
  path: '/api/account/email',
  summary: "The account's address, and the one that waits to be confirmed",
  access: may('account.use'),
  response: dataResponse(z.object({ email: z.string(), pendingEmail: z.string().nullable() })),
});

export const confirmEmailChange = defineRoute({
  id: 'auth.confirm-email-change',
  method: 'POST',
  path: '/api/account/email/confirm',
  summary: 'Confirm the new address with the code that was mailed to it',
  access: may('account.use'),
  body: z.object({ code: codeSchema }),
  response: z.object({ message: z.string(), email: z.string() }),
  errors: ['INVALID_CODE', 'ADDRESS_TAKEN', 'RATE_LIMITED'],
  rateLimit: { limit: 30, windowSeconds: 3600, by: 'account' },
});

export const cancelEmailChange = defineRoute({
  id: 'auth.cancel-email-change',
  method: 'DELETE',
  path: '/api/account/email',
  summary: 'Take back the wish for another address: its code no longer works',
  access: may('account.use'),
  response: messageResponseSchema,
});
