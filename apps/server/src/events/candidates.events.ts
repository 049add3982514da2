import { z } from 'zod';
import { defineEvent } from '../platform/events/event.ts';

/** A candidate whom the organisation has scored is called something else now. */
export const candidateRenamed = defineEvent({
  name: 'candidates.renamed',
  payload: z.object({ candidateId: z.uuid() }),
  subjectOf: ({ candidateId }) => candidateId,
});
