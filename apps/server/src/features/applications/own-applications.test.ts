import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import {
  applyForJob,
  getOwnApplication,
  listOwnApplications,
  removeScoreStatement,
  withdrawApplication,
  writeScoreStatement,
} from '@candela/contract/applications/own-applications.routes.ts';
import { getPerson } from '@candela/contract/candidates/candidates.routes.ts';
import { getCv } from '@candela/contract/cvs/cvs.routes.ts';
import { listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import { explainRanking, getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Jobs } from '../../platform/database/schema.ts';
import { createOwnCv, createPersonWithCv } from '../../testing/cvs.ts';
import { createJob, inDays, apply as insertApplication } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let parent: Recruiter;
let recruiterToken: string;
let place: { organisationId: string; companyId: string };

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
  recruiterToken = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

async function createApplicant({ hasCv }: { hasCv: boolean } = { hasCv: true }) {
  const person = await createPerson(app, 'candidate');
  const { token } = await signIn(app, person);
  const cv = hasCv ? await createOwnCv(app, person.accountId, { skills: ['Optics'], experienceYears: 4 }) : undefined;
  const to = (id: string) => ({ params: { id } });
  return {
    ...person,
    cv,
    token,
    apply: (jobId: string) => app.call(applyForJob, to(jobId), { token }),
    withdraw: (jobId: string) => app.call(withdrawApplication, to(jobId), { token }),
    timeline: async (jobId: string) => (await app.call(getOwnApplication, to(jobId), { token })).body.data.timeline,
    list: async () => (await app.call(listOwnApplications, {}, { token })).body.data,
  };
}

const job = (values: Partial<Insertable<Jobs>> = {}) => createJob(app, place, values);
const countOf = async (jobId: string) =>
  (await app.platform.database.system.selectFrom('applications').select('id').where('job_id', '=', jobId).execute())
    .length;

describe('applying', () => {
  it('grants the organisation the present CV, scores it for the job and stands in both lists', async () => {
    const { apply, list, cv } = await createApplicant();
    const cvOf = () => app.call(getCv, { params: { id: cv?.cvId ?? '' } }, { token: recruiterToken });
    const jobId = await job();
    expect((await cvOf()).status).toBe(404);
    expect((await apply(jobId)).body.data).toMatchObject({ jobId, status: 'pending', withdrawnAt: null });
    await app.work();
    expect((await cvOf()).status).toBe(200);
    const ranking = await app.call(getRanking, { params: { jobId }, query: {} }, { token: recruiterToken });
    const [ranked] = ranking.body.rankings.candidates_ranked;
    expect(ranked).toMatchObject({ candidateId: cv?.candidateId, status: 'pending' });
    expect(await list()).toEqual([
      expect.objectContaining({ jobId, title: 'Lighthouse keeper', companyName: 'A company', location: 'onsite' }),
    ]);
    expect((await list())[0]?.match_score).toBe(ranked?.match_score);
  });

  it('is one application, however often and however much at once', async () => {
    const { apply } = await createApplicant();
    const jobId = await job();
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(jobId)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await countOf(jobId)).toBe(1);
  });

  it('needs a CV', async () => {
    const { apply } = await createApplicant({ hasCv: false });
    const answer = await apply(await job());
    expect([answer.status, answer.body.message]).toEqual([400, 'Have you uploaded your CV?']);
  });

  it('is for active jobs before their deadline; a draft does not exist', async () => {
    const { apply } = await createApplicant();
    for (const status of ['Inactive', 'Filled', 'Closed'] as const) {
      expect((await apply(await job({ status }))).status, status).toBe(410);
    }
    expect((await apply(await job({ application_deadline: inDays(app, -1) }))).status).toBe(410);
    expect((await apply(await job({ status: 'Draft', first_active_at: null }))).status).toBe(404);
  });

  it('finds the application that a claimed record has for the job already', async () => {
    const { apply, list, accountId } = await createApplicant();
    const jobId = await job();
    const held = await createPersonWithCv(app, place);
    await insertApplication(app, { ...place, jobId }, held.candidateId, 'interview');
    await app.platform.database.system
      .updateTable('candidates')
      .set({ account_id: accountId })
      .where('id', '=', held.candidateId)
      .execute();
    expect((await apply(jobId)).body.data).toMatchObject({ status: 'interview', candidateId: held.candidateId });
    expect(await list()).toHaveLength(1);
    expect(await countOf(jobId)).toBe(1);
  });
});

