import { setTimeout as sleep } from 'node:timers/promises';
import { getCalendarStatus } from '@candela/contract/calendar/calendar.routes.ts';
import {
  cancelInterview,
  changeInterviewTime,
  listInterviews,
} from '@candela/contract/interviews/interviews.routes.ts';
import { acceptReschedule, requestReschedule } from '@candela/contract/interviews/reschedule.routes.ts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGoogleApp } from '../../testing/google-calendars.ts';
import { workLater } from '../../testing/interviews.ts';
import { createMember, signIn } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

let google: Awaited<ReturnType<typeof createGoogleApp>>['google'];
let app: TestApp;
let createCase: Awaited<ReturnType<typeof createGoogleApp>>['createCase'];
let meetPlacing: Awaited<ReturnType<typeof createGoogleApp>>['meetPlacing'];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ google, app, createCase, meetPlacing, close } = await createGoogleApp());
});
afterAll(() => close());

describe('interviews in Google Calendar', () => {
  it('have its links, its invitations, and end there too', async () => {
    const { schedule, token, events, person } = await createCase();
    const { data } = (await schedule()).body;
    expect(data.meetLink).toMatch(/^https:\/\/meet\.google\.com\//);
    expect(data.calendarLink).toMatch(/^https:\/\/calendar\.google\.com\//);
    await app.call(cancelInterview, { params: { id: data.id }, body: { reason: 'Filled' } }, { token });
    await app.work();
    expect(events()).toMatchObject([{ status: 'cancelled' }]);
    // Google writes to the attendees; a second mail of ours would only confuse.
    expect((await app.mailTo(person.email)).filter(({ subject }) => /Invitation|Cancelled/.test(subject))).toEqual([]);
  });

  it('are a file for those whose calendar it is not: the very event they were invited to', async () => {
    const { schedule, token, candidateToken, parent, form, events } = await createCase();
    const { id } = (await schedule()).body.data;
    const colleague = await signIn(app, await createMember(app, parent.organisationId, null));
    const query = { startDate: form.startDateTime, endDate: form.endDateTime };
    const seenBy = async (reader: string) =>
      (await app.call(listInterviews, { query }, { token: reader })).body.data.interviews[0];
    const file = (await seenBy(candidateToken))?.calendarLink ?? '';
    expect(file).toMatch(/\/calendar\/interview\/[\w.-]+\/interview\.ics$/);
    expect(await seenBy(colleague.token)).toMatchObject({ calendarLink: file, isCalendarFile: true });
    expect(await seenBy(token)).toMatchObject({ isCalendarFile: false });
    const read = (path: string) => app.inject(new URL(path).pathname);
    const [event] = new ICAL.Component(ICAL.parse((await read(file)).body)).getAllSubcomponents('vevent');
    const { uid, startDate } = new ICAL.Event(event);
    expect([uid, startDate.toJSDate().toISOString()]).toEqual([`${events()[0]?.id}@google.com`, form.startDateTime]);
    expect((await read(file.replace(/\.[\w-]{4}/, '.AAAA'))).statusCode).toBe(404);
    await app.call(cancelInterview, { params: { id }, body: {} }, { token });
    expect((await read(file)).statusCode).toBe(404);
  });

  it.each(['hang', 500, 410] as const)('leave nothing half-scheduled when Google meets us with %s', async (mode) => {
    const { schedule, listed, events } = await createCase();
    google.meet(mode);
    const answer = await schedule();
    expect([answer.status, answer.body.type]).toEqual([502, 'CALENDAR_UNAVAILABLE']);
    expect(await listed()).toEqual([]);
    await app.work();
    expect(events().filter(({ status }) => status !== 'cancelled')).toEqual([]);
    expect((await schedule()).status).toBe(200);
    expect(events().filter(({ status }) => status === 'confirmed')).toHaveLength(1);
  });

  it.each(['hang', 500] as const)('move in Google too, once, although it meets the move with %s', async (mode) => {
    const { schedule, token, candidateToken, inHours, listed, events } = await createCase();
    const { id } = (await schedule()).body.data;
    const slot = { startDateTime: inHours(48.25).toISOString(), endDateTime: inHours(48.75).toISOString() };
    const asking = { params: { id }, body: { proposedSlots: [slot] } };
    const asked = await app.call(requestReschedule, asking, { token: candidateToken });
    const params = { id, requestId: asked.body.data.request._id };
    google.meet(mode);
    expect((await app.call(acceptReschedule, { params, body: { chosenSlot: slot } }, { token })).status).toBe(200);
    await app.work();
    await workLater(app);
    expect(events()).toMatchObject([{ status: 'confirmed', sequence: 1 }]);
    expect(new Date(events()[0]?.start?.dateTime ?? 0).toISOString()).toBe(slot.startDateTime);
    expect(await listed()).toMatchObject([{ id, start: { dateTime: slot.startDateTime } }]);
  });

  it('move in Google as the same event when a recruiter changes their time', async () => {
    const { schedule, token, inHours, events, person } = await createCase();
    const { id, start } = (await schedule()).body.data;
    const slot = { startDateTime: inHours(48.25).toISOString(), endDateTime: inHours(48.75).toISOString() };
    const body = { ...slot, insteadOf: start.dateTime };
    expect((await app.call(changeInterviewTime, { params: { id }, body }, { token })).status).toBe(200);
    await app.work();
    expect(events()).toMatchObject([{ status: 'confirmed', sequence: 1 }]);
    expect(new Date(events()[0]?.start?.dateTime ?? 0).toISOString()).toBe(slot.startDateTime);
    // Google writes to the attendees.
    expect((await app.mailTo(person.email)).filter(({ subject }) => subject.startsWith('New time'))).toEqual([]);
  });

  it('are one event when the process dies between the answer and our own writing', async () => {
    const { schedule, listed, events, person } = await createCase();
    // A process that dies in between hears no answer.
    meetPlacing(async (place) => {
      await place();
      return new Promise(() => undefined);
    });
    void schedule();
    while (events().length === 0) await sleep(20);
    expect(await listed()).toEqual([]);
    await workLater(app);
    expect(await listed()).toHaveLength(1);
    expect(events()).toHaveLength(1);
    expect(await app.mailTo(person.email)).toEqual([]);
    // The form that was never answered is sent again.
    await schedule();
    expect(await listed()).toHaveLength(1);
    expect(events()).toHaveLength(1);
  });

  it('follow what was moved and deleted in the calendar itself, once an hour', async () => {
    const { schedule, listed, events, form } = await createCase();
    const first = (await schedule()).body.data;
    const [event] = events();
    const later = (text: string) => new Date(Date.parse(text) + 15 * 60_000).toISOString();
    if (event) {
      event.start = { dateTime: later(form.startDateTime) };
      event.end = { dateTime: later(form.endDateTime) };
    }
    await workLater(app);
    expect(await listed()).toMatchObject([{ id: first.id, start: { dateTime: later(form.startDateTime) } }]);
    // A look is enough, without waiting for the hour.
    if (event) event.start = { dateTime: form.startDateTime };
    await listed();
    await app.work();
    expect(await listed()).toMatchObject([{ start: { dateTime: form.startDateTime } }]);
    if (event) event.status = 'cancelled';
    await workLater(app);
    expect(await listed()).toEqual([]);
  });

  it('keep the time they were moved to here while Google still has the old one', async () => {
    const { schedule, token, inHours, listed, events } = await createCase();
    const { id } = (await schedule()).body.data;
    const slot = { startDateTime: inHours(48.25).toISOString(), endDateTime: inHours(48.75).toISOString() };
    await app.call(changeInterviewTime, { params: { id }, body: slot }, { token });
    google.meet(500);
    // The page that shows the new time asks for a look at the calendar, which does not have it yet.
    expect(await listed()).toMatchObject([{ start: { dateTime: slot.startDateTime } }]);
    await app.work();
    expect(await listed()).toMatchObject([{ start: { dateTime: slot.startDateTime } }]);
    await workLater(app);
    expect(new Date(events()[0]?.start?.dateTime ?? 0).toISOString()).toBe(slot.startDateTime);
    expect(await listed()).toMatchObject([{ start: { dateTime: slot.startDateTime } }]);
  });

  it('end up at the last of two new times, although the first reaches Google after it', async () => {
    const { schedule, token, inHours, events } = await createCase();
    const { id } = (await schedule()).body.data;
    const moveTo = async (hours: number) => {
      const body = { startDateTime: inHours(hours).toISOString(), endDateTime: inHours(hours + 1).toISOString() };
      expect((await app.call(changeInterviewTime, { params: { id }, body }, { token })).status).toBe(200);
    };
    const { promise, resolve } = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    meetPlacing(async (place) => {
      begun.resolve();
      await promise;
      return place();
    });
    await moveTo(50);
    const late = app.work();
    await begun.promise;
    await moveTo(52);
    await app.work();
    resolve();
    await late;
    expect(new Date(events()[0]?.start?.dateTime ?? 0)).toEqual(inHours(52));
  });

  it('are refused once the grant was taken back, and the page says so', async () => {
    const { schedule, token } = await createCase();
    google.revokeAll();
    expect((await schedule()).body.message).toBe('Google Calendar not connected. Please connect your calendar first.');
    const { data } = (await app.call(getCalendarStatus, {}, { token })).body;
    expect(data).toMatchObject({ isConnected: false, message: expect.stringContaining('connect it again') });
  });
});
