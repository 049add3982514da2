import * as routes from '@candela/contract/jobs/jobs.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJob, jobInput } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let parent: Recruiter;
let companyId: string;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  companyId = await createCompany(app, parent.organisationId, 'Beacon');
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

const place = () => ({ organisationId: parent.organisationId, companyId });

describe('adding a job', () => {
  it('stores every field and answers the whole job', async () => {
    const body = {
      ...jobInput(app, companyId),
      skills: [' TypeScript ', '', 'SQL'],
      candidate_profile: { softSkills: ['Patience'] },
      team: { size: 4, workflow: 'Kanban' },
    };
    const { status, body: answer } = await app.call(routes.createJob, { body }, { token });
    expect(status).toBe(201);
    expect(answer.data).toMatchObject({
      title: body.title,
      companyName: 'Beacon',
      skills: ['TypeScript', 'SQL'],
      candidate_profile: { softSkills: ['Patience'] },
      team: { size: 4, workflow: 'Kanban' },
      status: 'Active',
      isOpen: true,
      publishability: { isPublishable: true, missingFields: [] },
      integrations: { cvLibrary: { status: 'not_published', url: null, lastError: null } },
    });
  });

  it('accepts both vocabularies and gives each word back as it was', async () => {
    for (const [jobType, workingHours] of [
      ['Freelance', 'Flexi-time'],
      ['permanent', 'full-time'],
      ['hybrid', 'hybrid'],
    ] as const) {
      const body = { ...jobInput(app, companyId), jobType, workingHours };
      const { body: answer } = await app.call(routes.createJob, { body }, { token });
      expect([answer.data.jobType, answer.data.workingHours]).toEqual([jobType, workingHours]);
    }
  });

  it('refuses what cannot be, naming the field', async () => {
    const cases = [
      {
        change: { salary: { min: 2, max: 1 } },
        path: 'salary.min',
        message: 'Minimum salary cannot be above the maximum',
      },
      {
        change: { applicationDeadline: '2020-01-01' },
        path: 'applicationDeadline',
        message: 'Application deadline must be in the future',
      },
      {
        change: { applicationDeadline: 'soon' },
        path: 'applicationDeadline',
        message: 'Application deadline is not a date',
      },
      {
        change: { available_positions: 0 },
        path: 'available_positions',
        message: 'There must be at least one position',
      },
      {
        change: { match_score_threshold: 101 },
        path: 'match_score_threshold',
        message: 'Match score threshold must be 0 to 100',
      },
      { change: { skills: [' '] }, path: 'skills', message: 'Add at least one skill' },
      { change: { title: '' }, path: 'title', message: 'Title is required' },
      { change: { jobType: 'forever' }, path: 'jobType', message: 'Job type is required' },
    ];
    for (const { change, path, message } of cases) {
      const body = { ...jobInput(app, companyId), ...change } as never;
      const answer = await app.call(routes.createJob, { body }, { token });
      expect([answer.status, answer.body.errors[0]]).toEqual([400, { path, message }]);
    }
    const jobs = await app.call(routes.listRecruiterJobs, { query: { search: 'soon' } }, { token });
    expect(jobs.body.pagination.total).toBe(0);
  });

  it('reads a day as its end in the United Kingdom, summer and winter', async () => {
    for (const [day, instant] of [
      ['2090-07-01', '2090-07-01T22:59:59.999Z'],
      ['2090-12-01', '2090-12-01T23:59:59.999Z'],
    ] as const) {
      const body = { ...jobInput(app, companyId), applicationDeadline: day };
      const { body: answer } = await app.call(routes.createJob, { body }, { token });
      expect(answer.data.applicationDeadline).toBe(instant);
    }
  });

  it("keeps the plan's limit of active jobs; drafts do not count", async () => {
    const founder = await createParent(app);
    const session = await signIn(app, founder);
    const company = await createCompany(app, founder.organisationId);
    const add = (status: 'Active' | 'Draft') =>
      app.call(routes.createJob, { body: { ...jobInput(app, company), status } }, session);
    expect((await add('Draft')).status).toBe(201);
    const answers = await Promise.all([add('Active'), add('Active'), add('Active')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    const refused = answers.find(({ status }) => status === 403);
    expect(refused?.body.message).toBe(
      'You have reached your plan limit for jobs. Please upgrade your plan or remove existing jobs to continue.',
    );
    const drafts = await app.call(routes.listRecruiterJobs, { query: { status: 'Draft' } }, session);
    const id = drafts.body.data[0]?._id ?? '';
    const activated = await app.call(routes.changeJobStatus, { params: { id }, body: { status: 'Active' } }, session);
    expect(activated.body.type).toBe('SUBSCRIPTION_LIMIT_EXCEEDED');
  });
});

describe('editing a job', () => {
  it('changes what is sent and leaves the rest', async () => {
    const id = await createJob(app, place());
    const body = { title: 'Keeper of two lights', salary: { min: 1, max: 2 } };
    const { body: answer } = await app.call(routes.updateJob, { params: { id }, body }, { token });
    expect(answer.data).toMatchObject({ ...body, skills: ['Optics'], workingHours: 'Full-time' });
  });

  it('lets a passed deadline stand while something else is mended, but not a new one in the past', async () => {
    const past = '2021-05-01T10:00:00.000Z';
    const id = await createJob(app, place(), { application_deadline: past });
    const same = { title: 'Mended', applicationDeadline: past };
    expect((await app.call(routes.updateJob, { params: { id }, body: same }, { token })).status).toBe(200);
    const moved = { applicationDeadline: '2021-05-02T10:00:00.000Z' };
    expect((await app.call(routes.updateJob, { params: { id }, body: moved }, { token })).status).toBe(400);
  });

  it('keeps at least one of what it must name, unless it is a draft', async () => {
    const id = await createJob(app, place());
    const change = (body: object) => app.call(routes.updateJob, { params: { id }, body }, { token });
    const lists = { skills: ['SQL'], requirements: ['A degree'], responsibilities: ['Reports'] };
    await change(lists);
    const refused = await change({ skills: [], requirements: [' '] });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        { path: 'skills', message: 'Add at least one skill' },
        { path: 'requirements', message: 'Add at least one requirement' },
      ],
    ]);
    expect((await change({ status: 'Draft', skills: [] })).body.data).toMatchObject({ ...lists, skills: [] });
    expect((await change({ status: 'Active', skills: [] })).status).toBe(200);
  });

  it('does not move it to another company', async () => {
    const id = await createJob(app, place());
    const elsewhere = await createCompany(app, parent.organisationId, 'Elsewhere');
    const answer = await app.call(routes.updateJob, { params: { id }, body: { companyId: elsewhere } }, { token });
    expect([answer.status, answer.body.errors[0]?.path]).toEqual([400, 'companyId']);
  });

  it('does not publish what is incomplete, and says what is missing', async () => {
    const id = await createJob(app, place(), { status: 'Draft', description: '', salary_min: null, job_type: null });
    const answer = await app.call(routes.changeJobStatus, { params: { id }, body: { status: 'Active' } }, { token });
    expect([answer.status, answer.body.type, answer.body.message]).toEqual([
      400,
      'JOB_NOT_PUBLISHABLE',
      'Fill all required fields to publish',
    ]);
    expect(answer.body.errors.map(({ path }) => path)).toEqual(['Description', 'Job Type', 'Salary Min']);
  });

  it('can fill a draft and activate it in one request', async () => {
    const id = await createJob(app, place(), { status: 'Draft', title: '', first_active_at: null });
    const body = { title: 'Found after all', status: 'Active' as const };
    const answer = await app.call(routes.updateJob, { params: { id }, body }, { token });
    expect(answer.body.data).toMatchObject({ title: 'Found after all', status: 'Active' });
  });

  it('copies as a draft', async () => {
    const id = await createJob(app, place());
    const { status, body } = await app.call(routes.duplicateJob, { params: { id } }, { token });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ title: 'Lighthouse keeper (copy)', status: 'Draft', skills: ['Optics'] });
    expect(body.data._id).not.toBe(id);
  });
});

