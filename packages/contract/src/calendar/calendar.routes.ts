import { z } from 'zod';
import { dataResponse, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

/** The failures of the way to the calendar service and back, word for word. */
export const calendarTexts = {
  notGranted: 'Calendar access was not granted',
  invalidResponse: 'Invalid calendar connection response',
  failed: 'Calendar connection failed',
  disconnectFailed: 'Failed to disconnect calendar',
} as const;

export const calendarStatusSchema = z.object({
  isConnected: z.boolean(),
  /** Whether there is anything to connect to: not in production without a configured service. */
  isAvailable: z.boolean(),
  /** Local: the calendar that stands in for Google's on this machine. */
  calendar: z.enum(['local', 'google']).nullable(),
  /** Whether it makes video meetings; otherwise the recruiter says how to join. */
  makesMeetings: z.boolean(),
  /** The page of the connected calendar. */
  homeUrl: z.string().nullable(),
  /** Why it is not connected any more, where that was not the person's own doing here. */
  message: z.string().nullable(),
});
export type CalendarStatus = z.infer<typeof calendarStatusSchema>;

export const getCalendarStatus = defineRoute({
  id: 'calendar.get-status',
  method: 'GET',
  path: '/api/calendar/status',
  summary: "Whether the caller's calendar is connected",
  access: may('calendar.connect'),
  response: dataResponse(calendarStatusSchema),
});

export const connectCalendar = defineRoute({
  id: 'calendar.connect',
  method: 'POST',
  path: '/api/calendar/connect',
  summary: 'Begin to connect a calendar: where to send the browser',
  access: may('calendar.connect'),
  response: dataResponse(z.object({ authorizeUrl: z.string() })),
  errors: ['UNAVAILABLE'],
});

export const finishCalendarConnection = defineRoute({
  id: 'calendar.finish-connection',
  method: 'POST',
  path: '/api/calendar/callback',
  summary: 'Finish connecting with what the calendar service sent back',
  access: may('calendar.connect'),
  body: z.object({ code: text(4000), state: text(1000) }),
  response: dataResponse(calendarStatusSchema),
  errors: ['CALENDAR_NOT_GRANTED', 'CALENDAR_CONNECTION_INVALID', 'CALENDAR_CONNECTION_FAILED'],
});

export const disconnectCalendar = defineRoute({
  id: 'calendar.disconnect',
  method: 'POST',
  path: '/api/calendar/disconnect',
  summary: "Disconnect the caller's calendar and give the grant back",
  access: may('calendar.connect'),
  response: dataResponse(calendarStatusSchema),
});
