import type { calendar_v3 } from '@googleapis/calendar';
import { failureOf, isStatus } from './google-errors.ts';
import type { BusyTime, Calendar, CalendarEvent, PlacedEvent } from './port.ts';

/** Google gives no more at once; a calendar of months has more than one page of them. */
const eventsAtOnce = 2500;
const mostPages = 8;

type EventCalls = Pick<Calendar, 'place' | 'remove' | 'look' | 'busyTimes'>;

/** What is asked of one person's primary calendar. */
export const eventCalls = (open: (grant: string) => calendar_v3.Resource$Events): EventCalls => ({
  place: (grant, event) => attempt(() => placeEvent(open(grant), event)),
  remove: (grant, eventId) =>
    attempt(async () => {
      const asked = open(grant).delete({ calendarId: 'primary', eventId, sendUpdates: 'all' });
      await asked.catch((error: unknown) => {
        if (!isStatus(error, 404, 410)) throw error;
      });
    }),
  look: (grant, eventId) =>
    attempt(async () => {
      const { data } = await open(grant).get({ calendarId: 'primary', eventId });
      const [start, end] = [data.start?.dateTime, data.end?.dateTime];
      if (!start || !end) return null;
      return {
        ...toPlaced(data),
        start: new Date(start),
        end: new Date(end),
        isCancelled: data.status === 'cancelled',
      };
    }),
  busyTimes: (grant, from, to) =>
    attempt(async () => {
      const found: BusyTime[] = [];
      let pageToken: string | undefined;
      for (let page = 0; page < mostPages; page += 1) {
        const { data } = await open(grant).list({
          calendarId: 'primary',
          timeMin: from.toISOString(),
          timeMax: to.toISOString(),
          singleEvents: true,
          orderBy: 'startTime',
          maxResults: eventsAtOnce,
          ...(pageToken && { pageToken }),
        });
        found.push(...(data.items ?? []).flatMap(toBusyTime));
        pageToken = data.nextPageToken ?? undefined;
        if (!pageToken) break;
      }
      return found;
    }),
});

async function placeEvent(events: calendar_v3.Resource$Events, event: CalendarEvent): Promise<PlacedEvent> {
  const common = { calendarId: 'primary', conferenceDataVersion: 1, sendUpdates: 'all' } as const;
  const requestBody = toGoogle(event);
  const { data } = await events
    .insert({ ...common, requestBody: { ...requestBody, id: event.id } })
    .catch((error: unknown) => {
      // It is there already: from an earlier attempt whose answer was lost, or because it moves now.
      if (!isStatus(error, 409)) throw error;
      return events.patch({ ...common, eventId: event.id, requestBody: { ...requestBody, status: 'confirmed' } });
    });
  const placed = toPlaced(data);
  if (!placed.isMeetingPending) return placed;
  return toPlaced((await events.get({ calendarId: 'primary', eventId: event.id })).data);
}

const toGoogle = (event: CalendarEvent): calendar_v3.Schema$Event => ({
  summary: event.summary,
  description: event.description,
  location: event.location,
  start: { dateTime: event.start.toISOString(), timeZone: event.timeZone },
  end: { dateTime: event.end.toISOString(), timeZone: event.timeZone },
  attendees: event.attendees.map(({ email, displayName }) => ({ email, displayName })),
  ...(event.hasMeeting && {
    // The same request twice makes one meeting.
    conferenceData: { createRequest: { requestId: event.id, conferenceSolutionKey: { type: 'hangoutsMeet' } } },
  }),
});

function toPlaced({ htmlLink, hangoutLink, conferenceData }: calendar_v3.Schema$Event): PlacedEvent {
  const video = conferenceData?.entryPoints?.find(({ entryPointType }) => entryPointType === 'video')?.uri;
  const meetLink = hangoutLink ?? video ?? null;
  const isMeetingPending = meetLink === null && conferenceData?.createRequest?.status?.statusCode === 'pending';
  return { calendarLink: htmlLink ?? null, meetLink, isMeetingPending };
}

/** What has no time of day, was cancelled or declined, or is marked as free keeps no one busy. */
function toBusyTime({ start, end, status, transparency, attendees }: calendar_v3.Schema$Event) {
  if (!start?.dateTime || !end?.dateTime || status === 'cancelled' || transparency === 'transparent') return [];
  if (attendees?.some(({ self, responseStatus }) => self && responseStatus === 'declined')) return [];
  return [{ start: new Date(start.dateTime), end: new Date(end.dateTime) }];
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error);
  }
}
