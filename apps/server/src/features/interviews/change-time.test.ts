import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import {
  cancelInterview,
  changeInterviewTime,
  findInterviewTimes,
  listInterviews,
} from '@candela/contract/interviews/interviews.routes.ts';
import { getOwnRescheduleRequest, requestReschedule } from '@candela/contract/interviews/reschedule.routes.ts';
import { listenLive } from '@candela/contract/live/live.routes.ts';
import { listNotifications } from '@candela/contract/notifications/notifications.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginInterview, createInterviewCase } from '../../testing/interviews.ts';
import { createMember, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

async function createScheduled() {
  const made = await createInterviewCase(app);
  const { id } = (await made.schedule()).body.data;
  const slotAt = (hours: number) => ({
    startDateTime: made.inHours(hours).toISOString(),
    endDateTime: made.inHours(hours + 1).toISOString(),
    timeZone: 'Africa/Lagos',
  });
  const change = (hours: number, { insteadOf = 48, token = made.token } = {}) => {
    const body = { ...slotAt(hours), insteadOf: made.inHours(insteadOf).toISOString() };
    return app.call(changeInterviewTime, { params: { id }, body }, { token });
  };
  const member = await createMember(app, made.parent.organisationId, null);
  const colleague = { ...member, ...(await signIn(app, member)) };
  const subjects = async () => (await app.mailTo(made.person.email)).map(({ subject }) => subject);
  const kinds = async (token: string) =>
    (await app.call(listNotifications, { query: {} }, { token })).body.items.map(({ kind }) => kind);
  return { ...made, id, slotAt, change, colleague, subjects, kinds };
}

type Case = Awaited<ReturnType<typeof createScheduled>>;

const sequencesTo = async ({ person }: Case) => {
  const rows = await app.platform.database.system
    .selectFrom('mail_outbox')
    .select('invitation')
    .where('to_address', '=', person.email)
    .where('invitation', 'is not', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ invitation }) => /SEQUENCE:(\d+)/.exec(JSON.stringify(invitation))?.[1]);
};

