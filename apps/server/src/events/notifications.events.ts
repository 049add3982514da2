import { z } from 'zod';
import { defineEvent } from '../platform/events/event.ts';

/** Accounts of recruiters have a notification they have not seen. */
export const recruitersNotified = defineEvent({
  name: 'notifications.recruiters-notified',
  payload: z.object({ accountIds: z.array(z.uuid()).min(1) }),
  subjectOf: ({ accountIds }) => accountIds[0] ?? '',
});
