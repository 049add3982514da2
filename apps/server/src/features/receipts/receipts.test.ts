import { createHash } from 'node:crypto';
import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import { changeJobStatus } from '@candela/contract/jobs/jobs.routes.ts';
import { saveProcessSettings } from '@candela/contract/process/process.routes.ts';
import * as routes from '@candela/contract/receipts/receipts.routes.ts';
import { canonicalJson, type Receipt } from '@candela/contract/receipts/receipts.schemas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createWorld, type World } from '../../testing/world.ts';

let app: TestApp;
let world: World;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  world = await createWorld(app);
  token = (await world.tokenFor('parent')) ?? '';
});
afterAll(() => app.close());

/** An application of the world's candidate to a new job. */
async function application() {
  const jobId = await createJob(app, world);
  const { candidateId, cvId } = await createPersonWithCv(app, world, { email: 'chained@receipts.test' });
  await apply(app, { ...world, jobId }, candidateId);
  const move = (status: 'testing' | 'review' | 'rejected') =>
    app.call(changeApplicationStatus, { body: { candidateId, jobId, status } }, { token });
  const receipts = async () =>
    (await app.call(routes.listReceipts, { params: { id: candidateId } }, { token })).body.data;
  return { jobId, candidateId, cvId, move, receipts };
}
const check = async (receipt: Receipt) => (await app.call(routes.checkReceipt, { body: { receipt } }, {})).body.data;

describe('receipts', () => {
  it('are issued for every move, each chained to the one before, with the score it rested on', async () => {
    const { jobId, candidateId, cvId, move, receipts } = await application();
    await move('testing');
    await app.platform.database.system
      .insertInto('scores')
      .values({
        job_id: jobId,
        candidate_id: candidateId,
        organisation_id: world.organisationId,
        company_id: world.companyId,
        cv_id: cvId,
        score: 82.4,
        factors: '[]',
        engine: 'candela',
        version: '9.9',
        inputs_hash: Buffer.alloc(32),
        scored_at: app.clock.now(),
      })
      .execute();
    await move('review');
    const [second, first] = await receipts();
    expect(first).toMatchObject({ number: 1, previous: null, from: 'pending', to: 'testing', score: null });
    expect(second).toMatchObject({ number: 2, previous: first?.hash, from: 'testing', to: 'review' });
    expect(second?.score).toMatchObject({ value: 82.4, engine: 'candela', version: '9.9' });
    expect(second?.by).toEqual({ role: 'recruiter', name: expect.stringMatching(/^Sam Number/) });
    expect(JSON.stringify(second)).not.toContain('chained@');
    expect(second && (await check(second))).toEqual({ verdict: 'genuine', later: 0 });
    expect(first && (await check(first))).toEqual({ verdict: 'genuine', later: 1 });
  });

  it('say the role alone where the organisation prefers that', async () => {
    const body = { waitingDays: 14, tellDays: 21, areDecidersNamed: false };
    await app.call(saveProcessSettings, { body }, { token });
    const { move, receipts } = await application();
    await move('testing');
    expect((await receipts())[0]?.by).toEqual({ role: 'recruiter', name: null });
  });

  it('are issued for everyone left when a job closes', async () => {
    const { jobId, receipts } = await application();
    await app.call(changeJobStatus, { params: { id: jobId }, body: { status: 'Closed' } }, { token });
    expect(await receipts()).toMatchObject([{ from: 'pending', to: 'rejected', number: 1 }]);
  });

  it('are known as altered, never issued, or of a chain that was tampered with', async () => {
    const { move, receipts } = await application();
    await move('testing');
    await move('rejected');
    const [second, first] = await receipts();
    if (!first || !second) throw new Error('There are no receipts');
    expect((await check({ ...second, to: 'review' })).verdict).toBe('altered');
    const { hash: _hash, ...invented } = { ...second, to: 'hired' as const };
    const hash = createHash('sha256').update(canonicalJson(invented)).digest('hex');
    expect((await check({ ...invented, hash })).verdict).toBe('unknown');
    // Only the owner of the database can get past the trigger.
    const { system } = app.platform.database;
    await expect(
      system.updateTable('receipts').set({ body: '{}' }).where('application_id', '=', first.application).execute(),
    ).rejects.toThrow(/append-only/);
    await system
      .deleteFrom('receipts')
      .where('application_id', '=', first.application)
      .where('number', '=', 1)
      .execute();
    expect((await check(second)).verdict).toBe('broken');
  });

  it('go with the candidate', async () => {
    const { candidateId, move, receipts } = await application();
    await move('testing');
    const [only] = await receipts();
    await app.platform.database.system.deleteFrom('candidates').where('id', '=', candidateId).execute();
    expect(only && (await check(only)).verdict).toBe('unknown');
  });
});
