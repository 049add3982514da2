import {
  cancelInterview,
  findInterviewTimes,
  listInterviews,
  noteInterviewOutcome,
} from '@candela/contract/interviews/interviews.routes.ts';
import {
  acceptReschedule,
  getOwnRescheduleRequest,
  listRescheduleRequests,
  rejectReschedule,
  requestReschedule,
} from '@candela/contract/interviews/reschedule.routes.ts';
import { listNotifications } from '@candela/contract/notifications/notifications.routes.ts';
import { removeMember } from '@candela/contract/team/team.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginInterview, createInterviewCase } from '../../testing/interviews.ts';
import { createMember, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

async function createAsked() {
  const created = await createInterviewCase(app);
  const { id } = (await created.schedule()).body.data;
  const slotAt = (hours: number) => ({
    startDateTime: created.inHours(hours).toISOString(),
    endDateTime: created.inHours(hours + 1).toISOString(),
    timeZone: 'UTC',
  });
  const ask = (proposedSlots: ReturnType<typeof slotAt>[], message = 'I am at sea that day.') =>
    app.call(
      requestReschedule,
      { params: { id }, body: { proposedSlots, message } },
      { token: created.candidateToken },
    );
  const own = async () =>
    (await app.call(getOwnRescheduleRequest, { params: { id } }, { token: created.candidateToken })).body.data.request;
  const accept = (requestId: string, chosenSlot: ReturnType<typeof slotAt>, token = created.token) =>
    app.call(acceptReschedule, { params: { id, requestId }, body: { chosenSlot } }, { token });
  return { ...created, id, slotAt, ask, own, accept };
}

describe('asking for another time', () => {
  it('is heard by those who see the company where the recruiter who arranged it has left', async () => {
    const { ask, slotAt, token, place, form, parent } = await createAsked();
    const leaver = await createMember(app, parent.organisationId, place.companyId);
    const { token: leaverToken } = await signIn(app, leaver);
    const told = async (reader: string) =>
      (await app.call(listNotifications, { query: {} }, { token: reader })).body.items.filter(
        ({ kind }) => kind === 'interview.time-asked',
      ).length;
    const { system } = app.platform.database;
    await system
      .updateTable('interviews')
      .set({ organiser_account_id: leaver.accountId })
      .where('candidate_id', '=', form.candidateId)
      .execute();
    await ask([slotAt(72)]);
    expect([await told(token), await told(leaverToken)]).toEqual([0, 1]);
    const removal = {
      params: { userId: leaver.accountId },
      body: { scope: 'company' as const, companyId: place.companyId },
    };
    expect((await app.call(removeMember, removal, { token })).status).toBe(200);
    await ask([slotAt(96)]);
    expect(await told(token)).toBe(1);
  });

  it('takes one to three times to come, and is shown to both sides', async () => {
    const { id, ask, own, slotAt, token } = await createAsked();
    expect(await own()).toBeNull();
    expect((await ask([])).status).toBe(400);
    expect((await ask([1, 2, 3, 4].map(slotAt))).status).toBe(400);
    expect((await ask([slotAt(-5)])).body.message).toBe('Interview time must be in the future.');
    await ask([slotAt(72)]);
    await ask([slotAt(72), slotAt(96), slotAt(72)]);
    expect(await own()).toMatchObject({ status: 'pending', proposedSlots: [slotAt(72), slotAt(96)] });
    const { requests } = (await app.call(listRescheduleRequests, { params: { id } }, { token })).body.data;
    expect(requests).toMatchObject([{ status: 'pending', message: 'I am at sea that day.' }, { status: 'rejected' }]);
    const query = { startDate: slotAt(0).startDateTime, endDate: slotAt(60).endDateTime };
    const { interviews } = (await app.call(listInterviews, { query }, { token })).body.data;
    expect(interviews).toMatchObject([{ id, openRequests: 1 }]);
  });

  it('moves the interview when a time is accepted, and everyone is told', async () => {
    const { id, ask, own, accept, slotAt, person, token } = await createAsked();
    const request = (await ask([slotAt(72)])).body.data.request;
    expect((await accept(request._id, slotAt(73))).body.message).toBe('Please choose one of the proposed times.');
    const { interview } = (await accept(request._id, slotAt(72))).body.data;
    expect(interview).toMatchObject({ id, start: { dateTime: slotAt(72).startDateTime }, openRequests: 0 });
    expect(await own()).toMatchObject({ status: 'accepted', acceptedSlot: slotAt(72) });
    const subjects = (await app.mailTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('New time: First interview');
    await app.call(cancelInterview, { params: { id }, body: { reason: 'The post is filled.' } }, { token });
    const [cancelled] = await app.mailTo(person.email);
    expect(cancelled?.subject).toBe('Cancelled: First interview');
    expect(cancelled?.text).toContain('The post is filled.');
    expect((await ask([slotAt(90)])).status).toBe(409);
    const rows = await app.platform.database.system
      .selectFrom('mail_outbox')
      .select('invitation')
      .where('to_address', '=', person.email)
      .where('invitation', 'is not', null)
      .orderBy('created_at')
      .execute();
    const sequences = rows.map(({ invitation }) => /SEQUENCE:(\d+)/.exec(JSON.stringify(invitation))?.[1]);
    expect(sequences).toEqual(['0', '1', '2']);
  });

  it('shows what else is at a proposed time before it is accepted, and never the interview that would move', async () => {
    const { id, schedule, slotAt, token, candidateId } = await createAsked();
    const other = slotAt(72);
    await schedule({ ...other, title: 'Second interview' });
    const conflictsAt = async (slot: ReturnType<typeof slotAt>, movingId: string | undefined) => {
      const query = { ...slot, candidateId, interviewers: 'panel@people.test', ...(movingId && { movingId }) };
      return (await app.call(findInterviewTimes, { query }, { token })).body.data.conflicts;
    };
    expect(await conflictsAt(other, id)).toMatchObject([{ who: 'candidate', what: 'Second interview' }]);
    expect(await conflictsAt(slotAt(48.5), undefined)).toMatchObject([{ what: 'First interview' }]);
    expect(await conflictsAt(slotAt(48.5), id)).toEqual([]);
    const foreign = await createAsked();
    const query = { ...other, movingId: foreign.id };
    expect((await app.call(findInterviewTimes, { query }, { token })).status).toBe(404);
  });

  it('replaces the one before it, which both sides still see, and is one however often it is sent', async () => {
    const { id, ask, own, accept, slotAt, token } = await createAsked();
    const first = (await ask([slotAt(72)])).body.data.request;
    const second = (await ask([slotAt(96)])).body.data.request;
    expect((await ask([slotAt(96)])).body.data.request._id).toBe(second._id);
    expect(await own()).toMatchObject({ _id: second._id, status: 'pending' });
    const { requests } = (await app.call(listRescheduleRequests, { params: { id } }, { token })).body.data;
    expect(requests).toMatchObject([
      { _id: second._id, status: 'pending', proposedSlots: [slotAt(96)] },
      { _id: first._id, status: 'rejected', proposedSlots: [slotAt(72)], reason: 'Replaced by a later request.' },
    ]);
    // On a page that still shows the first.
    const answer = await accept(first._id, slotAt(72));
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'The candidate has asked for other times since. Please look at them first.',
    ]);
    const { items } = (await app.call(listNotifications, { query: {} }, { token })).body;
    expect(items.filter(({ kind }) => kind === 'interview.time-asked')).toHaveLength(2);
  });

  it('can be refused with a reason', async () => {
    const { id, ask, own, slotAt, token } = await createAsked();
    const request = (await ask([slotAt(72)])).body.data.request;
    const params = { id, requestId: request._id };
    await app.call(rejectReschedule, { params, body: { reason: 'The panel is away.' } }, { token });
    expect(await own()).toMatchObject({ status: 'rejected', reason: 'The panel is away.' });
    const again = await app.call(rejectReschedule, { params, body: { reason: '' } }, { token });
    expect([again.status, again.body.message]).toEqual([409, 'This request was answered already.']);
  });

  it('is no longer open once the recruiter has noted what became of the interview', async () => {
    const { id, ask, own, accept, slotAt, token } = await createAsked();
    const request = (await ask([slotAt(72)])).body.data.request;
    await beginInterview(app, id);
    await app.call(noteInterviewOutcome, { params: { id }, body: { outcome: 'took-place' } }, { token });
    expect((await accept(request._id, slotAt(72))).status).toBe(409);
    expect(await own()).toMatchObject({ status: 'rejected' });
  });

  it('is not accepted for an interview that was cancelled while it was asked for', async () => {
    const { id, ask, accept, slotAt, token, person } = await createAsked();
    const request = (await ask([slotAt(72)])).body.data.request;
    await app.call(cancelInterview, { params: { id }, body: { reason: '' } }, { token });
    // As it is left where the two happen at the same moment.
    await app.platform.database.system
      .updateTable('reschedule_requests')
      .set({ status: 'pending' })
      .where('id', '=', request._id)
      .execute();
    const answer = await accept(request._id, slotAt(72));
    expect([answer.status, answer.body.type]).toEqual([409, 'INTERVIEW_OVER']);
    expect((await app.mailTo(person.email))[0]?.subject).toBe('Cancelled: First interview');
  });

  it('is accepted once when two recruiters accept at the same time', async () => {
    const { ask, own, accept, slotAt, parent, token } = await createAsked();
    const colleague = await signIn(app, await createMember(app, parent.organisationId, null));
    const request = (await ask([slotAt(72), slotAt(96)])).body.data.request;
    const answers = await Promise.all([
      accept(request._id, slotAt(72), token),
      accept(request._id, slotAt(96), colleague.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.data.interview.start.dateTime;
    expect((await own())?.acceptedSlot?.startDateTime).toBe(winner);
  });
});