describe('taking an application back', () => {
  const move = (candidateId: string, jobId: string, status: 'review' | 'rejected' | 'hired') =>
    app.call(changeApplicationStatus, { body: { candidateId, jobId, status } }, { token: recruiterToken });

  it('leaves the pipeline, cannot be undone by the employer, and can be applied for again', async () => {
    const { apply, withdraw, timeline, cv } = await createApplicant();
    const jobId = await job();
    await apply(jobId);
    const answers = await Promise.all([withdraw(jobId), withdraw(jobId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.data).toMatchObject({ status: 'rejected', withdrawnAt: expect.any(String) });
    const refused = await move(cv?.candidateId ?? '', jobId, 'review');
    expect([refused.status, refused.body.type]).toEqual([409, 'WITHDRAWN']);
    app.clock.advance(1000);
    expect((await apply(jobId)).body.data).toMatchObject({ status: 'pending', withdrawnAt: null });
    expect((await timeline(jobId)).map(({ kind }) => kind)).toEqual(['received', 'withdrawn', 'received']);
  });

  it('takes the CV, its score and the ways to reach the candidate with it; applying again brings them back', async () => {
    const { apply, withdraw, cv } = await createApplicant();
    const [jobId, otherJobId] = [await job({ title: 'Pilot' }), await job()];
    const id = cv?.candidateId ?? '';
    const look = async () => (await app.call(getPerson, { params: { id } }, { token: recruiterToken })).body.data;
    const readCv = async () =>
      (await app.call(getCv, { params: { id: cv?.cvId ?? '' } }, { token: recruiterToken })).status;
    const figures = async () => {
      const query = { search: 'Pilot' };
      const [shown] = (await app.call(listRecruiterJobs, { query }, { token: recruiterToken })).body.data;
      return [shown?.candidates, shown?.applications];
    };
    await apply(jobId);
    await apply(otherJobId);
    await app.work();
    expect(await figures()).toEqual([1, 1]);
    await withdraw(jobId);
    // The other application still stands.
    expect(await readCv()).toBe(200);
    await withdraw(otherJobId);
    await app.work();
    expect(await readCv()).toBe(404);
    const gone = await look();
    expect(gone).toMatchObject({ hasWithdrawn: true, cvId: null, cvs: [], scores: [], phone: '', address: '' });
    expect(gone.history.map(({ to }) => to)).toEqual(['rejected', 'rejected', 'pending', 'pending']);
    expect(await figures()).toEqual([0, 1]);
    await apply(jobId);
    await app.work();
    expect(await look()).toMatchObject({ hasWithdrawn: false, cvId: cv?.cvId, scores: [{ jobId }] });
  });

  it('is no longer possible once it has been decided', async () => {
    const { apply, withdraw, cv } = await createApplicant();
    const jobId = await job();
    await apply(jobId);
    await move(cv?.candidateId ?? '', jobId, 'rejected');
    expect((await withdraw(jobId)).body.type).toBe('ALREADY_DECIDED');
  });
});

it('tells the candidate what happened: received, seen, moved, interview, outcome', async () => {
  const { apply, timeline, cv } = await createApplicant();
  const jobId = await job();
  await apply(jobId);
  const step = () => app.clock.advance(60_000);
  step();
  await app.call(getCv, { params: { id: cv?.cvId ?? '' } }, { token: recruiterToken });
  for (const status of ['review', 'interview', 'hired'] as const) {
    step();
    const body = { candidateId: cv?.candidateId ?? '', jobId, status };
    await app.call(changeApplicationStatus, { body }, { token: recruiterToken });
  }
  expect((await timeline(jobId)).map(({ kind, by, status }) => [kind, by, status])).toEqual([
    ['received', 'candidate', 'pending'],
    ['seen', 'employer', null],
    ['moved', 'employer', 'review'],
    ['interview', 'employer', 'interview'],
    ['outcome', 'employer', 'hired'],
  ]);
});

it('lets the candidate answer the score where recruiters read it, and take the answer back', async () => {
  const { apply, token, cv } = await createApplicant();
  const jobId = await job();
  await apply(jobId);
  await app.work();
  const params = { jobId, candidateId: cv?.candidateId ?? '' };
  const read = async () =>
    (await app.call(explainRanking, { params }, { token: recruiterToken })).body.data.statement?.text ?? null;
  const write = (text: string) => app.call(writeScoreStatement, { params: { id: jobId }, body: { text } }, { token });
  expect((await write('It misses my years at sea.')).status).toBe(200);
  expect(await read()).toBe('It misses my years at sea.');
  expect((await write('x'.repeat(1001))).status).toBe(400);
  await app.call(removeScoreStatement, { params: { id: jobId } }, { token });
  expect(await read()).toBeNull();
});
