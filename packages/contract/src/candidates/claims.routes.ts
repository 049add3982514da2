import { z } from 'zod';
import { dataResponse, idSchema, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

/** What an invitation to claim a record is about, for the one who holds its link. */
const invitationSchema = z.object({
  organisationName: z.string(),
  /** The address it was sent to has an account already: signing in is all it takes. */
  hasAccount: z.boolean(),
  isClaimed: z.boolean(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const readInvitation = defineRoute({
  id: 'candidates.read-invitation',
  method: 'GET',
  path: '/api/claim/:invite',
  summary: 'Who holds the record an invitation is about, and whether its address has an account',
  access: { kind: 'public' },
  rateLimit: { limit: 60, windowSeconds: 600, by: 'address' },
  params: z.object({ invite: text(500) }),
  response: dataResponse(invitationSchema),
  errors: ['INVALID_INVITE'],
});

export const claimRecord = defineRoute({
  id: 'candidates.claim-record',
  method: 'POST',
  path: '/api/candidate/claim',
  summary: 'Ties the record an invitation is about to the signed-in account; doing it twice changes nothing',
  access: may('candidate.update-own'),
  body: z.object({ invite: text(500) }),
  response: dataResponse(
    z.object({
      organisationName: z.string(),
      /** Of the latest application that came with it; null where there is none to see. */
      jobId: idSchema.nullable(),
      isNew: z.boolean(),
    }),
  ),
  errors: ['INVALID_INVITE'],
});
