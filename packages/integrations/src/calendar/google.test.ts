import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGoogleCalendarServer } from '../testing/google-calendar-server.ts';
import { followUntil } from '../testing/redirect-follower.ts';
import { createGoogleCalendar } from './google.ts';
import { calendarContract, connect, failureOf, newAttempt, newEvent } from './port.contract.ts';

const redirectUri = 'http://127.0.0.1:9/auth/calendar/callback';
const client = { clientId: 'client-1', clientSecret: 'secret-1' };

async function start() {
  const server = await startGoogleCalendarServer(client);
  const calendar = createGoogleCalendar({ ...client, baseUrl: server.origin, timeoutMs: 400 });
  return {
    server,
    calendar,
    redirectUri,
    allow: (url: string) => {
      server.consentTo('calendar');
      return followUntil(url, redirectUri);
    },
    decline: (url: string) => {
      server.consentTo('denied');
      return followUntil(url, redirectUri);
    },
    stop: server.close,
  };
}

describe('Google Calendar', () => {
  calendarContract(start);

  let harness: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    harness = await start();
  });
  afterAll(() => harness.stop());

  it('does not connect when the calendar was unticked', async () => {
    const { server, calendar } = harness;
    server.consentTo('nothing');
    const attempt = newAttempt(redirectUri);
    const code = (await followUntil(calendar.consentUrl(attempt), redirectUri)).searchParams.get('code') ?? '';
    expect(await failureOf(calendar.connect({ ...attempt, code }))).toBe('not-granted');
  });

  it('keeps one event when the answer was lost, and moves it', async () => {
    const { server, calendar } = harness;
    const grant = await connect(harness);
    const event = newEvent();
    server.meet('lost');
    expect(await failureOf(calendar.place(grant, event))).toBe('unavailable');
    await calendar.place(grant, event);
    await calendar.place(grant, { ...event, start: new Date('2027-03-02T09:00:00Z') });
    const events = server.events().filter(({ id }) => id === event.id);
    expect(events).toMatchObject([{ start: { dateTime: '2027-03-02T09:00:00.000Z' }, status: 'confirmed' }]);
    expect(server.requests.every(({ method, query }) => method === 'GET' || query.get('sendUpdates') === 'all')).toBe(
      true,
    );
  });

  it('looks again when the meeting is not ready', async () => {
    const { server, calendar } = harness;
    const grant = await connect(harness);
    server.meet('meet-pending');
    expect((await calendar.place(grant, newEvent())).meetLink).toMatch(/^https:\/\/meet\.google\.com\//);
  });

  it('says that it is unavailable when Google hangs or breaks', async () => {
    const { server, calendar } = harness;
    const grant = await connect(harness);
    for (const mode of ['hang', 500, 429, 410] as const) {
      server.meet(mode);
      expect(await failureOf(calendar.place(grant, newEvent()))).toBe('unavailable');
    }
  });

  it('notices that the person took the grant back, and what they changed in the calendar itself', async () => {
    const { server, calendar } = harness;
    const grant = await connect(harness);
    const event = newEvent();
    await calendar.place(grant, event);
    expect(await calendar.busyTimes(grant, new Date(0), new Date('2030-01-01'))).toEqual([
      { start: event.start, end: event.end },
    ]);
    await calendar.remove(grant, event.id);
    expect(await calendar.look(grant, event.id)).toMatchObject({ isCancelled: true });
    server.revokeAll();
    expect(await failureOf(calendar.look(grant, event.id))).toBe('revoked');
  });

  it('knows every time a person is taken, however many pages of them there are, but not what they declined', async () => {
    const { server, calendar } = harness;
    const grant = await connect(harness);
    const starts = [9, 10, 11, 12, 13].map((hour) => new Date(Date.UTC(2027, 2, 2, hour)));
    for (const start of starts) await calendar.place(grant, { ...newEvent(), start, end: new Date(+start + 36e5) });
    const declined = server.events().find((event) => event.start?.dateTime === starts[0]?.toISOString());
    if (declined) declined.attendees = [{ email: 'me@people.test', self: true, responseStatus: 'declined' }];
    server.giveAtOnce(2);
    const busy = await calendar.busyTimes(grant, new Date(0), new Date('2030-01-01'));
    server.giveAtOnce(2500);
    expect(busy.map(({ start }) => start)).toEqual(starts.slice(1));
  });
});
