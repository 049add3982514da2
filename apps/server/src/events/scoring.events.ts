import { z } from 'zod';
import { defineEvent } from '../platform/events/event.ts';

/** One candidate was scored for jobs of an organisation, or (null) everyone a job has was brought up to date. */
export const scored = defineEvent({
  name: 'scoring.scored',
  payload: z.object({ candidateId: z.uuid().nullable(), jobIds: z.array(z.uuid()).min(1) }),
  subjectOf: ({ candidateId, jobIds }) => candidateId ?? (jobIds[0] as string),
});
