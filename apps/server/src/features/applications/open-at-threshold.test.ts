import { updateJob } from '@candela/contract/jobs/jobs.routes.ts';
import { addToPipeline } from '@candela/contract/rankings/rankings.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workLater } from '../../testing/interviews.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { poison } from '../../testing/poison.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cvText, uploadCvs } from '../../testing/uploads.ts';

let app: TestApp;
let parent: Recruiter;
let token: string;
let companyId: string;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  companyId = await createCompany(app, parent.organisationId);
  ({ token } = await signIn(app, parent));
});
afterAll(() => app.close());

const system = () => app.platform.database.system;

/** A job that asks for more than any candidate scores, and a nurse whose CV was uploaded with or without naming it. */
async function createCase(email: string, { isNamed }: { isNamed: boolean }) {
  const jobId = await createJob(app, { organisationId: parent.organisationId, companyId });
  await system().updateTable('jobs').set({ match_score_threshold: 100 }).where('id', '=', jobId).execute();
  const file = { fileName: 'cv.txt', bytes: cvText({ name: 'Petra Lind', email, extra: `Reached at ${email}.` }) };
  await uploadCvs(app, token, [file], isNamed ? { jobId } : {});
  await app.work();
  const { id: candidateId } = await system()
    .selectFrom('candidates')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return {
    jobId,
    candidateId,
    lowerThreshold: async () => {
      await app.call(updateJob, { params: { id: jobId }, body: { match_score_threshold: 0 } }, { token });
      await app.work();
    },
    applications: () => system().selectFrom('applications').selectAll().where('job_id', '=', jobId).execute(),
  };
}

/** So many more people whose CV came for the job, with the score of the one who has one. */
async function scoreLike(jobId: string, count: number): Promise<void> {
  await sql`
    with one as (select s.*, f.batch_id, f.account_id from scores s join cv_files f on f.candidate_id = s.candidate_id
      where s.job_id = ${jobId}),
    people as (insert into candidates (organisation_id, name, email)
      select one.organisation_id, 'Nurse ' || n, '' from one, generate_series(1, ${count}) n returning id),
    files as (insert into cv_files (batch_id, organisation_id, account_id, file_name, content_type, storage_key, status,
        candidate_id)
      select one.batch_id, one.organisation_id, one.account_id, 'cv.txt', 'text/plain', 'cv/' || p.id, 'read', p.id
      from one, people p)
    insert into scores select (jsonb_populate_record(null::scores,
      to_jsonb(s) || jsonb_build_object('candidate_id', p.id))).* from scores s, people p where s.job_id = ${jobId}`.execute(
    system(),
  );
}

describe('an application at the threshold', () => {
  it('opens when the job asks for less later, with one invitation', async () => {
    const { applications, lowerThreshold, candidateId } = await createCase('later@people.test', { isNamed: true });
    expect(await applications()).toEqual([]);
    await lowerThreshold();
    expect(await applications()).toMatchObject([{ candidate_id: candidateId, status: 'pending' }]);
    await lowerThreshold();
    expect(await applications()).toHaveLength(1);
    expect(await app.mailTo('later@people.test')).toHaveLength(1);
  });

  it('says whether its score is from before the lines of the CV were read', async () => {
    const reasonOf = async (email: string, readBy: string | null) => {
      const { jobId, candidateId, lowerThreshold } = await createCase(email, { isNamed: true });
      await system().updateTable('scores').set({ read_by: readBy, score: 88.6 }).where('job_id', '=', jobId).execute();
      await lowerThreshold();
      return system()
        .selectFrom('application_events as e')
        .innerJoin('applications as a', 'a.id', 'e.application_id')
        .select('e.reason')
        .where('a.candidate_id', '=', candidateId)
        .executeTakeFirstOrThrow();
    };
    expect(await reasonOf('unread@people.test', null)).toEqual({
      reason: 'added: CV first scored 89, before a closer reading (0 needed)',
    });
    expect(await reasonOf('read@people.test', 'reader-5')).toEqual({
      reason: 'added: CV scored 89 at the time (0 needed)',
    });
  });

  it('opens for a hundred in a transaction, and for the others where one cannot have it', async () => {
    const { jobId, lowerThreshold } = await createCase('first@people.test', { isNamed: true });
    await scoreLike(jobId, 250);
    const stuck = await system()
      .selectFrom('scores')
      .select('candidate_id')
      .where('job_id', '=', jobId)
      .orderBy('candidate_id')
      .offset(120)
      .executeTakeFirstOrThrow();
    const heal = await poison(app, 'applications', 'insert', { candidate_id: stuck.candidate_id });
    await lowerThreshold();
    // One transaction, one number: as many were opened in each.
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from applications where job_id = ${jobId} group by xmin::text order by 1 desc`.execute(
      system(),
    );
    expect(Math.max(...rows.map(({ count }) => count))).toBe(100);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(250);
    await heal();
    await workLater(app);
    const all = await system().selectFrom('applications').select('id').where('job_id', '=', jobId).execute();
    expect(all).toHaveLength(251);
  });

  it('does not open for a candidate whose CV was uploaded for no job in particular', async () => {
    const { applications, lowerThreshold } = await createCase('unnamed@people.test', { isNamed: false });
    await lowerThreshold();
    expect(await applications()).toEqual([]);
    expect(await app.mailTo('unnamed@people.test')).toEqual([]);
  });
});

describe('a candidate who is added to the pipeline by hand', () => {
  it('is invited like the others, once', async () => {
    const { jobId, candidateId } = await createCase('by-hand@people.test', { isNamed: true });
    for (let times = 0; times < 2; times += 1) {
      const answer = await app.call(addToPipeline, { params: { jobId, candidateId } }, { token });
      expect(answer.status).toBeLessThan(300);
      await app.work();
    }
    expect(await app.mailTo('by-hand@people.test')).toHaveLength(1);
  });
});
