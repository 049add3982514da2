import * as routes from '@candela/contract/rankings/rankings.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPersonWithCv, createRun, createScore } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createCompany, createMember, createParent, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let parent: Recruiter;
let place: { organisationId: string; companyId: string };
let token: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

const rank = async (jobId: string, query: { page?: number; pageSize?: number; minScore?: number | string } = {}) =>
  (await app.call(routes.getRanking, { params: { jobId }, query }, { token })).body;

async function fill(scores: readonly number[]): Promise<{ jobId: string; ids: string[] }> {
  const jobId = await createJob(app, place);
  const people = [];
  for (const score of scores) {
    const person = await createPersonWithCv(app, place);
    await createScore(app, { ...place, jobId }, person, score);
    people.push({ id: person.candidateId, score });
  }
  people.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  return { jobId, ids: people.map(({ id }) => id) };
}

describe('a ranking', () => {
  it('pages like a list of all candidates would, ties and fractions included', async () => {
    const scores = Array.from({ length: 37 }, (_, index) => [90.5, 90.25, 64.99, 65, 65.01, 0, 100][index % 7] ?? 0);
    const { jobId, ids } = await fill(scores);
    for (const pageSize of [1, 5, 10, 36, 37, 100]) {
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(37 / pageSize); page += 1) {
        const { rankings, pagination } = await rank(jobId, { page, pageSize });
        expect(rankings.candidates_ranked.map(({ rank: place }) => place)).toEqual(
          rankings.candidates_ranked.map((_entry, index) => seen.length + index + 1),
        );
        seen.push(...rankings.candidates_ranked.map(({ candidateId }) => candidateId));
        expect(pagination).toMatchObject({
          start: (page - 1) * pageSize + 1,
          end: seen.length,
          total: 37,
          page,
          totalPages: Math.ceil(37 / pageSize),
          hasPrev: page > 1,
          hasNext: seen.length < 37,
        });
      }
      expect(seen).toEqual(ids);
    }
  });

  it('says how many people the minimum hides', async () => {
    const { jobId } = await fill([90, 65, 64.99, 30]);
    const shown = await rank(jobId, { minScore: 65 });
    expect(shown.rankings.candidates_ranked.map(({ match_score }) => match_score)).toEqual([90, 65]);
    expect([shown.pagination.total, shown.hidden]).toEqual([2, 2]);
    expect((await rank(jobId)).hidden).toBe(0);
    // Rounded and clamped, as specified.
    expect((await rank(jobId, { minScore: 1000 })).hidden).toBe(4);
    expect((await rank(jobId, { minScore: -5 })).hidden).toBe(0);
    expect((await rank(jobId, { minScore: 64.6 })).hidden).toBe(2);
  });

  it('keeps its counts through changed and deleted scores', async () => {
    const { jobId, ids } = await fill([90, 80, 70]);
    const { system } = app.platform.database;
    await system
      .updateTable('scores')
      .set({ score: 20 })
      .where('candidate_id', '=', ids[0] ?? '')
      .execute();
    await system
      .deleteFrom('candidates')
      .where('id', '=', ids[1] ?? '')
      .execute();
    const { pagination, hidden, rankings } = await rank(jobId, { minScore: 65 });
    expect([pagination.total, hidden]).toEqual([1, 1]);
    expect(rankings.candidates_ranked.map(({ candidateId }) => candidateId)).toEqual([ids[2]]);
  });

  it('is empty, not absent, for a job without people and beyond its last page', async () => {
    const { jobId } = await fill([50]);
    for (const empty of [await rank(await createJob(app, place)), await rank(jobId, { page: 100_000 })]) {
      expect(empty.rankings.candidates_ranked).toEqual([]);
      expect([empty.pagination.start, empty.pagination.end]).toEqual([0, 0]);
    }
  });

  it('counts people whose score is still being worked out', async () => {
    const { jobId } = await fill([50]);
    await createRun(app, { ...place, jobId }, { total: 10, done: 4, finishedAt: null });
    expect(await rank(jobId)).toMatchObject({ pending: 6, run: { total: 10, done: 4, finishedAt: null } });
  });

  it('shows names and stage as stored', async () => {
    const jobId = await createJob(app, place);
    const person = await createPersonWithCv(app, place, { name: '<b>Zoë</b> ‮nnA', experienceYears: 4.5 });
    await createScore(app, { ...place, jobId }, person, 71.25, [{ kind: 'met', label: 'Optics' }]);
    await app.call(routes.addToPipeline, { params: { jobId, candidateId: person.candidateId } }, { token });
    expect((await rank(jobId)).rankings.candidates_ranked[0]).toMatchObject({
      name: '<b>Zoë</b> ‮nnA',
      match_score: 71.25,
      total_score: null,
      experience_years: 4.5,
      status: 'pending',
      ai_likelihood: 'unknown',
      flags: 0,
      readingNote: null,
      key_match_factors: [{ kind: 'met', label: 'Optics' }],
    });
  });

  it('is the same for a colleague who works for that company alone', async () => {
    const { jobId, ids } = await fill([90, 40]);
    const member = await createMember(app, place.organisationId, place.companyId);
    const signedIn = await signIn(app, member);
    const answer = await app.call(routes.getRanking, { params: { jobId }, query: {} }, { token: signedIn.token });
    expect(answer.body.rankings.candidates_ranked.map(({ candidateId }) => candidateId)).toEqual(ids);
  });
});