describe('the list', () => {
  it('filters, searches, sorts and pages', async () => {
    const founder = await createParent(app);
    await setPlan(app, founder.organisationId, { name: 'enterprise' });
    const session = await signIn(app, founder);
    const north = await createCompany(app, founder.organisationId, 'North');
    const south = await createCompany(app, founder.organisationId, 'South');
    const where = (company: string) => ({ organisationId: founder.organisationId, companyId: company });
    for (const title of ['Baker', 'Archer', 'Cooper 100%']) await createJob(app, where(north), { title });
    await createJob(app, where(south), { title: 'Dyer', status: 'Draft' });
    const titles = async (query: object) =>
      (await app.call(routes.listRecruiterJobs, { query }, session)).body.data.map(({ title }) => title);
    expect(await titles({ sort: 'title', order: 'asc' })).toEqual(['Archer', 'Baker', 'Cooper 100%', 'Dyer']);
    expect(await titles({ status: 'Draft' })).toEqual(['Dyer']);
    expect(await titles({ companyId: south })).toEqual(['Dyer']);
    expect(await titles({ search: 'SOUTH' })).toEqual(['Dyer']);
    expect(await titles({ search: '100%' })).toEqual(['Cooper 100%']);
    expect(await titles({ search: '%' })).toEqual(['Cooper 100%']);
    expect(await titles({ sort: 'title', order: 'asc', pageSize: 3, page: 2 })).toEqual(['Dyer']);
    const page = await app.call(routes.listRecruiterJobs, { query: { pageSize: 3 } }, session);
    expect(page.body.pagination).toEqual({ page: 1, totalPages: 2, hasPrev: false, hasNext: true, total: 4 });
  });
});

describe('the overview', () => {
  it('shows a job that was on offer, closed or not, but never a draft', async () => {
    const candidate = await signIn(app, await createPerson(app, 'candidate'));
    const see = async (status: 'Active' | 'Draft' | 'Closed' | 'Filled') => {
      const id = await createJob(app, place(), { status });
      return app.call(routes.getJobOverview, { params: { id } }, candidate);
    };
    expect((await see('Active')).body.data).toMatchObject({ isOpen: true, companyName: 'Beacon' });
    expect((await see('Closed')).body.data).toMatchObject({ isOpen: false, status: 'Closed' });
    expect((await see('Draft')).status).toBe(404);
    const id = await createJob(app, place(), { application_deadline: '2021-01-01T00:00:00Z' });
    expect((await app.call(routes.getJobOverview, { params: { id } }, candidate)).body.data.isOpen).toBe(false);
  });
});
