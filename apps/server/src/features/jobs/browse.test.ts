import { applyForJob } from '@candela/contract/applications/own-applications.routes.ts';
import { browseJobs, explainFit } from '@candela/contract/jobs/browse.routes.ts';
import { explainRanking, getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOwnCv } from '../../testing/cvs.ts';
import { createJob, inDays } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let place: { organisationId: string; companyId: string };
let recruiterToken: string;
let token: string;
let candidateId: string;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  place = {
    organisationId: parent.organisationId,
    companyId: await createCompany(app, parent.organisationId, 'Beacon'),
  };
  recruiterToken = (await signIn(app, parent)).token;
  const person = await createPerson(app, 'candidate');
  token = (await signIn(app, person)).token;
  const experience = [{ title: 'Lighthouse keeper', duration: '2019 - 2023', description: 'Used Optics every day.' }];
  ({ candidateId } = await createOwnCv(app, person.accountId, { skills: ['Optics'], experience, experienceYears: 4 }));
});
afterAll(() => app.close());

const browse = async (query: object) => (await app.call(browseJobs, { query }, { token })).body;
const titles = async (query: object) => (await browse(query)).items.map(({ title }) => title).sort();

it('lists what is open, and finds it by words, place, type and salary', async () => {
  await app.platform.database.system
    .updateTable('companies')
    .set({ location: 'Whitby' })
    .where('id', '=', place.companyId)
    .execute();
  await createJob(app, place, { title: 'Keeper', location: 'onsite', job_type: 'permanent' });
  await createJob(app, place, { title: 'Welder', skills: ['Welding'], location: 'remote', salary_max: 90_000 });
  for (const status of ['Draft', 'Inactive', 'Filled', 'Closed'] as const)
    await createJob(app, place, { title: status, status });
  await createJob(app, place, { title: 'Over', application_deadline: inDays(app, -1) });
  expect(await titles({})).toEqual(['Keeper', 'Welder']);
  expect(await titles({ search: 'beacon weld' })).toEqual(['Welder']);
  expect(await titles({ search: '100%' })).toEqual([]);
  expect(await titles({ place: 'whit', location: 'onsite' })).toEqual(['Keeper']);
  expect(await titles({ jobType: 'permanent' })).toEqual(['Keeper']);
  expect(await titles({ minSalary: 80_000 })).toEqual(['Welder']);
});

it('says how the own CV fits, best first when asked, with the score an application then has, and tells no recruiter', async () => {
  const fitting = await createJob(app, place, { title: 'Fitting' });
  const other = await createJob(app, place, {
    title: 'Other',
    skills: ['Sewing'],
    requirements: ['Ten years of tailoring'],
  });
  const { items } = await browse({ sort: 'fit', pageSize: 50 });
  const at = (id: string) => items.findIndex(({ _id }) => _id === id);
  expect(at(fitting)).toBeLessThan(at(other));
  const ranking = () => app.call(getRanking, { params: { jobId: fitting }, query: {} }, { token: recruiterToken });
  expect((await ranking()).body.pagination.total).toBe(0);

  const explained = await app.call(explainFit, { params: { id: fitting } }, { token });
  expect(explained.body.data.factors.flatMap(({ met }) => met).length).toBeGreaterThan(0);
  await app.call(applyForJob, { params: { id: fitting } }, { token });
  await app.work();
  const real = await app.call(explainRanking, { params: { jobId: fitting, candidateId } }, { token });
  expect(real.body.data.score).toBe(explained.body.data.score);
  expect(items[at(fitting)]?.fit?.match_score).toBeCloseTo(real.body.data.score, 4);
  expect((await browse({ search: 'Fitting' })).items[0]?.status).toBe('pending');

  // The employer's score may change, when the CV was read: there is one number for one CV and job.
  await app.platform.database.system.updateTable('scores').set({ score: 3.5 }).where('job_id', '=', fitting).execute();
  expect((await browse({ search: 'Fitting' })).items[0]?.fit?.match_score).toBe(3.5);
  const scores = (await browse({ sort: 'fit', pageSize: 50 })).items.map(({ fit }) => fit?.match_score ?? 0);
  expect(scores).toContain(3.5);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

it('has no fit without a CV', async () => {
  const { token: without } = await signIn(app, await createPerson(app, 'candidate'));
  const { items } = (await app.call(browseJobs, { query: { sort: 'fit' } }, { token: without })).body;
  expect(items.every(({ fit }) => fit === null)).toBe(true);
  const answer = await app.call(explainFit, { params: { id: items[0]?._id ?? '' } }, { token: without });
  expect(answer.body.message).toBe('Have you uploaded your CV?');
});