describe('the ranking as a file', () => {
  const exported = async (jobId: string, isBlind: '0' | '1', minScore = 0) =>
    String((await app.call(routes.exportRanking, { params: { jobId }, query: { isBlind, minScore } }, { token })).body);

  it('escapes what a spreadsheet would run, and quotes what would break its columns', async () => {
    const jobId = await createJob(app, place);
    const person = await createPersonWithCv(app, place, { name: '=HYPERLINK("http://x","y")', email: '+1@x.test' });
    await createScore(app, { ...place, jobId }, person, 88.5, [
      { kind: 'met', label: 'Welding, "TIG"' },
      { kind: 'likely', label: 'Reading plans' },
      { kind: 'missing', label: '@night' },
    ]);
    const [head, line] = (await exported(jobId, '0')).split('\r\n');
    expect(head).toContain(',Met,Probably met,Partly met,Missing,');
    expect(line).toBe(
      `1,"'=HYPERLINK(""http://x"",""y"")",'+1@x.test,88.5,0,"Welding, ""TIG""",Reading plans,,'@night,unknown,,`,
    );
  });

  it('says of each which stage they reached, and nothing of those who have not applied', async () => {
    const { jobId, ids } = await fill([80, 70]);
    await apply(app, { ...place, jobId }, ids[1] as string);
    const [, ...lines] = (await exported(jobId, '0')).trim().split('\r\n');
    expect(lines.map((line) => line.split(',').slice(-2))).toEqual([
      ['', ''],
      ['pending', ''],
    ]);
    expect((await exported(await createJob(app, place), '0')).trim().split('\r\n')).toHaveLength(1);
  });

  it('tells no name in the blind file', async () => {
    const { jobId } = await fill([80, 90, 20]);
    const csv = await exported(jobId, '1', 50);
    expect(csv.split('\r\n')[1]).toMatch(/^1,Candidate 1,90,/);
    expect(csv.split('\r\n')[2]).toMatch(/^2,Candidate 2,80,/);
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).not.toMatch(/Person|@cvs\.test|Name|Email/);
  });

  it('is written down', async () => {
    const { jobId } = await fill([80]);
    await exported(jobId, '1');
    const events = await app.platform.database.system
      .selectFrom('audit_events')
      .select(['actor_account_id', 'detail'])
      .where('action', '=', 'ranking.exported')
      .where('subject_id', '=', jobId)
      .execute();
    expect(events).toEqual([{ actor_account_id: parent.accountId, detail: { people: 1, isBlind: true } }]);
  });
});

describe('adding a candidate to the pipeline', () => {
  const add = (jobId: string, candidateId: string) =>
    app.call(routes.addToPipeline, { params: { jobId, candidateId } }, { token });

  it('makes one application however often it is asked, with the first line of its history', async () => {
    const { jobId, ids } = await fill([40]);
    const candidateId = ids[0] ?? '';
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(jobId, candidateId)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.status}`))).toEqual(
      new Set(['200 pending']),
    );
    const { system } = app.platform.database;
    const events = await system
      .selectFrom('application_events as e')
      .innerJoin('applications as a', 'a.id', 'e.application_id')
      .select(['e.from_status', 'e.to_status', 'e.reason', 'e.actor_account_id'])
      .where('a.candidate_id', '=', candidateId)
      .execute();
    expect(events).toEqual([
      {
        from_status: null,
        to_status: 'pending',
        reason: 'added from the ranking',
        actor_account_id: parent.accountId,
      },
    ]);
    const audited = await system
      .selectFrom('audit_events')
      .select('action')
      .where('subject_id', '=', candidateId)
      .execute();
    expect(audited).toEqual([{ action: 'application.opened' }]);
  });

  it('leaves a candidate who is further along where they are', async () => {
    const { jobId, ids } = await fill([40]);
    const candidateId = ids[0] ?? '';
    await add(jobId, candidateId);
    await app.platform.database.system
      .updateTable('applications')
      .set({ status: 'offer' })
      .where('candidate_id', '=', candidateId)
      .execute();
    expect((await add(jobId, candidateId)).body.data).toEqual({ status: 'offer' });
  });

  it('refuses a closed job, and a person who is not in its ranking', async () => {
    const { jobId, ids } = await fill([40]);
    const stranger = await createPersonWithCv(app, place);
    expect((await add(jobId, stranger.candidateId)).status).toBe(404);
    await app.platform.database.system.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', jobId).execute();
    const closed = await add(jobId, ids[0] ?? '');
    expect([closed.status, closed.body.type]).toEqual([409, 'JOB_CLOSED']);
  });
});
