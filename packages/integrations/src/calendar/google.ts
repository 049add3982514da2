import { calendar, type calendar_v3 } from '@googleapis/calendar';
import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library';
import { failureOf, isStatus } from './google-errors.ts';
import { type Calendar, type CalendarEvent, CalendarFailed, type PlacedEvent } from './port.ts';

export interface GoogleCalendarOptions {
  clientId: string;
  clientSecret: string;
  /** Another place that speaks Google's protocol, for tests. */
  baseUrl?: string | undefined;
  timeoutMs?: number;
}

const scope = 'https://www.googleapis.com/auth/calendar.events';
const mostBusyTimes = 250;

/** Google's own client. A grant is a refresh token: access tokens live in memory, for as long as Google says. */
export function createGoogleCalendar({
  clientId,
  clientSecret,
  baseUrl,
  timeoutMs = 8000,
}: GoogleCalendarOptions): Calendar {
  const transporterOptions = { timeout: timeoutMs, retry: false };
  const requestOptions = { ...transporterOptions, ...(baseUrl && { rootUrl: `${baseUrl}/` }) };
  const createAuth = (redirectUri?: string) =>
    new OAuth2Client({
      clientId,
      clientSecret,
      ...(redirectUri && { redirectUri }),
      transporterOptions,
      ...(baseUrl && { endpoints: endpointsAt(baseUrl) }),
    });
  const openEvents = keepRecent((grant: string) => {
    const auth = createAuth();
    auth.setCredentials({ refresh_token: grant });
    return calendar({ version: 'v3', auth, ...requestOptions }).events;
  });

  return {
    name: 'google',
    invitesAttendees: true,
    homeUrl: 'https://calendar.google.com/',
    consentUrl: ({ redirectUri, state, codeChallenge }) =>
      createAuth(redirectUri).generateAuthUrl({
        access_type: 'offline',
        // Only a fresh consent brings a refresh token.
        prompt: 'consent',
        scope,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: CodeChallengeMethod.S256,
      }),
    async connect({ redirectUri, code, codeVerifier }) {
      const { tokens } = await createAuth(redirectUri)
        .getToken({ code, codeVerifier })
        .catch((error: unknown) => {
          const failure = failureOf(error);
          throw failure.reason === 'revoked' ? new CalendarFailed('invalid', failure.code) : failure;
        });
      // The page lets people untick what was asked for.
      if (!tokens.scope?.split(' ').includes(scope)) throw new CalendarFailed('not-granted', 'SCOPE');
      if (!tokens.refresh_token) throw new CalendarFailed('invalid', 'NO_REFRESH_TOKEN');
      return { grant: tokens.refresh_token };
    },
    async revoke(grant) {
      openEvents.forget(grant);
      await createAuth()
        .revokeToken(grant)
        .catch((error: unknown) => {
          throw failureOf(error);
        });
    },
    place: (grant, event) => attempt(() => placeEvent(openEvents.get(grant), event)),
    remove: (grant, eventId) =>
      attempt(async () => {
        const asked = openEvents.get(grant).delete({ calendarId: 'primary', eventId, sendUpdates: 'all' });
        await asked.catch((error: unknown) => {
          if (!isStatus(error, 404, 410)) throw error;
        });
      }),
    look: (grant, eventId) =>
      attempt(async () => {
        const { data } = await openEvents.get(grant).get({ calendarId: 'primary', eventId });
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
        const { data } = await openEvents.get(grant).list({
          calendarId: 'primary',
          timeMin: from.toISOString(),
          timeMax: to.toISOString(),
          singleEvents: true,
          orderBy: 'startTime',
          maxResults: mostBusyTimes,
        });
        return (data.items ?? []).flatMap(toBusyTime);
      }),
  };
}

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

/** What has no time of day, was cancelled or is marked as free keeps nobody busy. */
function toBusyTime({ start, end, status, transparency }: calendar_v3.Schema$Event) {
  if (!start?.dateTime || !end?.dateTime || status === 'cancelled' || transparency === 'transparent') return [];
  return [{ start: new Date(start.dateTime), end: new Date(end.dateTime) }];
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error);
  }
}

const endpointsAt = (baseUrl: string) => ({
  oauth2AuthBaseUrl: `${baseUrl}/o/oauth2/v2/auth`,
  oauth2TokenUrl: `${baseUrl}/token`,
  oauth2RevokeUrl: `${baseUrl}/revoke`,
});

const mostKept = 500;

/** Clients of the grants used last: each knows its access token, so that not every call asks for one. */
function keepRecent<T>(make: (grant: string) => T) {
  const kept = new Map<string, T>();
  return {
    get(grant: string): T {
      const value = kept.get(grant) ?? make(grant);
      kept.delete(grant);
      kept.set(grant, value);
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break;
        kept.delete(oldest);
      }
      return value;
    },
    forget: (grant: string) => kept.delete(grant),
  };
}
