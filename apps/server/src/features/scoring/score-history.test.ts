import { explainRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemScope } from '../../platform/database/scope.ts';
import { createCompany, createParent, createPerson, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { createHiring, createScoredJob, type ScoredJobWorld } from '../../testing/scored-job.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { engineVersion } from './engine.ts';
import { createScoringService } from './scoring.service.ts';

let app: TestApp;
let hiring: Awaited<ReturnType<typeof createHiring>>;
/** Each test has a company of its own: a job's people are whoever its company knows. */
let world: ScoredJobWorld;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  hiring = await createHiring(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createScoredJob(app, hiring);
});

const db = () => app.platform.database.system;
const service = () => createScoringService({ clock: app.clock, queue: app.platform.queue });

describe('what is kept of replaced scores', () => {
  it('is the last five of each', async () => {
    for (let round = 1; round <= 7; round += 1) {
      app.clock.advance(1000);
      await world.edit({ skills: [`Skill ${round}`] });
    }
    const mine = (await world.history()).filter(({ candidate_id }) => candidate_id === world.people[0]?.candidateId);
    expect(mine).toHaveLength(5);
    const [present] = (await world.scores()).filter(
      ({ candidate_id }) => candidate_id === world.people[0]?.candidateId,
    );
    // Without a gap, up to the present one.
    expect(mine.map(({ replaced_at }) => replaced_at.getTime())).toEqual(
      [...mine.slice(1).map(({ scored_at }) => scored_at), present?.scored_at ?? null].map((at) => at?.getTime()),
    );
    expect(await world.runs()).toHaveLength(8);
  });

  it('goes with the person, and with the job', async () => {
    await world.edit({ skills: ['Welding'] });
    await db()
      .deleteFrom('candidates')
      .where('id', '=', world.people[0]?.candidateId ?? '')
      .execute();
    expect(await world.history()).toHaveLength(2);
    await db().deleteFrom('jobs').where('id', '=', world.jobId).execute();
    expect(await world.history()).toHaveLength(0);
    expect(await world.runs()).toHaveLength(0);
  });

  it('is seen by the company’s recruiters and by the person, and by nobody else', async () => {
    await world.edit({ skills: ['Welding'] });
    const person = await createPerson(app, 'candidate');
    const candidateId = world.people[0]?.candidateId ?? '';
    await db().updateTable('candidates').set({ account_id: person.accountId }).where('id', '=', candidateId).execute();
    const stranger = await createParent(app);
    await setPlan(app, stranger.organisationId, { name: 'enterprise' });
    const { database } = app.platform;
    const seen = (scope: Parameters<typeof database.transaction>[0]) =>
      database.transaction(scope, async (tx) => ({
        history: (
          await tx.selectFrom('score_history').select('candidate_id').where('job_id', '=', world.jobId).execute()
        ).length,
        runs: (await tx.selectFrom('score_runs').select('id').where('job_id', '=', world.jobId).execute()).length,
      }));
    const tenant = (of: Recruiter, companyIds: 'all' | string[]) =>
      ({ kind: 'tenant', accountId: of.accountId, organisationId: of.organisationId, companyIds }) as const;
    expect(await seen(tenant(hiring.parent, 'all'))).toEqual({ history: 3, runs: 2 });
    expect(await seen(tenant(hiring.parent, [world.place.companyId]))).toEqual({ history: 3, runs: 2 });
    expect(await seen(tenant(hiring.parent, [await createCompany(app, hiring.parent.organisationId)]))).toEqual({
      history: 0,
      runs: 0,
    });
    expect(await seen(tenant(stranger, 'all'))).toEqual({ history: 0, runs: 0 });
    expect(await seen({ kind: 'account', accountId: person.accountId })).toEqual({ history: 1, runs: 0 });
    expect(await seen({ kind: 'public' })).toEqual({ history: 0, runs: 0 });
    const own = (await signIn(app, person)).token;
    const { body } = await app.call(explainRanking, { params: { jobId: world.jobId, candidateId } }, { token: own });
    expect(body.data.earlier).toMatchObject([{ version: engineVersion, engine: 'candela' }]);
  });
});

describe('a score by another engine', () => {
  const factors = [{ id: 'fit', label: 'Fit', weight: 100, lit: 0.77 }];
  const evidence = [{ ...factors[0], id: 'fit', label: 'Fit', weight: 100, lit: 0.77, met: [], missing: [] }];
  const outside = (inputsHash: Buffer) => ({
    jobId: world.jobId,
    candidateId: world.people[0]?.candidateId ?? '',
    inputsHash,
    engine: 'llm',
    version: 'model-7',
    score: 77,
    factors,
    evidence,
    note: 'By a language model',
  });
  const apply = async () => {
    const pair = { jobId: world.jobId, candidateId: world.people[0]?.candidateId ?? '' };
    const inputs = await service().readPair(db(), pair);
    if (!inputs) throw new Error('nothing to read');
    return app.platform.database.transaction(systemScope, (tx) =>
      service().applyOutsideScore(tx, outside(inputs.inputsHash)),
    );
  };
  const explained = async () =>
    (
      await app.call(
        explainRanking,
        { params: { jobId: world.jobId, candidateId: world.people[0]?.candidateId ?? '' } },
        { token: hiring.token },
      )
    ).body.data;

  it('takes the place of ours, which is kept, and stays until the words change', async () => {
    expect(await apply()).toBe(true);
    expect(await explained()).toMatchObject({
      score: 77,
      engine: 'llm',
      version: 'model-7',
      note: 'By a language model',
      earlier: [{ engine: 'candela' }],
    });
    await world.run(true);
    expect((await explained()).engine).toBe('llm');
    await world.edit({ skills: ['Welding'] });
    expect(await explained()).toMatchObject({
      engine: 'candela',
      note: null,
      earlier: [{ engine: 'llm', score: 77 }, { engine: 'candela' }],
    });
  });

  it('is refused once the words it was made from have changed', async () => {
    const inputs = await service().readPair(db(), {
      jobId: world.jobId,
      candidateId: world.people[0]?.candidateId ?? '',
    });
    await world.edit({ skills: ['Welding'] });
    const isTaken = await app.platform.database.transaction(systemScope, (tx) =>
      service().applyOutsideScore(tx, outside(inputs?.inputsHash ?? Buffer.alloc(32))),
    );
    expect(isTaken).toBe(false);
    expect((await explained()).engine).toBe('candela');
  });
});
