import { chooseTime, createBooking } from '@candela/contract/bookings/bookings.routes.ts';
import { listInterviews } from '@candela/contract/interviews/interviews.routes.ts';
import {
  acceptReschedule,
  getOwnRescheduleRequest,
  requestReschedule,
} from '@candela/contract/interviews/reschedule.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../platform/database/database.ts';
import { createInterviewCase } from '../../testing/interviews.ts';
import { changeWhileWaiting } from '../../testing/locks.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lockInterview } from './interviews.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

const slot = (start: Date) => ({
  startDateTime: start.toISOString(),
  endDateTime: new Date(start.getTime() + 36e5).toISOString(),
  timeZone: 'UTC',
});

async function createCase() {
  const created = await createInterviewCase(app);
  const { id } = (await created.schedule()).body.data;
  const { inHours, token, candidateToken } = created;
  const ask = (hours: number) => {
    const body = { proposedSlots: [slot(inHours(hours))], message: '' };
    return app.call(requestReschedule, { params: { id }, body }, { token: candidateToken });
  };
  const accept = (requestId: string, hours: number) => {
    const body = { chosenSlot: slot(inHours(hours)) };
    return app.call(acceptReschedule, { params: { id, requestId }, body }, { token });
  };
  const own = async () =>
    (await app.call(getOwnRescheduleRequest, { params: { id } }, { token: candidateToken })).body.data.request;
  /** As a recruiter does: the interview is held and changed. */
  const write = (values: object) => async (tx: Tx) => {
    await lockInterview(tx, created.parent.organisationId, id);
    await tx.updateTable('interviews').set(values).where('id', '=', id).execute();
  };
  return { ...created, id, ask, accept, own, write };
}

describe('a candidate who asks for another time in the moment', () => {
  it('in which the recruiter cancels hears that it is over', async () => {
    const { ask, own, write } = await createCase();
    const asked = await changeWhileWaiting(app, write({ status: 'cancelled' }), () => ask(72));
    expect([asked.status, asked.body.type]).toEqual([409, 'INTERVIEW_OVER']);
    expect(await own()).toBeNull();
  });

  it('in which the recruiter moves it is told so: the new time may suit', async () => {
    const { ask, own, write, inHours } = await createCase();
    const moved = { starts_at: inHours(60), ends_at: inHours(61) };
    const asked = await changeWhileWaiting(app, write(moved), () => ask(72));
    expect([asked.status, asked.body.type]).toEqual([409, 'CONFLICT']);
    expect(await own()).toBeNull();
  });
});

it('a recruiter does not accept a time that the candidate takes back in that moment', async () => {
  const { id, ask, accept, own, inHours } = await createCase();
  const requestId = (await ask(72)).body.data.request._id;
  const askAnew = (tx: Tx) =>
    tx
      .updateTable('reschedule_requests')
      .set({ proposed_slots: JSON.stringify([slot(inHours(96))]) })
      .where('interview_id', '=', id)
      .execute();
  const accepted = await changeWhileWaiting(app, askAnew, () => accept(requestId, 72));
  expect([accepted.status, accepted.body.message]).toEqual([400, 'Please choose one of the proposed times.']);
  expect(await own()).toMatchObject({ status: 'pending', proposedSlots: [slot(inHours(96))] });
});

it('a candidate who chooses another time does not undo the move that the recruiter makes in that moment', async () => {
  const { candidateId, jobId, token, inHours } = await createInterviewCase(app);
  const starts = [72, 96].map((hours) => inHours(hours).toISOString().slice(0, 16));
  const offer = { kind: 'times' as const, starts };
  const body = { candidateId, jobId, title: 'First talk', timeZone: 'UTC', offer };
  const { url } = (await app.call(createBooking, { body }, { token })).body.data;
  const params = { token: url.split('/').at(-1) ?? '' };
  const choose = (hours: number, insteadOf: string | null) =>
    app.call(chooseTime, { params, body: { start: inHours(hours).toISOString(), timeZone: 'UTC', insteadOf } });
  expect((await choose(72, null)).status).toBe(200);
  const move = (tx: Tx) =>
    tx
      .updateTable('interviews')
      .set({ starts_at: inHours(120), ends_at: inHours(121) })
      .where('candidate_id', '=', candidateId)
      .execute();
  const chosen = await changeWhileWaiting(app, move, () => choose(96, inHours(72).toISOString()));
  expect([chosen.status, chosen.body.type]).toEqual([409, 'CONFLICT']);
  const query = { startDate: inHours(0).toISOString(), endDate: inHours(200).toISOString() };
  const { interviews } = (await app.call(listInterviews, { query }, { token })).body.data;
  expect(interviews).toMatchObject([{ start: { dateTime: inHours(120).toISOString() } }]);
});