describe('another time, chosen by a recruiter', () => {
  it('moves the interview; both sides are told, with an invitation that replaces the first', async () => {
    const made = await createScheduled();
    const { id, change, slotAt, candidateToken, token, colleague, person, kinds } = made;
    const { status, body } = await change(72, { token: colleague.token });
    expect([status, body.data.id]).toEqual([200, id]);
    expect(body.data.start).toEqual({ dateTime: slotAt(72).startDateTime, timeZone: 'Africa/Lagos' });
    const [mail] = await app.mailTo(person.email);
    expect(mail?.subject).toBe('New time: First interview');
    expect(mail?.text).toContain('(Africa/Lagos)');
    expect(await sequencesTo(made)).toEqual(['0', '1']);
    expect((await kinds(candidateToken))[0]).toBe('interview.moved');
    // Arranged by one recruiter, moved by another.
    expect((await kinds(token))[0]).toBe('interview.changed');
    const entry = await app.platform.database.system
      .selectFrom('audit_events')
      .select(['action', 'actor_account_id'])
      .where('action', '=', 'interview.moved')
      .where('subject_id', '=', made.candidateId)
      .execute();
    expect(entry).toEqual([{ action: 'interview.moved', actor_account_id: colleague.accountId }]);
  });

  it('is the same when it is sent twice, and tells no one twice', async () => {
    const made = await createScheduled();
    const answers = await Promise.all([made.change(72), made.change(72)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await sequencesTo(made)).toEqual(['0', '1']);
  });

  it('lets one of two recruiters move it, and tells the other that it was moved', async () => {
    const { change, colleague, token, form, inHours } = await createScheduled();
    const answers = await Promise.all([change(72), change(96, { token: colleague.token })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe('The interview was moved in the meantime. It has not been changed.');
    const query = { startDate: form.startDateTime, endDate: inHours(120).toISOString() };
    const { interviews } = (await app.call(listInterviews, { query }, { token })).body.data;
    const winner = answers.find(({ status }) => status === 200)?.body.data;
    expect(interviews.map(({ start }) => start.dateTime)).toEqual([winner?.start.dateTime]);
  });

  it('closes what the candidate had asked for', async () => {
    const { id, change, slotAt, candidateToken } = await createScheduled();
    const asked = { params: { id }, body: { proposedSlots: [slotAt(96)] } };
    await app.call(requestReschedule, asked, { token: candidateToken });
    expect((await change(72)).body.data.openRequests).toBe(0);
    const own = await app.call(getOwnRescheduleRequest, { params: { id } }, { token: candidateToken });
    expect(own.body.data.request).toMatchObject({ status: 'rejected', reason: 'The interview has a new time.' });
  });

  it('says what is wrong with a time', async () => {
    const { id, change, token, schedule, slotAt } = await createScheduled();
    expect((await change(-5)).body.message).toBe('Interview time must be in the future.');
    const backwards = { ...slotAt(72), endDateTime: slotAt(71).startDateTime };
    const answer = await app.call(changeInterviewTime, { params: { id }, body: backwards }, { token });
    expect([answer.status, answer.body.message]).toEqual([400, 'End time must be after start time.']);
    await schedule({ ...slotAt(72), title: 'Second interview' });
    const taken = await change(72);
    expect([taken.status, taken.body.type]).toEqual([409, 'SLOT_TAKEN']);
    expect(taken.body.message).toBe('The candidate has another interview for this job at that time.');
  });

  it('is for an interview that is still to come', async () => {
    const { id, change, token, subjects } = await createScheduled();
    await beginInterview(app, id);
    expect((await change(72)).body.type).toBe('INTERVIEW_OVER');
    const cancelled = await createScheduled();
    await app.call(cancelInterview, { params: { id: cancelled.id }, body: {} }, { token: cancelled.token });
    expect((await cancelled.change(72)).body.type).toBe('INTERVIEW_OVER');
    expect([...(await subjects()), ...(await cancelled.subjects())]).not.toContain('New time: First interview');
    const foreign = { params: { id: cancelled.id }, body: cancelled.slotAt(72) };
    expect((await app.call(changeInterviewTime, foreign, { token })).status).toBe(404);
  });

  it('shows what the recruiter who arranged it has at that time, to a colleague who moves it', async () => {
    const { id, parent, colleague, slotAt, candidateId, jobId, place } = await createScheduled();
    const now = app.clock.now();
    const other = slotAt(72);
    await app.platform.database.system
      .insertInto('interviews')
      .values({
        organisation_id: place.organisationId,
        company_id: place.companyId,
        job_id: jobId,
        candidate_id: candidateId,
        organiser_account_id: parent.accountId,
        calendar: 'local',
        status: 'scheduled',
        title: 'A panel',
        starts_at: new Date(other.startDateTime),
        ends_at: new Date(other.endDateTime),
        time_zone: 'UTC',
        has_meeting: false,
        attendees: JSON.stringify([]),
        created_at: now,
        updated_at: now,
      })
      .execute();
    const query = { ...other, movingId: id };
    const { conflicts } = (await app.call(findInterviewTimes, { query }, { token: colleague.token })).body.data;
    expect(conflicts).toMatchObject([{ who: 'interviewer', what: 'A panel' }]);
  });

  it('reaches the boards that are open', async () => {
    const { change, colleague, token, candidateId, jobId } = await createScheduled();
    await app.call(changeApplicationStatus, { body: { candidateId, jobId, status: 'interview' } }, { token });
    const listen = async (after?: number) =>
      (await app.call(listenLive, { query: { after } }, { token: colleague.token })).body;
    const { lastId } = await listen();
    await change(72);
    const { messages } = await listen(lastId);
    expect(messages).toMatchObject([{ topic: 'applications', subjects: [`${jobId} ${candidateId}`] }]);
  });
});
