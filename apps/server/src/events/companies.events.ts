import { z } from 'zod';
import { defineEvent } from '../platform/events/event.ts';

/** A company was archived: all of its work stops. */
export const companyArchived = defineEvent({
  name: 'companies.archived',
  payload: z.object({ companyId: z.uuid(), byAccountId: z.uuid() }),
  subjectOf: ({ companyId }) => companyId,
});
