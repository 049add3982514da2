import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { getBoard } from '@candela/contract/applications/board.routes.ts';
import {
  listRejectionReasons,
  moveApplications,
  setRejectionReasons,
  usualRejectionReasons,
} from '@candela/contract/applications/moves.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let place: { organisationId: string; companyId: string };
beforeAll(async () => {
  app = await createTestApp();
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

async function applicants(count: number) {
  const jobId = await createJob(app, place);
  const pairs: { candidateId: string; jobId: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    const { candidateId } = await createApplication(app, { ...place, jobId }, { email: `${n}@moves.test` });
    pairs.push({ candidateId, jobId });
  }
  const counts = async () => (await app.call(getBoard, { query: { jobId } }, { token })).body.counts;
  const move = async (
    moves: readonly { status: ApplicationStatus; candidateId: string; jobId: string; version?: number }[],
  ) => (await app.call(moveApplications, { body: { moves: [...moves] } }, { token })).body.data;
  return { jobId, pairs, counts, move };
}

describe('moving several at once', () => {
  it('moves all of them, and one call with where they came from takes it back', async () => {
    const { pairs, counts, move } = await applicants(3);
    const { moved, refused } = await move(pairs.map((pair) => ({ ...pair, status: 'review', version: 1 })));
    expect([moved.length, refused]).toEqual([3, []]);
    expect(await counts()).toMatchObject({ pending: 0, review: 3 });
    await move(moved.map(({ candidateId, jobId, from, version }) => ({ candidateId, jobId, status: from, version })));
    expect(await counts()).toMatchObject({ pending: 3, review: 0 });
  });

  it('names what a colleague has moved meanwhile, and moves the others', async () => {
    const { pairs, counts, move } = await applicants(2);
    const [first] = pairs;
    if (!first) throw new Error('no applicant');
    await app.call(changeApplicationStatus, { body: { ...first, status: 'offer' } }, { token });
    const { moved, refused } = await move(pairs.map((pair) => ({ ...pair, status: 'testing', version: 1 })));
    expect([moved.length, refused]).toMatchObject([1, [{ ...first, type: 'CONFLICT' }]]);
    expect(await counts()).toMatchObject({ testing: 1, offer: 1 });
  });

  it('ends well when two move the same cards in opposite orders at the same moment', async () => {
    const { pairs, move } = await applicants(8);
    const to = (status: ApplicationStatus) => pairs.map((pair) => ({ ...pair, status }));
    const outcomes = await Promise.all([move(to('testing')), move(to('interview').reverse())]);
    expect(outcomes.map(({ moved, refused }) => [moved.length, refused.length])).toEqual([
      [8, 0],
      [8, 0],
    ]);
  });
});

describe('the reason for a rejection', () => {
  it('is chosen from a list of the organisation, which begins with the usual ones', async () => {
    const list = async () => (await app.call(listRejectionReasons, {}, { token })).body.data.reasons;
    expect(await list()).toEqual(usualRejectionReasons);
    await app.call(setRejectionReasons, { body: { reasons: ['Too far away', 'Too far away', 'Too loud'] } }, { token });
    expect(await list()).toEqual(['Too far away', 'Too loud']);
    await app.call(setRejectionReasons, { body: { reasons: [] } }, { token });
    expect(await list()).toEqual(usualRejectionReasons);
  });

  it('is kept with the application until it moves on, and shared only where that was chosen', async () => {
    const { pairs } = await applicants(1);
    const [pair] = pairs;
    if (!pair) throw new Error('no applicant');
    const kept = () =>
      app.platform.database.system
        .selectFrom('applications')
        .select(['rejection_reason', 'is_reason_shared'])
        .where('candidate_id', '=', pair.candidateId)
        .executeTakeFirstOrThrow();
    const rejection = { reason: 'Too far away' };
    await app.call(changeApplicationStatus, { body: { ...pair, status: 'rejected', rejection } }, { token });
    expect(await kept()).toEqual({ rejection_reason: 'Too far away', is_reason_shared: false });
    await app.call(changeApplicationStatus, { body: { ...pair, status: 'review', rejection } }, { token });
    expect(await kept()).toEqual({ rejection_reason: null, is_reason_shared: false });
  });
});
