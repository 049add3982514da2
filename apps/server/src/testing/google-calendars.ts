import { connectCalendar, finishCalendarConnection } from '@candela/contract/calendar/calendar.routes.ts';
import { listInterviews } from '@candela/contract/interviews/interviews.routes.ts';
import { createGoogleCalendar } from '@candela/integrations/calendar/google.ts';
import type { Calendar, CalendarEvent, PlacedEvent } from '@candela/integrations/calendar/port.ts';
import { startGoogleCalendarServer } from '@candela/integrations/testing/google-calendar-server.ts';
import { createInterviewCase } from './interviews.ts';
import { createTestApp } from './test-app.ts';

const client = { clientId: 'client', clientSecret: 'secret' };

/** What a call that writes an event meets on its way; `place` carries it out. */
type Meeting = (place: () => Promise<PlacedEvent>, event: CalendarEvent) => Promise<PlacedEvent>;

/** The product with Google's calendar behind it, whose writing can be held up. */
export async function createGoogleApp() {
  const google = await startGoogleCalendarServer(client);
  const real = createGoogleCalendar({ ...client, baseUrl: google.origin, timeoutMs: 500 });
  const meetings: Meeting[] = [];
  const calendar: Calendar = {
    ...real,
    place: (grant, event) => {
      const place = () => real.place(grant, event);
      const meeting = meetings.shift();
      return meeting ? meeting(place, event) : place();
    },
  };
  const app = await createTestApp({ environment: { RATE_LIMITS: '0' }, platform: { calendar } });

  async function connect(token: string) {
    const { authorizeUrl } = (await app.call(connectCalendar, {}, { token })).body.data;
    const location = (await fetch(authorizeUrl, { redirect: 'manual' })).headers.get('location') ?? '';
    const query = new URL(location).searchParams;
    const body = { code: query.get('code') ?? '', state: query.get('state') ?? '' };
    await app.call(finishCalendarConnection, { body }, { token });
  }

  async function createCase() {
    const created = await createInterviewCase(app, { isConnected: false });
    const { token } = created;
    await connect(token);
    const listed = async () => {
      const period = { startDate: created.form.startDateTime, endDate: created.form.endDateTime };
      return (await app.call(listInterviews, { query: period }, { token })).body.data.interviews;
    };
    const events = () => google.events().filter(({ description }) => description?.includes(created.candidateId));
    const standing = () => events().filter(({ status }) => status === 'confirmed');
    return { ...created, listed, events, standing };
  }

  return {
    google,
    app,
    connect,
    createCase,
    /** The next calls that write an event meet these, one after the other. */
    meetPlacing: (...next: Meeting[]) => void meetings.push(...next),
    close: async () => {
      await app.close();
      await google.close();
    },
  };
}
