import { explainRanking, getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { startScoreRun } from '@candela/contract/rankings/score-runs.routes.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemScope } from '../../platform/database/scope.ts';
import { createOwnCv, createPersonWithCv } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { useScoredJob } from '../../testing/scored-job.ts';
import { firstTry } from '../../testing/task-context.ts';
import { engineVersion } from './engine.ts';
import { createScoringService } from './scoring.service.ts';
import { catchUpTask, scoreJob, scoreJobTask } from './scoring.tasks.ts';

const at = useScoredJob();

const db = () => at.app.platform.database.system;
const service = () => createScoringService(at.app.platform);
const revisions = async () => (await at.world.scores()).map(({ revision }) => revision);

/** As if an older engine had scored everyone: another version, another result, and no run of this one. */
async function age(version = 'candela-0.9.0'): Promise<void> {
  const scored_at = new Date(at.app.clock.now().getTime() - 60_000);
  await db()
    .updateTable('scores')
    .set({ version, score: 12.5, scored_at })
    .where('job_id', '=', at.world.jobId)
    .execute();
  await db().deleteFrom('score_history').where('job_id', '=', at.world.jobId).execute();
  await db().deleteFrom('score_runs').where('job_id', '=', at.world.jobId).execute();
  await db().updateTable('cvs').set({ prepared: null, prepared_version: version }).execute();
}

describe('an edited job', () => {
  it('scores everyone again, keeps what was there, and says how far it got and why', async () => {
    const before = await at.world.scores();
    await at.world.edit({ skills: ['Welding'] });
    const after = await at.world.scores();
    expect(after.map(({ revision }) => revision)).toEqual([1, 1, 1]);
    const kept = await at.world.history();
    expect(
      kept
        .map(({ candidate_id, score, version, inputs_hash, replaced_by }) => [
          candidate_id,
          score,
          version,
          inputs_hash,
          replaced_by,
        ])
        .sort(),
    ).toEqual(
      before
        .map(({ candidate_id, score, version, inputs_hash }) => [
          candidate_id,
          score,
          version,
          inputs_hash,
          after[0]?.run_id,
        ])
        .sort(),
    );
    const [opened, edited] = await at.world.runs();
    expect(opened).toMatchObject({ cause: 'opened', from_version: null, total: 3, done: 3 });
    expect(edited).toMatchObject({
      cause: 'job-edited',
      from_version: engineVersion,
      total: 3,
      done: 3,
      id: after[0]?.run_id,
    });
    expect(edited?.finished_at).not.toBeNull();
    // The job is in the first half of what a score was made of, the CV in the second.
    const halves = (hash: Buffer | undefined) =>
      [hash?.subarray(0, 16), hash?.subarray(16)].map((half) => half?.toString('hex'));
    const [[oldJob, oldCv], [newJob, newCv]] = [halves(before[0]?.inputs_hash), halves(after[0]?.inputs_hash)];
    expect(newJob).not.toBe(oldJob);
    expect(newCv).toBe(oldCv);
  });

  it('leaves everything alone when only what no candidate is scored by has changed', async () => {
    await at.world.edit({ salary: { min: 1, max: 2 }, match_score_threshold: 80 });
    expect(await revisions()).toEqual([0, 0, 0]);
    expect(await at.world.runs()).toHaveLength(1);
  });

  it('counts candidates who moved by more than five points', async () => {
    await at.world.edit({
      title: 'Pastry chef',
      description: 'Bake bread and cakes.',
      skills: ['Baking'],
      requirements: ['Three years in a bakery'],
      responsibilities: ['Bake bread'],
    });
    const kept = new Map((await at.world.history()).map(({ candidate_id, score }) => [candidate_id, score]));
    const moved = (await at.world.scores()).filter(
      ({ candidate_id, score }) => Math.abs(score - (kept.get(candidate_id) ?? 0)) > 5,
    );
    expect(moved.length).toBeGreaterThan(0);
    expect((await at.world.runs()).at(-1)?.moved).toBe(moved.length);
  });
});

describe('an edited CV', () => {
  it('scores its owner again for what they applied for, and no other candidate', async () => {
    const person = await createPerson(at.app, 'candidate');
    const own = await createOwnCv(at.app, person.accountId, { skills: ['Optics'] });
    await apply(at.app, { ...at.world.place, jobId: at.world.jobId }, own.candidateId);
    await at.world.run();
    await db()
      .updateTable('cvs')
      .set({ skills: ['Welding'], prepared: null })
      .where('id', '=', own.cvId)
      .execute();
    await at.app.platform.database.transaction(systemScope, (tx) => service().rescorePerson(tx, own.candidateId));
    const changed = (await at.world.scores()).filter(({ revision }) => revision > 0);
    expect(changed.map(({ candidate_id, run_id }) => [candidate_id, run_id])).toEqual([[own.candidateId, null]]);
    expect((await at.world.history()).map(({ candidate_id, replaced_by }) => [candidate_id, replaced_by])).toEqual([
      [own.candidateId, null],
    ]);
  });

  it('that was replaced counts for every job the person has a score for, a held one as well', async () => {
    const otherJob = await createJob(at.app, at.world.place);
    const [person] = at.world.people;
    if (!person) throw new Error('no candidate');
    const { database } = at.app.platform;
    const score = async (ids: string[]) =>
      database.transaction(systemScope, async (tx) => {
        const jobs = await Promise.all(
          ids.map((id) =>
            service().jobsFor(tx, { ...at.world.place, jobId: id, accountId: at.hiring.parent.accountId }),
          ),
        );
        return service().scorePerson(tx, person.candidateId, jobs.flat());
      });
    await score([otherJob]);
    await db()
      .updateTable('cvs')
      .set({ skills: ['Welding'], prepared: null })
      .where('id', '=', person.cvId)
      .execute();
    // Uploaded for one of the two.
    await score([otherJob]);
    const rows = await db()
      .selectFrom('scores')
      .select(['job_id', 'revision'])
      .where('candidate_id', '=', person.candidateId)
      .execute();
    expect(new Map(rows.map((row) => [row.job_id, row.revision]))).toEqual(
      new Map([
        [at.world.jobId, 1],
        [otherJob, 1],
      ]),
    );
  });
});

describe('a newer engine', () => {
  it('is found at the start, scores open jobs again in the background, and shows the old scores until then', async () => {
    await age();
    const shown = await at.app.call(
      getRanking,
      { params: { jobId: at.world.jobId }, query: {} },
      { token: at.hiring.token },
    );
    expect(shown.body.rankings.candidates_ranked.map(({ match_score }) => match_score)).toEqual([12.5, 12.5, 12.5]);
    // However many processes start.
    for (let process = 0; process < 3; process += 1)
      await at.app.platform.queue.enqueue(db(), catchUpTask, {}, { tenant: 'platform', key: 'start' });
    await at.app.work();
    const after = await at.world.scores();
    expect(new Set(after.map(({ version }) => version))).toEqual(new Set([engineVersion]));
    expect(after.map(({ revision }) => revision)).toEqual([1, 1, 1]);
    expect((await at.world.history()).map(({ version, score }) => [version, score])).toEqual(
      Array(3).fill(['candela-0.9.0', 12.5]),
    );
    expect(await at.world.runs()).toMatchObject([
      {
        cause: 'engine-changed',
        from_version: 'candela-0.9.0',
        to_version: engineVersion,
        total: 3,
        done: 3,
        moved: 3,
      },
    ]);
    // And once only.
    await at.app.platform.queue.enqueue(db(), catchUpTask, {}, { tenant: 'platform' });
    await at.app.work();
    expect(await revisions()).toEqual([1, 1, 1]);
  });

  it('leaves closed jobs alone; their scores stay readable, and so does what they replaced', async () => {
    await at.world.edit({ skills: ['Welding'] });
    await age('candela-0.9.0');
    await db().updateTable('jobs').set({ status: 'Closed' }).where('id', '=', at.world.jobId).execute();
    await at.app.platform.queue.enqueue(db(), catchUpTask, {}, { tenant: 'platform' });
    await at.app.work();
    await at.world.run();
    expect(new Set((await at.world.scores()).map(({ version }) => version))).toEqual(new Set(['candela-0.9.0']));
    const params = { jobId: at.world.jobId, candidateId: at.world.people[0]?.candidateId ?? '' };
    const { body } = await at.app.call(explainRanking, { params }, { token: at.hiring.token });
    expect(body.data).toMatchObject({ score: 12.5, version: 'candela-0.9.0', hasEvidence: false });
    expect(body.data.factors.length).toBeGreaterThan(0);
  });

  it('is not undone by an older one that still runs beside it', async () => {
    await db()
      .updateTable('score_runs')
      .set({ to_version: 'candela-99.0.0' })
      .where('job_id', '=', at.world.jobId)
      .execute();
    await db().updateTable('scores').set({ version: 'candela-99.0.0' }).where('job_id', '=', at.world.jobId).execute();
    const versions = async () => new Set((await at.world.scores()).map(({ version }) => version));
    expect(await at.world.run()).toBe('later');
    expect(await versions()).toEqual(new Set(['candela-99.0.0']));
    // Still alone a while later: the operator went back to it.
    const started_at = new Date(at.app.clock.now().getTime() - 16 * 60_000);
    await db().updateTable('score_runs').set({ started_at }).where('job_id', '=', at.world.jobId).execute();
    expect(await at.world.run()).toBe('done');
    expect(await versions()).toEqual(new Set([engineVersion]));
  });
});

describe('a run', () => {
  it('that was killed in the middle is gone on with: no candidate twice, none left out', async () => {
    await age();
    // The worker got to one person and was killed: its run stands open, its scores are there.
    const [first] = await at.world.scores();
    await sql`update scores set version = ${engineVersion}, score = 50, revision = revision + 1
      where job_id = ${at.world.jobId} and candidate_id = ${first?.candidate_id}`.execute(db());
    const hash = (await at.world.scores())[0]?.inputs_hash.subarray(0, 16) ?? Buffer.alloc(0);
    const started_at = new Date(at.app.clock.now().getTime() - 30_000);
    await db()
      .insertInto('score_runs')
      .values({
        job_id: at.world.jobId,
        organisation_id: at.world.place.organisationId,
        company_id: at.world.place.companyId,
        cause: 'engine-changed',
        from_version: 'candela-0.9.0',
        to_version: engineVersion,
        job_hash: hash,
        words: '{}',
        total: 3,
        done: 1,
        owner: crypto.randomUUID(),
        started_at,
      })
      .execute();
    await at.world.run();
    expect(await revisions()).toEqual([1, 1, 1]);
    expect((await at.world.scores())[0]?.score).toBe(50);
    expect(await at.world.runs()).toMatchObject([{ total: 3, done: 3, started_at }]);
    expect((await at.world.runs())[0]?.finished_at).not.toBeNull();
  });

  it('makes room for other tenants after a page, and goes on behind them', async () => {
    await age();
    const { database, queue, events } = at.app.platform;
    const pace = { pageSize: 1, sliceMs: 0 };
    const tools = { database, clock: at.app.clock, queue, events, pace };
    const isScored = async () => (await at.world.scores()).filter(({ version }) => version === engineVersion).length;
    const turn = (doOthersWait: boolean) =>
      scoreJob(
        tools,
        { jobId: at.world.jobId },
        { ...firstTry(at.world.place), doOthersWait: async () => doOthersWait },
      );
    await turn(true);
    expect(await isScored()).toBe(1);
    await turn(true);
    expect(await isScored()).toBe(2);
    // What is left went back into the queue, as the organisation's.
    const waiting = await sql<{ group_id: string }>`
      select group_id from pgboss.job
      where name = ${scoreJobTask.name} and state = 'created' and singleton_key = ${at.world.jobId}`.execute(db());
    expect(waiting.rows).toEqual([{ group_id: at.world.place.organisationId }]);
    await at.app.work();
    expect(await revisions()).toEqual([1, 1, 1]);
    expect(await at.world.runs()).toMatchObject([{ total: 3, done: 3 }]);
  });

  it('is worked on by two at once without a candidate being scored twice', async () => {
    await age();
    await Promise.all([at.world.run(), at.world.run(), at.world.run()]);
    expect(await revisions()).toEqual([1, 1, 1]);
    expect(await at.world.history()).toHaveLength(3);
    const [only, ...others] = await at.world.runs();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ total: 3, done: 3 });
  });

  it('stops when the words change under it, and the next one finishes the work', async () => {
    await age();
    // A run for other words has begun and is not finished when the job is edited again.
    await db()
      .insertInto('score_runs')
      .values({
        job_id: at.world.jobId,
        organisation_id: at.world.place.organisationId,
        company_id: at.world.place.companyId,
        cause: 'job-edited',
        from_version: engineVersion,
        to_version: engineVersion,
        job_hash: Buffer.alloc(16, 7),
        words: '{}',
        total: 3,
        done: 1,
        owner: crypto.randomUUID(),
        started_at: new Date(at.app.clock.now().getTime() - 30_000),
      })
      .execute();
    await at.world.edit({ skills: ['Welding'] });
    const [left, next] = await at.world.runs();
    expect([left?.done, left?.total, left?.finished_at !== null]).toEqual([1, 3, true]);
    expect(next).toMatchObject({ cause: 'job-edited', total: 3, done: 3 });
  });

  it('a recruiter asked for scores those who had no score', async () => {
    const late = await createPersonWithCv(at.app, at.world.place, { skills: ['Optics'] });
    const asked = await at.app.call(startScoreRun, { params: { jobId: at.world.jobId } }, { token: at.hiring.token });
    expect([asked.status, asked.body.outdated]).toEqual([202, 1]);
    await at.app.work();
    expect((await at.world.scores()).map(({ candidate_id }) => candidate_id)).toContain(late.candidateId);
    expect((await at.world.runs()).at(-1)).toMatchObject({ cause: 'asked-for', total: 1, done: 1 });
    expect(await revisions()).toEqual([0, 0, 0, 0]);
    const again = await at.app.call(startScoreRun, { params: { jobId: at.world.jobId } }, { token: at.hiring.token });
    expect(again.body).toEqual({ message: 'Every score is up to date.', outdated: 0 });
  });

  it('takes in candidates who came or changed while the job was not open', async () => {
    await db().updateTable('jobs').set({ status: 'Inactive' }).where('id', '=', at.world.jobId).execute();
    await createPersonWithCv(at.app, at.world.place, { skills: ['Optics'] });
    await at.world.edit({ status: 'Active' });
    expect(await at.world.scores()).toHaveLength(4);
    expect((await at.world.runs()).at(-1)).toMatchObject({ cause: 'reopened', total: 1, done: 1 });
  });
});
