import { updateJob } from '@candela/contract/jobs/jobs.routes.ts';
import { addToPipeline } from '@candela/contract/rankings/rankings.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
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
