import { z } from 'zod';
import { defineEvent } from '../platform/events/event.ts';

/** A member connected a calendar, for the first time or once more. */
export const calendarConnected = defineEvent({
  name: 'calendar.connected',
  payload: z.object({ accountId: z.uuid() }),
  subjectOf: ({ accountId }) => accountId,
});
