import { updateJob } from '@candela/contract/jobs/jobs.routes.ts';
import type { RouteInput } from '@candela/contract/kernel/route.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { runScoring } from '../features/scoring/score-run.ts';
import { createPersonWithCv, type PersonWithCv } from './cvs.ts';
import { createJob } from './jobs.ts';
import { createCompany, createParent, type Recruiter, setPlan, signIn } from './people.ts';
import { firstTry } from './task-context.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A recruiter who may do everything, signed in. */
async function createHiring(app: TestApp): Promise<{ parent: Recruiter; token: string }> {
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  return { parent, token: (await signIn(app, parent)).token };
}

const skillsOfEach = [['Optics'], ['Welding'], ['Sea charts', 'Optics']];

/** A job of a company of its own, with three people the engine has scored. */
export async function createScoredJob(app: TestApp, { parent, token }: { parent: Recruiter; token: string }) {
  const { system } = app.platform.database;
  const place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
  const jobId = await createJob(app, place);
  const people: PersonWithCv[] = [];
  for (const skills of skillsOfEach) {
    const description = `Used ${skills.join(' and ')} every day.`;
    const experience = [{ title: 'Lighthouse keeper', duration: '2019 - 2023', description }];
    people.push(await createPersonWithCv(app, place, { skills, experience, experienceYears: 4 }));
  }
  const run = (isAsked = false) => runScoring(app.platform, { jobId, isAsked }, firstTry());
  await run();
  return {
    place,
    jobId,
    people,
    /** Brings everyone up to date, here and now. */
    run,
    /** Changes the job as its recruiter would, and does what follows from it. */
    edit: async (body: RouteInput<typeof updateJob>['body']) => {
      app.clock.advance(1000);
      await app.call(updateJob, { params: { id: jobId }, body }, { token });
      await app.work();
    },
    scores: () => system.selectFrom('scores').selectAll().where('job_id', '=', jobId).orderBy('candidate_id').execute(),
    history: () =>
      system.selectFrom('score_history').selectAll().where('job_id', '=', jobId).orderBy('replaced_at').execute(),
    runs: () => system.selectFrom('score_runs').selectAll().where('job_id', '=', jobId).orderBy('started_at').execute(),
  };
}

type ScoredJobWorld = Awaited<ReturnType<typeof createScoredJob>>;

/** For a whole file: the product, a recruiter, and for each test a job with people in a company of its own. */
export function useScoredJob() {
  let app: TestApp;
  let hiring: Awaited<ReturnType<typeof createHiring>>;
  let world: ScoredJobWorld;
  beforeAll(async () => {
    app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
    hiring = await createHiring(app);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    // A job's candidates are those its company knows.
    world = await createScoredJob(app, hiring);
  });
  return {
    get app() {
      return app;
    },
    get hiring() {
      return hiring;
    },
    get world() {
      return world;
    },
  };
}
