import { z } from 'zod';
import { defineEvent } from '../platform/events/event.ts';

/** A CV that an organisation uploaded was read and is on a candidate's record now. */
export const cvRead = defineEvent({
  name: 'cvs.read',
  payload: z.object({ candidateId: z.uuid(), cvId: z.uuid() }),
  subjectOf: ({ candidateId }) => candidateId,
});
