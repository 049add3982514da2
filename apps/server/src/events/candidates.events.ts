import { z } from 'zod';
import { defineEvent } from '../platform/events/event.ts';

/** A candidate whom the organisation has scored is called something else now. */
export const candidateRenamed = defineEvent({
  name: 'candidates.renamed',
  payload: z.object({ candidateId: z.uuid() }),
  subjectOf: ({ candidateId }) => candidateId,
});

/** A candidate the organisation knows objects to automated scoring, or no longer does. */
export const objectionChanged = defineEvent({
  name: 'candidates.objection-changed',
  payload: z.object({ candidateId: z.uuid(), isObjecting: z.boolean() }),
  subjectOf: ({ candidateId }) => candidateId,
});
