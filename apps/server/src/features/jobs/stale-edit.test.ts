import * as companies from '@candela/contract/companies/companies.routes.ts';
import * as routes from '@candela/contract/jobs/jobs.routes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let companyId: string;
let id: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  const { organisationId, ...parent } = await createParent(app);
  await setPlan(app, organisationId, { name: 'enterprise' });
  companyId = await createCompany(app, organisationId, 'Beacon');
  id = await createJob(app, { organisationId, companyId }, { title: 'Keeper', description: 'Keep the light.' });
  ({ token } = await signIn(app, parent));
});

const change = (body: object) => app.call(routes.updateJob, { params: { id }, body }, { token });
const read = async () => (await app.call(routes.getRecruiterJob, { params: { id } }, { token })).body.data;

describe('a job edited in two places', () => {
  it('counts its versions, and refuses the second edit with both texts', async () => {
    const { version } = await read();
    expect((await change({ title: 'Head keeper', version })).body.data.version).toBe(version + 1);
    const stale = await change({ title: 'Night keeper', description: 'Keep the light.', version });
    expect([stale.status, stale.body.type]).toEqual([409, 'CONFLICT']);
    expect(stale.body.conflict).toEqual({
      version: version + 1,
      fields: [{ path: 'title', theirs: 'Head keeper', yours: 'Night keeper' }],
    });
    expect((await read()).title).toBe('Head keeper');
    expect((await change({ title: 'Night keeper', version: version + 1 })).status).toBe(200);
  });

  it('accepts a stale edit that says what is there, and one that names no version', async () => {
    const { version } = await read();
    await change({ title: 'Head keeper', version });
    expect((await change({ title: 'Head keeper', version })).status).toBe(200);
    expect((await change({ title: 'Night keeper' })).body.data.title).toBe('Night keeper');
  });

  it('compares a deadline by its moment and a salary by its parts', async () => {
    const before = await read();
    await change({ title: 'Head keeper' });
    const { version, salary, applicationDeadline, team, candidate_profile } = before;
    const same = { version, salary, applicationDeadline, team, candidate_profile };
    expect((await change(same)).status).toBe(200);
    const stale = await change({ version, salary: { min: 1, max: 2 } });
    expect(stale.body.conflict?.fields).toEqual([{ path: 'salary', theirs: salary, yours: { min: 1, max: 2 } }]);
  });

  it('lets one of twenty simultaneous edits through', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => change({ title: `Keeper ${index}`, version })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('refuses a status that was chosen for another one', async () => {
    const { version } = await read();
    const move = (status: 'Inactive' | 'Filled') =>
      app.call(routes.changeJobStatus, { params: { id }, body: { status, version } }, { token });
    expect((await move('Inactive')).body.data.version).toBe(version + 1);
    const stale = await move('Filled');
    expect(stale.body.conflict?.fields).toEqual([{ path: 'status', theirs: 'Inactive', yours: 'Filled' }]);
    expect(stale.body.message).toBe('This job was changed in the meantime. Check it, then try again.');
  });
});

describe('a company edited in two places', () => {
  it('refuses the second edit with both texts', async () => {
    const params = { id: companyId };
    const save = (body: object) => app.call(companies.updateCompany, { params, body }, { token });
    const { data } = (await app.call(companies.listCompanies, {}, { token })).body;
    const version = data[0]?.version ?? 0;
    expect((await save({ companyName: 'Beacon & Co', version })).body.data.version).toBe(version + 1);
    const stale = await save({ companyName: 'Lantern', contactPhone: '', version });
    expect([stale.status, stale.body.conflict]).toEqual([
      409,
      { version: version + 1, fields: [{ path: 'companyName', theirs: 'Beacon & Co', yours: 'Lantern' }] },
    ]);
  });
});
