import { z } from 'zod';
import { defineEvent } from '../platform/events/event.ts';

export const organisationSuspended = defineEvent({
  name: 'organisations.suspended',
  payload: z.object({ organisationId: z.uuid() }),
  subjectOf: ({ organisationId }) => organisationId,
});
