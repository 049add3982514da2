import { explainRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { describe, expect, it } from 'vitest';
import { systemScope } from '../../platform/database/scope.ts';
import { createCompany, createParent, createPerson, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { useScoredJob } from '../../testing/scored-job.ts';
import { engineVersion } from './engine.ts';
import { createScoringService } from './scoring.service.ts';

const at = useScoredJob();

const db = () => at.app.platform.database.system;
const service = () => createScoringService(at.app.platform);

describe('what is kept of replaced scores', () => {
  it('is the last five of each', async () => {
    for (let round = 1; round <= 7; round += 1) {
      at.app.clock.advance(1000);
      await at.world.edit({ skills: [`Skill ${round}`] });
    }
    const mine = (await at.world.history()).filter(
      ({ candidate_id }) => candidate_id === at.world.people[0]?.candidateId,
    );
    expect(mine).toHaveLength(5);
    const [present] = (await at.world.scores()).filter(
      ({ candidate_id }) => candidate_id === at.world.people[0]?.candidateId,
    );
    // Without a gap, up to the present one.
    expect(mine.map(({ replaced_at }) => replaced_at.getTime())).toEqual(
      [...mine.slice(1).map(({ scored_at }) => scored_at), present?.scored_at ?? null].map((at) => at?.getTime()),
    );
    expect(await at.world.runs()).toHaveLength(8);
  });

  it('goes with the person, and with the job', async () => {
    await at.world.edit({ skills: ['Welding'] });
    await db()
      .deleteFrom('candidates')
      .where('id', '=', at.world.people[0]?.candidateId ?? '')
      .execute();
    expect(await at.world.history()).toHaveLength(2);
    await db().deleteFrom('jobs').where('id', '=', at.world.jobId).execute();
    expect(await at.world.history()).toHaveLength(0);
    expect(await at.world.runs()).toHaveLength(0);
  });

  it('is seen by the company’s recruiters and by the candidate, and by no other account', async () => {
    await at.world.edit({ skills: ['Welding'] });
    const person = await createPerson(at.app, 'candidate');
    const candidateId = at.world.people[0]?.candidateId ?? '';
    await db().updateTable('candidates').set({ account_id: person.accountId }).where('id', '=', candidateId).execute();
    const stranger = await createParent(at.app);
    await setPlan(at.app, stranger.organisationId, { name: 'enterprise' });
    const { database } = at.app.platform;
    const seen = (scope: Parameters<typeof database.transaction>[0]) =>
      database.transaction(scope, async (tx) => ({
        history: (
          await tx.selectFrom('score_history').select('candidate_id').where('job_id', '=', at.world.jobId).execute()
        ).length,
        runs: (await tx.selectFrom('score_runs').select('id').where('job_id', '=', at.world.jobId).execute()).length,
      }));
    const tenant = (of: Recruiter, companyIds: 'all' | string[]) =>
      ({ kind: 'tenant', accountId: of.accountId, organisationId: of.organisationId, companyIds }) as const;
    expect(await seen(tenant(at.hiring.parent, 'all'))).toEqual({ history: 3, runs: 2 });
    expect(await seen(tenant(at.hiring.parent, [at.world.place.companyId]))).toEqual({ history: 3, runs: 2 });
    expect(
      await seen(tenant(at.hiring.parent, [await createCompany(at.app, at.hiring.parent.organisationId)])),
    ).toEqual({
      history: 0,
      runs: 0,
    });
    expect(await seen(tenant(stranger, 'all'))).toEqual({ history: 0, runs: 0 });
    expect(await seen({ kind: 'account', accountId: person.accountId })).toEqual({ history: 1, runs: 0 });
    expect(await seen({ kind: 'public' })).toEqual({ history: 0, runs: 0 });
    const own = (await signIn(at.app, person)).token;
    const { body } = await at.app.call(
      explainRanking,
      { params: { jobId: at.world.jobId, candidateId } },
      { token: own },
    );
    expect(body.data.earlier).toMatchObject([{ version: engineVersion, engine: 'candela' }]);
  });
});

describe('a score by another engine', () => {
  const factors = [{ id: 'fit', label: 'Fit', weight: 100, lit: 0.77 }];
  const evidence = [
    { ...factors[0], id: 'fit', label: 'Fit', weight: 100, lit: 0.77, met: [], likely: [], missing: [] },
  ];
  const outside = (inputsHash: Buffer) => ({
    jobId: at.world.jobId,
    candidateId: at.world.people[0]?.candidateId ?? '',
    inputsHash,
    engine: 'llm',
    version: 'model-7',
    score: 77,
    builtInScore: 70,
    factors,
    keyFactors: [],
    evidence,
    note: 'By a language model',
  });
  const apply = async () => {
    const pair = { jobId: at.world.jobId, candidateId: at.world.people[0]?.candidateId ?? '' };
    const inputs = await service().readPair(db(), pair);
    if (!inputs) throw new Error('nothing to read');
    return at.app.platform.database.transaction(systemScope, (tx) =>
      service().applyOutsideScore(tx, outside(inputs.inputsHash)),
    );
  };
  const explained = async () =>
    (
      await at.app.call(
        explainRanking,
        { params: { jobId: at.world.jobId, candidateId: at.world.people[0]?.candidateId ?? '' } },
        { token: at.hiring.token },
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
    await at.world.run(true);
    expect((await explained()).engine).toBe('llm');
    await at.world.edit({ skills: ['Welding'] });
    expect(await explained()).toMatchObject({
      engine: 'candela',
      note: null,
      earlier: [{ engine: 'llm', score: 77 }, { engine: 'candela' }],
    });
  });

  it('is refused once the words it was made from have changed', async () => {
    const inputs = await service().readPair(db(), {
      jobId: at.world.jobId,
      candidateId: at.world.people[0]?.candidateId ?? '',
    });
    await at.world.edit({ skills: ['Welding'] });
    const isTaken = await at.app.platform.database.transaction(systemScope, (tx) =>
      service().applyOutsideScore(tx, outside(inputs?.inputsHash ?? Buffer.alloc(32))),
    );
    expect(isTaken).toBe(false);
    expect((await explained()).engine).toBe('candela');
  });
});
