import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import { getOwnApplication } from '@candela/contract/applications/own-applications.routes.ts';
import {
  cancelInterview,
  findInterviewTimes,
  listInterviews,
  noteInterviewOutcome,
} from '@candela/contract/interviews/interviews.routes.ts';
import { acceptReschedule, requestReschedule } from '@candela/contract/interviews/reschedule.routes.ts';
import { changeJobStatus } from '@candela/contract/jobs/jobs.routes.ts';
import { listNotifications } from '@candela/contract/notifications/notifications.routes.ts';
import ICAL from 'ical.js';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginInterview, createInterviewCase, workLater } from '../../testing/interviews.ts';
import { createMember, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

type Case = Awaited<ReturnType<typeof createInterviewCase>>;

/** Asked for by the candidate and accepted, as people move interviews. */
async function move({ candidateToken, inHours, ...made }: Case, id: string, hours: number, token = made.token) {
  const slot = { startDateTime: inHours(hours).toISOString(), endDateTime: inHours(hours + 1).toISOString() };
  const body = { proposedSlots: [slot] };
  const asked = await app.call(requestReschedule, { params: { id }, body }, { token: candidateToken });
  const params = { id, requestId: asked.body.data.request._id };
  await app.call(acceptReschedule, { params, body: { chosenSlot: slot } }, { token });
}

/** What a calendar program makes of all mails to an address: for each event the one with the highest number. */
async function calendarOf(address: string) {
  const files = await app.outbox();
  const mails = await Promise.all(
    files.map(async (file) => simpleParser(await readFile(path.join(app.platform.config.dataDir, 'outbox', file)))),
  );
  const entries = new Map<string, { sequence: number; start: string; status: unknown }>();
  for (const { to, attachments } of mails) {
    const invitation = attachments.find(({ contentType }) => contentType.includes('calendar'));
    if (Array.isArray(to) || to?.text !== address || !invitation) continue;
    for (const event of new ICAL.Component(ICAL.parse(invitation.content.toString())).getAllSubcomponents('vevent')) {
      const { uid, sequence, startDate } = new ICAL.Event(event);
      const entry = {
        sequence,
        start: startDate.toJSDate().toISOString(),
        status: event.getFirstPropertyValue('status'),
      };
      if (sequence >= (entries.get(uid)?.sequence ?? 0)) entries.set(uid, entry);
    }
  }
  return [...entries.values()];
}

const kinds = async (token: string) =>
  (await app.call(listNotifications, { query: {} }, { token })).body.items.map(({ kind }) => kind);

it('leaves one event in a calendar that read every mail: new, moved twice, cancelled', async () => {
  const made = await createInterviewCase(app);
  const { id } = (await made.schedule()).body.data;
  await move(made, id, 50);
  await move(made, id, 52);
  await app.work();
  const start = made.inHours(52).toISOString();
  expect(await calendarOf(made.person.email)).toEqual([{ sequence: 2, start, status: 'CONFIRMED' }]);
  const week = new Date(start).toLocaleDateString('en-CA', { timeZone: 'Europe/London' });
  const query = { startDate: start, endDate: made.inHours(53).toISOString() };
  const { interviews } = (await app.call(listInterviews, { query }, { token: made.token })).body.data;
  const place = new URLSearchParams({ week, at: start });
  expect(interviews[0]?.calendarLink).toMatch(new RegExp(`/dashboard/calendar\\?interview=\\w{32}&${place}$`));
  await app.call(cancelInterview, { params: { id }, body: {} }, { token: made.token });
  await app.work();
  expect(await calendarOf(made.person.email)).toEqual([{ sequence: 3, start, status: 'CANCELLED' }]);
});

it('reminds both sides a day and an hour before, of the time it was moved to and no other', async () => {
  const made = await createInterviewCase(app);
  const { id } = (await made.schedule()).body.data;
  await move(made, id, 50);
  await workLater(app);
  const told = await kinds(made.candidateToken);
  expect(told.filter((kind) => kind === 'interview.reminder')).toHaveLength(2);
  expect((await kinds(made.token)).filter((kind) => kind === 'interview.soon')).toHaveLength(2);
  await workLater(app);
  expect(await kinds(made.candidateToken)).toEqual(told);
});

it('says what either side has at the time, and suggests times without it', async () => {
  const made = await createInterviewCase(app);
  await made.schedule();
  const { startDateTime, endDateTime, candidateId } = made.form;
  const query = { startDateTime, endDateTime, candidateId, timeZone: 'Europe/London' };
  const { data } = (await app.call(findInterviewTimes, { query }, { token: made.token })).body;
  expect(data.conflicts).toMatchObject([{ who: 'candidate', what: 'First interview', start: startDateTime }]);
  expect(data.free.length).toBeGreaterThan(0);
  const other = await createMember(app, made.place.organisationId, made.place.companyId);
  const later = { startDateTime: made.inHours(60).toISOString(), endDateTime: made.inHours(61).toISOString() };
  await made.schedule({ ...later, attendeeEmails: [other.email] });
  const asked = { ...later, timeZone: 'UTC', interviewers: other.email };
  const taken = (await app.call(findInterviewTimes, { query: asked }, { token: made.token })).body.data.conflicts;
  expect(taken.map(({ who }) => who)).toEqual(['you', 'interviewer']);
  for (const free of data.free)
    expect(free.endDateTime <= startDateTime || free.startDateTime >= endDateTime).toBe(true);
});

it.each([
  ['rejected', ''],
  ['hired', 'It is no longer needed: the decision is made.'],
] as const)('is cancelled when the application becomes %s, unless that was taken back', async (status, reason) => {
  const made = await createInterviewCase(app);
  const { id } = (await made.schedule()).body.data;
  const { candidateId, jobId, token } = made;
  const put = (next: typeof status | 'interview') =>
    app.call(changeApplicationStatus, { body: { candidateId, jobId, status: next } }, { token });
  const stateOf = async () =>
    app.platform.database.system
      .selectFrom('interviews')
      .select(['status', 'cancel_reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  await put(status);
  await app.work();
  await put('interview');
  await workLater(app);
  expect(await stateOf()).toMatchObject({ status: 'scheduled' });
  await put(status);
  await app.work();
  await workLater(app);
  expect(await stateOf()).toEqual({ status: 'cancelled', cancel_reason: reason });
});

it('is cancelled when the job closes, and everyone is told', async () => {
  const made = await createInterviewCase(app);
  await made.schedule();
  const closed = await app.call(
    changeJobStatus,
    { params: { id: made.jobId }, body: { status: 'Closed' } },
    { token: made.token },
  );
  expect(closed.status).toBe(200);
  await app.work();
  await workLater(app);
  const [mail] = (await app.mailTo(made.person.email)).filter(({ subject }) => subject.startsWith('Cancelled'));
  expect(mail?.text).toContain('The job is closed.');
});

it('is asked about once it has begun: took place, no-show or moved', async () => {
  const made = await createInterviewCase(app);
  const { id } = (await made.schedule()).body.data;
  const { token } = made;
  const note = async (outcome: 'took-place' | 'no-show' | 'moved') =>
    app.call(noteInterviewOutcome, { params: { id }, body: { outcome } }, { token });
  expect((await note('no-show')).status).toBe(409);
  await beginInterview(app, id);
  const arrangedAt = async () => {
    const own = await app.call(getOwnApplication, { params: { id: made.jobId } }, { token: made.candidateToken });
    return own.body.data.timeline.find(({ kind }) => kind === 'interview-arranged')?.at;
  };
  const before = await arrangedAt();
  for (const outcome of ['took-place', 'no-show', 'moved'] as const) {
    expect((await note(outcome)).body.data.outcome).toBe(outcome);
  }
  // The candidate's history still says when it was arranged.
  expect(await arrangedAt()).toBe(before);
  const query = { startDate: made.inHours(-2).toISOString(), endDate: made.inHours(2).toISOString() };
  const { data } = (await app.call(listInterviews, { query }, { token })).body;
  expect(data.interviews).toMatchObject([{ id, outcome: 'moved' }]);
});

it('keeps nothing of what became of it at its old time once it has another', async () => {
  const made = await createInterviewCase(app);
  const { id } = (await made.schedule()).body.data;
  const slot = { startDateTime: made.inHours(72).toISOString(), endDateTime: made.inHours(73).toISOString() };
  const body = { proposedSlots: [slot] };
  const asked = await app.call(requestReschedule, { params: { id }, body }, { token: made.candidateToken });
  await beginInterview(app, id);
  const { token } = made;
  await app.call(noteInterviewOutcome, { params: { id }, body: { outcome: 'no-show' } }, { token });
  const params = { id, requestId: asked.body.data.request._id };
  const accepted = await app.call(acceptReschedule, { params, body: { chosenSlot: slot } }, { token });
  expect(accepted.body.data.interview).toMatchObject({ start: { dateTime: slot.startDateTime }, outcome: null });
});

it('is not moved or cancelled by a colleague without the recruiter who arranged it hearing of it', async () => {
  const made = await createInterviewCase(app);
  const { id } = (await made.schedule()).body.data;
  const colleague = await signIn(app, await createMember(app, made.place.organisationId, null));
  const told = async (token: string) => (await kinds(token)).filter((kind) => kind === 'interview.changed').length;
  await move(made, id, 50, colleague.token);
  expect(await told(made.token)).toBe(1);
  await app.call(cancelInterview, { params: { id }, body: {} }, { token: colleague.token });
  expect([await told(made.token), await told(colleague.token)]).toEqual([2, 0]);
  const own = (await made.schedule()).body.data;
  await app.call(cancelInterview, { params: { id: own.id }, body: {} }, { token: made.token });
  expect(await told(made.token)).toBe(2);
});

it('is not cancelled once it has begun, and no one is told that it was', async () => {
  const made = await createInterviewCase(app);
  const { id } = (await made.schedule()).body.data;
  await beginInterview(app, id);
  const answer = await app.call(cancelInterview, { params: { id }, body: {} }, { token: made.token });
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'The interview has begun. You can note whether it took place.',
  ]);
  await app.work();
  expect(await kinds(made.candidateToken)).not.toContain('interview.cancelled');
  expect((await app.mailTo(made.person.email)).filter(({ subject }) => subject.startsWith('Cancelled'))).toEqual([]);
});
