import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import { withdrawApplication } from '@candela/contract/applications/own-applications.routes.ts';
import {
  cancelBooked,
  chooseTime,
  createBooking,
  endBooking,
  getBookingPage,
  listBookings,
  previewBooking,
} from '@candela/contract/bookings/bookings.routes.ts';
import { disconnectCalendar } from '@candela/contract/calendar/calendar.routes.ts';
import { cancelInterview, listInterviews } from '@candela/contract/interviews/interviews.routes.ts';
import { listNotifications } from '@candela/contract/notifications/notifications.routes.ts';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signTenantLink } from '../../platform/secrets/signed-link.ts';
import { connectOwnCalendar } from '../../testing/calendars.ts';
import { createInterviewCase } from '../../testing/interviews.ts';
import { createCompany, createMember, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

const everyDay = { kind: 'rules' as const, days: [1, 2, 3, 4, 5, 6, 7], noticeHours: 2 };

async function createCase(changes: object = {}) {
  const made = await createInterviewCase(app);
  const { candidateId, jobId, token } = made;
  const body = { candidateId, jobId, title: 'First talk', timeZone: 'Europe/London', offer: everyDay, ...changes };
  const booking = (await app.call(createBooking, { body }, { token })).body.data;
  const params = { token: booking.url.split('/').at(-1) ?? '' };
  /** Without the times that may pass while a test runs. */
  const page = async () => {
    const open = (await app.call(getBookingPage, { params })).body.data;
    return { ...open, times: open.times.filter(({ start }) => start > made.inHours(3).toISOString()) };
  };
  const choose = (start: string) => app.call(chooseTime, { params, body: { start, timeZone: 'Asia/Kathmandu' } });
  const listed = async () => {
    const far = { startDate: made.inHours(0).toISOString(), endDate: made.inHours(24 * 60).toISOString() };
    return (await app.call(listInterviews, { query: far }, { token })).body.data.interviews;
  };
  return { ...made, body, booking, params, page, choose, listed };
}

const fileOf = async (token: string) => {
  const file = await app.inject(`/calendar/booking/${token}/interview.ics`);
  if (file.statusCode !== 200) return file.statusCode;
  const [event] = new ICAL.Component(ICAL.parse(file.body)).getAllSubcomponents('vevent');
  return new ICAL.Event(event).startDate.toJSDate().toISOString();
};

/** Presses until there is an answer: a server that has too much to do says so, and a browser asks again. */
async function press(token: string, start: string): Promise<number> {
  const { status } = await app.call(chooseTime, { params: { token }, body: { start } });
  return status === 503 ? press(token, start) : status;
}

/** Links to as many candidates, all with the same time in the calendar of the same recruiter. */
async function sendMany(likeId: string, count: number, start: string): Promise<string[]> {
  const { system } = app.platform.database;
  const offer = JSON.stringify({ kind: 'times', starts: [start] });
  const { rows } = await sql<{ id: string; organisation_id: string }>`
    with people as (
      insert into candidates (id, organisation_id, name, email)
      select gen_random_uuid(), b.organisation_id, 'Racer ' || n, 'racer' || n || '@people.test'
      from bookings b, generate_series(1, ${count}) n where b.id = ${likeId} returning id
    ), running as (
      insert into applications (organisation_id, company_id, job_id, candidate_id, status)
      select b.organisation_id, b.company_id, b.job_id, p.id, 'pending' from bookings b, people p where b.id = ${likeId}
    )
    insert into bookings (organisation_id, company_id, job_id, candidate_id, recruiter_account_id, title, has_meeting,
      length_minutes, time_zone, offer, expires_at, created_at, attendees)
    select b.organisation_id, b.company_id, b.job_id, p.id, b.recruiter_account_id, b.title, true, 30, 'UTC',
      ${offer}::jsonb, b.expires_at, b.created_at, b.attendees
    from bookings b, people p where b.id = ${likeId} returning id, organisation_id`.execute(system);
  const key = app.platform.keys.signedLink;
  return rows.map(({ id, organisation_id: organisationId }) => signTenantLink(key, 'booking', { organisationId, id }));
}

describe('a link with which a candidate chooses a time', () => {
  it('is not sent to a candidate who has taken the application back', async () => {
    const { body, token, candidateToken, jobId } = await createCase();
    await app.call(withdrawApplication, { params: { id: jobId } }, { token: candidateToken });
    const refused = await app.call(createBooking, { body }, { token });
    expect([refused.status, (refused.body as { type?: string }).type]).toEqual([409, 'WITHDRAWN']);
  });

  it('does not move a time that the page did not show', async () => {
    const { params, page } = await createCase();
    const [first = '', , third = '', fourth = ''] = (await page()).times.map(({ start }) => start);
    const choose = async (start: string, insteadOf: string | null) =>
      (await app.call(chooseTime, { params, body: { start, insteadOf } })).body;
    expect((await choose(first, null)).data.chosen?.start).toBe(first);
    expect(await choose(third, null)).toMatchObject({
      type: 'CONFLICT',
      message: expect.stringMatching(/Another time was booked/),
    });
    expect((await page()).chosen?.start).toBe(first);
    expect((await choose(third, first)).data.chosen?.start).toBe(third);
    await app.call(cancelBooked, { params, body: { reason: '' } });
    expect(await choose(fourth, third)).toMatchObject({
      type: 'CONFLICT',
      message: expect.stringMatching(/was cancelled/),
    });
  });

  it('is mailed, books, moves and cancels without an account, and tells both sides', async () => {
    const { person, parent, booking, params, page, choose, listed, token, candidateId } = await createCase();
    await app.work();
    expect(await app.mailTo(person.email)).toMatchObject([
      { subject: 'Choose a time: First talk', text: expect.stringContaining(booking.url) },
    ]);
    const open = await page();
    expect(open).toMatchObject({ state: 'open', companyName: 'Northlight', candidateName: 'Zoë Long', chosen: null });
    const [first, , third] = open.times.map(({ start }) => start);
    const booked = await choose(first ?? '');
    expect(booked.headers['cache-control']).toContain('no-store');
    expect(booked.body.data).toMatchObject({ state: 'booked', chosen: { start: first } });
    expect((await choose(first ?? '')).status).toBe(200);
    expect(await listed()).toMatchObject([{ summary: 'First talk', start: { dateTime: first } }]);
    expect(await fileOf(params.token)).toBe(first);

    expect((await choose(third ?? '')).body.data.chosen?.start).toBe(third);
    await app.work();
    const subjects = (await app.mailTo(person.email)).map(({ subject }) => subject);
    expect(subjects.slice(0, 2)).toEqual(['New time: First talk', 'Invitation: First talk']);
    const [moved] = await app.mailTo(person.email);
    expect(moved?.text).toContain('(Asia/Kathmandu)');
    expect(moved?.text).toContain(booking.url);
    expect((await app.mailTo(parent.email))[0]?.text).toContain('(Europe/London)');

    const cancelled = await app.call(cancelBooked, { params, body: { reason: 'I am ill' } });
    expect(cancelled.body.data).toMatchObject({ state: 'open', chosen: null });
    await app.work();
    expect((await app.mailTo(parent.email))[0]).toMatchObject({
      subject: 'Cancelled: First talk',
      text: expect.stringContaining('Zoë Long writes: I am ill'),
    });
    expect(await fileOf(params.token)).toBe(404);
    const told = (await app.call(listNotifications, { query: {} }, { token })).body.items.map(({ kind }) => kind);
    expect(told).toEqual(['interview.cancelled-by-candidate', 'interview.booked', 'interview.booked']);
    const { status } = await app.platform.database.system
      .selectFrom('applications')
      .select('status')
      .where('candidate_id', '=', candidateId)
      .executeTakeFirstOrThrow();
    expect(status).toBe('interview');
  });

  it('carries no links to others, and ends when it was used to change the time again and again', async () => {
    const { params, page, choose } = await createCase();
    const times = (await page()).times.map(({ start }) => start);
    await choose(times[0] ?? '');
    const tempting = await app.call(cancelBooked, { params, body: { reason: 'Pay at http://evil.example/now' } });
    expect(tempting.body.errors).toEqual([
      { path: 'reason', message: 'Please leave out web and email addresses here' },
    ]);
    const answers = [];
    for (let turn = 1; turn <= 20; turn += 1) answers.push((await choose(times[turn % 2] ?? '')).status);
    expect(answers).toEqual([...Array.from({ length: 19 }, () => 200), 409]);
    expect((await choose(times[3] ?? '')).body.type).toBe('BOOKING_ENDED');
    expect((await app.call(cancelBooked, { params, body: {} })).status).toBe(200);
  });

  it('shows what the recruiter sees before it is sent, and stands in the list until a time is chosen', async () => {
    const { token, booking, page, choose } = await createCase();
    const body = { offer: everyDay, timeZone: 'Europe/London' };
    const { times } = await page();
    expect((await app.call(previewBooking, { body }, { token })).body.data.times).toContainEqual(times[0]);
    const waiting = async () => (await app.call(listBookings, {}, { token })).body.data;
    expect(await waiting()).toMatchObject([{ id: booking.id, candidateName: 'Zoë Long', url: booking.url }]);
    await choose(times[0]?.start ?? '');
    expect(await waiting()).toEqual([]);
  });

  it('is not waited for once the application is decided, and again if that is taken back', async () => {
    const { token, candidateId, jobId, page } = await createCase();
    const waiting = async () => (await app.call(listBookings, {}, { token })).body.data.length;
    const move = (status: 'rejected' | 'interview') =>
      app.call(changeApplicationStatus, { body: { candidateId, jobId, status } }, { token });
    await move('rejected');
    expect([(await page()).state, await waiting()]).toEqual(['ended', 0]);
    await move('interview');
    expect([(await page()).state, await waiting()]).toEqual(['open', 1]);
  });

  it('refuses what was not offered, and ends: by its date, by the recruiter, with the interview, with the calendar', async () => {
    const { page, choose, inHours } = await createCase();
    expect(await choose(inHours(1).toISOString())).toMatchObject({ status: 409, body: { type: 'SLOT_TAKEN' } });
    expect(await choose('2000-01-01T10:00:00Z')).toMatchObject({ status: 409 });

    const back = await createCase();
    const start = (await back.page()).times[0]?.start ?? '';
    await app.call(endBooking, { params: { id: back.booking.id } }, { token: back.token });
    expect((await back.page()).state).toBe('ended');
    expect(await back.choose(start)).toMatchObject({ status: 409, body: { type: 'BOOKING_ENDED' } });

    const gone = await createCase();
    await gone.choose((await gone.page()).times[0]?.start ?? '');
    const [interview] = await gone.listed();
    await app.call(cancelInterview, { params: { id: interview?.id ?? '' }, body: {} }, { token: gone.token });
    await app.work();
    expect((await gone.page()).state).toBe('ended');

    const lost = await createCase();
    await app.call(disconnectCalendar, {}, { token: lost.token });
    expect(await lost.page()).toMatchObject({ state: 'paused', times: [] });
    expect((await lost.choose(start)).body.type).toBe('CALENDAR_UNAVAILABLE');

    app.clock.advance(15 * 864e5);
    expect((await page()).state).toBe('ended');
  });

  it('leads into no calendar of a member who has lost the company, or is an interviewer by now', async () => {
    const { place, body } = await createCase();
    const siblingId = await createCompany(app, place.organisationId, 'Next door');
    const { system } = app.platform.database;
    const sendAs = async () => {
      const member = await createMember(app, place.organisationId, place.companyId);
      const nextDoor = { account_id: member.accountId, organisation_id: place.organisationId, company_id: siblingId };
      await system
        .insertInto('memberships')
        .values({ ...nextDoor, scope: 'company', role: 'recruiter' })
        .execute();
      const { token } = await signIn(app, member);
      await connectOwnCalendar(app, token);
      const { url } = (await app.call(createBooking, { body }, { token })).body.data;
      const params = { token: url.split('/').at(-1) ?? '' };
      const page = async () => (await app.call(getBookingPage, { params })).body.data;
      const start = (await page()).times.at(-1)?.start ?? '';
      const choose = async () => (await app.call(chooseTime, { params, body: { start } })).body.type;
      return { ...member, page, choose };
    };
    const moved = await sendAs();
    const memberships = system.deleteFrom('memberships').where('company_id', '=', place.companyId);
    await memberships.where('account_id', '=', moved.accountId).execute();
    expect([(await moved.page()).state, await moved.choose()]).toEqual(['paused', 'CALENDAR_UNAVAILABLE']);
    const demoted = await sendAs();
    const asInterviewer = system.updateTable('memberships').set({ role: 'interviewer' });
    await asInterviewer.where('account_id', '=', demoted.accountId).execute();
    expect([(await demoted.page()).state, await demoted.choose()]).toEqual(['paused', 'CALENDAR_UNAVAILABLE']);
  });

  it('of a member who has left gives no times; what was chosen with it is still there, and can be cancelled', async () => {
    const { place, body } = await createCase();
    const member = await createMember(app, place.organisationId, place.companyId);
    const { token } = await signIn(app, member);
    await connectOwnCalendar(app, token);
    const { url } = (await app.call(createBooking, { body }, { token })).body.data;
    const params = { token: url.split('/').at(-1) ?? '' };
    const page = async () => (await app.call(getBookingPage, { params })).body.data;
    const start = (await page()).times.at(-1)?.start ?? '';
    await app.call(chooseTime, { params, body: { start } });
    await app.platform.database.system.deleteFrom('members').where('account_id', '=', member.accountId).execute();
    expect(await page()).toMatchObject({ state: 'booked', times: [], recruiterName: 'Northlight', chosen: { start } });
    expect((await app.call(cancelBooked, { params, body: {} })).status).toBe(200);
    expect([(await page())?.state, (await app.call(chooseTime, { params, body: { start } })).body.type]).toEqual([
      'paused',
      'CALENDAR_UNAVAILABLE',
    ]);
  });

  it('is one that works, also where two were sent at the same moment', async () => {
    const { body, token } = await createCase();
    const sent = await Promise.all([1, 2, 3, 4].map(() => app.call(createBooking, { body }, { token })));
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
    const waiting = (await app.call(listBookings, {}, { token })).body.data;
    expect(waiting.filter(({ candidateId }) => candidateId === body.candidateId)).toHaveLength(1);
  });

  it('gives a time once, however many press at the same moment', async () => {
    const racers = 200;
    const { booking, inHours, listed } = await createCase();
    const start = inHours(72).toISOString();
    const links = await sendMany(booking.id, racers, start);
    const statuses = await Promise.all(links.map((token) => press(token, start)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(racers - 1);
    expect(await listed()).toHaveLength(1);
    // Two hundred at once take their time on a busy machine.
  }, 240_000);
});

it('gives no times of an organisation, or of a recruiter, that was suspended; what is booked can still be cancelled', async () => {
  const { page, params, choose, parent, place } = await createCase();
  const { system } = app.platform.database;
  const first = (await page()).times[0]?.start ?? '';
  const suspend = async (isSuspended: boolean, table: 'organisations' | 'accounts', id: string) => {
    const values = isSuspended
      ? { suspended_at: app.clock.now(), suspension_reason: 'Adverts for jobs that do not exist' }
      : { suspended_at: null, suspension_reason: null };
    await system.updateTable(table).set(values).where('id', '=', id).execute();
  };
  for (const [table, id] of [
    ['organisations', place.organisationId],
    ['accounts', parent.accountId],
  ] as const) {
    await suspend(true, table, id);
    expect(await page()).toMatchObject({ state: 'paused', times: [] });
    expect((await choose(first)).status).toBe(502);
    await suspend(false, table, id);
  }
  expect((await choose(first)).status).toBe(200);
  await suspend(true, 'organisations', place.organisationId);
  expect(await page()).toMatchObject({ state: 'booked', times: [] });
  expect((await app.call(cancelBooked, { params, body: {} })).status).toBe(200);
});
