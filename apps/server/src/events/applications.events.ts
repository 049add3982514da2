import { applicationStatusSchema } from '@candela/contract/applications/applications.schemas.ts';
import { z } from 'zod';
import { defineEvent } from '../platform/events/event.ts';

const pair = { candidateId: z.uuid(), jobId: z.uuid() };
const subjectOf = (of: { candidateId: string; jobId: string }) => `${of.jobId} ${of.candidateId}`;

export const applicationOpened = defineEvent({
  name: 'applications.opened',
  payload: z.object(pair),
  subjectOf: (payload) => subjectOf(payload),
});

export const applicationMoved = defineEvent({
  name: 'applications.moved',
  payload: z.object({
    ...pair,
    from: applicationStatusSchema,
    to: applicationStatusSchema,
    /** The candidate withdrew (to `rejected`) or applied again (to `pending`): no decision of the employer. */
    byCandidate: z.boolean().optional(),
    /** Of the application after the move. */
    version: z.number().int().optional(),
    /** Whether the candidate gets the mail of the stage; absent leaves it to the stage. */
    mail: z.boolean().optional(),
  }),
  subjectOf: (payload) => subjectOf(payload),
});
