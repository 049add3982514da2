import {
  connectCalendar,
  disconnectCalendar,
  finishCalendarConnection,
  getCalendarStatus,
} from '@candela/contract/calendar/calendar.routes.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { createGoogleCalendar } from '@candela/integrations/calendar/google.ts';
import { startGoogleCalendarServer } from '@candela/integrations/testing/google-calendar-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consent } from '../../testing/calendars.ts';
import { createParent, createPerson, type Person, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function prepare(created: Promise<Person>) {
  const person = await created;
  const { token } = await signIn(app, person);
  const finish = (answer: URLSearchParams, as = token) =>
    app.call(
      finishCalendarConnection,
      { body: { code: answer.get('code') ?? '', state: answer.get('state') ?? '' } },
      { token: as },
    );
  return { person, token, finish, status: async () => (await app.call(getCalendarStatus, {}, { token })).body.data };
}

describe('connecting a calendar', () => {
  it('leads from not connected to connected and back, on every screen that says so', async () => {
    const { token, finish, status } = await prepare(createParent(app));
    const flag = async () => (await app.call(getRecruiter, {}, { token })).body.data.user.calendarConnected;
    expect([(await status()).isConnected, await flag()]).toEqual([false, false]);
    expect((await finish(await consent(app, token, 'allow'))).body.data).toMatchObject({ isConnected: true });
    expect([(await status()).isConnected, await flag()]).toEqual([true, true]);
    const answer = await app.call(disconnectCalendar, {}, { token });
    expect(answer.body.data).toMatchObject({ isConnected: false, message: null });
    expect(await flag()).toBe(false);
  });

  it('is open to candidates too', async () => {
    const { token, finish, status } = await prepare(createPerson(app, 'candidate'));
    await finish(await consent(app, token, 'allow'));
    expect((await status()).isConnected).toBe(true);
  });

  it('says on the way what it is for, whose it is and where it comes back to', async () => {
    const { person, token } = await prepare(createParent(app));
    const { authorizeUrl } = (await app.call(connectCalendar, {}, { token })).body.data;
    const asked = new URL(authorizeUrl, 'http://localhost').searchParams;
    const [carried = ''] = asked.get('state')?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(carried, 'base64url').toString())).toEqual({
      id: expect.any(String),
      type: 'calendar_connect',
      userId: person.accountId,
      frontendRedirect: asked.get('redirect_uri'),
    });
  });

  it('takes an answer once, and only from the account that asked', async () => {
    const [mine, other] = [await prepare(createParent(app)), await prepare(createParent(app))];
    const answer = await consent(app, mine.token, 'allow');
    const stolen = await mine.finish(answer, other.token);
    expect([stolen.status, stolen.body.message]).toEqual([400, 'Invalid calendar connection response']);
    expect((await mine.finish(answer)).status).toBe(200);
    expect((await mine.finish(answer)).body.message).toBe('Invalid calendar connection response');
  });

  it('does not take an answer after ten minutes, a forged state, or a made-up code', async () => {
    const { person, token, finish } = await prepare(createParent(app));
    const refused = async (answer: URLSearchParams) => (await finish(answer)).body.message;
    const made = await consent(app, token, 'allow');
    made.set('code', 'made.up.code');
    expect(await refused(made)).toBe('Invalid calendar connection response');
    const forged = await consent(app, token, 'allow');
    forged.set('state', `${forged.get('state')}x`);
    expect(await refused(forged)).toBe('Invalid calendar connection response');
    const late = await consent(app, token, 'allow');
    app.clock.advance(601_000);
    const { token: newToken } = await signIn(app, person);
    expect((await finish(late, newToken)).body.message).toBe('Invalid calendar connection response');
  });

  it('keeps the grant sealed', async () => {
    const { token, finish } = await prepare(createParent(app));
    await finish(await consent(app, token, 'allow'));
    const rows = await app.platform.database.system.selectFrom('calendar_connections').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed_grant: box } of rows) expect(box[0]).toBe(1);
  });
});

describe('connecting Google Calendar', () => {
  it('says what Google says: not granted, granted, no longer granted', async () => {
    const client = { clientId: 'client', clientSecret: 'secret' };
    const google = await startGoogleCalendarServer(client);
    const calendar = createGoogleCalendar({ ...client, baseUrl: google.origin, timeoutMs: 500 });
    const other = await createTestApp({ platform: { calendar } });
    const { token } = await signIn(other, await createParent(other));
    const connect = async (scope: 'calendar' | 'nothing') => {
      google.consentTo(scope);
      const { authorizeUrl } = (await other.call(connectCalendar, {}, { token })).body.data;
      const location = (await fetch(authorizeUrl, { redirect: 'manual' })).headers.get('location') ?? '';
      const query = new URL(location).searchParams;
      const body = { code: query.get('code') ?? '', state: query.get('state') ?? '' };
      return other.call(finishCalendarConnection, { body }, { token });
    };
    expect((await connect('nothing')).body.message).toBe('Calendar access was not granted');
    expect((await connect('calendar')).body.data).toMatchObject({ isConnected: true, calendar: 'google' });
    google.revokeAll();
    // Giving back what Google has taken away already is no failure.
    expect((await other.call(disconnectCalendar, {}, { token })).body.data.isConnected).toBe(false);
    await google.close();
    await other.close();
  });
});
