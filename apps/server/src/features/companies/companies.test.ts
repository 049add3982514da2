import * as routes from '@candela/contract/companies/companies.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '../../testing/jobs.ts';
import { createParent, createPerson, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openCredentials } from './credentials.service.ts';

const company = {
  companyName: 'Tidewater',
  industry: 7,
  description: 'Harbours and locks.',
  location: 'Bristol',
  website: 'https://tidewater.example',
  careerPageUrl: 'https://tidewater.example/careers',
  size: 40,
  contactEmail: 'people@tidewater.example',
  contactPhone: '0117 496 0000',
  contactName: 'Jo Bell',
  contactPosition: 'Head of people',
};

let app: TestApp;
let parent: Recruiter;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

const create = async (changes: object = {}) => {
  const answer = await app.call(routes.createCompany, { body: { ...company, ...changes } }, { token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};

describe('companies', () => {
  it('are added, listed and read with everything but the credentials', async () => {
    const added = await create({ cvLibraryUsername: 'user', cvLibraryPassword: 'hush' });
    expect(added).toMatchObject({ ...company, jobs: 0, jobCount: 0, hasCvLibraryCredentials: true });
    expect(added).not.toHaveProperty('cvLibraryUsername');
    expect(JSON.stringify(added)).not.toContain('hush');
    const list = await app.call(routes.listCompanies, {}, { token });
    expect(list.body.data.map(({ _id }) => _id)).toContain(added._id);
  });

  it('refuse an industry that is not in the list, a website that is not one, a size below 1', async () => {
    const cases = [
      { change: { industry: 33 }, message: 'Please select a valid industry.' },
      { change: { website: 'javascript:alert(1)' }, message: 'Invalid URL' },
      { change: { careerPageUrl: 'ftp://x.example' }, message: 'Invalid URL' },
      { change: { size: 0 }, message: 'Company size must be at least 1' },
      { change: { contactEmail: 'nobody' }, message: 'Email is invalid' },
      { change: { companyName: '   ' }, message: 'Company name is required' },
    ];
    for (const { change, message } of cases) {
      const answer = await app.call(routes.createCompany, { body: { ...company, ...change } }, { token });
      expect([answer.status, answer.body.message]).toEqual([400, message]);
    }
  });

  it('seal the credentials to their row: a copy in another row does not open', async () => {
    const one = await create({ cvLibraryUsername: 'user', cvLibraryPassword: 'hush' });
    const other = await create();
    const { cv_library_credentials: box } = await app.platform.database.system
      .selectFrom('companies')
      .select('cv_library_credentials')
      .where('id', '=', one._id)
      .executeTakeFirstOrThrow();
    expect(box?.includes('hush')).toBe(false);
    const key = app.platform.keys.sealing;
    expect(openCredentials(key, one._id, box)).toEqual({ username: 'user', password: 'hush' });
    expect(() => openCredentials(key, other._id, box)).toThrow();
  });

  it('change only what is sent, and keep the half of the credentials that is not', async () => {
    const { _id: id } = await create({ cvLibraryUsername: 'user', cvLibraryPassword: 'hush' });
    const body = { location: 'Bath', cvLibraryPassword: 'new', careerPageUrl: '' };
    const changed = await app.call(routes.updateCompany, { params: { id }, body }, { token });
    expect(changed.body.data).toMatchObject({ ...company, location: 'Bath' });
    const row = await app.platform.database.system
      .selectFrom('companies')
      .select('cv_library_credentials')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(openCredentials(app.platform.keys.sealing, id, row.cv_library_credentials)).toEqual({
      username: 'user',
      password: 'new',
    });
  });

  it('asks for the other half of CV-Library credentials, instead of dropping the one that was typed', async () => {
    const half = { ...company, cvLibraryUsername: 'user' };
    const added = await app.call(routes.createCompany, { body: half }, { token });
    expect([added.status, added.body.errors]).toEqual([
      400,
      [{ path: 'cvLibraryPassword', message: 'Please enter the CV-Library password as well.' }],
    ]);
    const { _id: id } = await create();
    const changed = await app.call(
      routes.updateCompany,
      { params: { id }, body: { cvLibraryPassword: 'hush' } },
      { token },
    );
    expect([changed.status, changed.body.errors[0]?.path]).toEqual([400, 'cvLibraryUsername']);
  });

  it('remember how the widget looks', async () => {
    const { _id: id, embedSettings } = await create();
    expect(embedSettings).toMatchObject({ primary: '#2563EB', fontSize: 16, buttonRadius: 8 });
    const settings = { ...embedSettings, primary: '#112233', fontSize: 20 };
    await app.call(routes.updateCompany, { params: { id }, body: { embedSettings: settings } }, { token });
    const read = await app.call(routes.getCompany, { params: { id } }, { token });
    expect(read.body.data).toMatchObject({ embedSettings: settings });
    const wrong = { embedSettings: { ...settings, fontSize: 30 } };
    const refused = await app.call(routes.updateCompany, { params: { id }, body: wrong }, { token });
    expect(refused.body.message).toBe('Font size must be 12 to 20');
  });

  it('rotate their public token', async () => {
    const { _id: id, publicToken } = await create();
    const rotated = await app.call(routes.rotateCompanyToken, { params: { id } }, { token });
    expect(rotated.body.data.publicToken).not.toBe(publicToken);
  });

  it.each(['candidate', 'admin'] as const)(
    'show others (%s) their public side, and only while something is on offer',
    async (role) => {
      const { _id: id } = await create();
      const reader = await signIn(app, await createPerson(app, role));
      const before = await app.call(routes.getCompany, { params: { id } }, { token: reader.token });
      expect(before.status).toBe(404);
      await createJob(app, { organisationId: parent.organisationId, companyId: id });
      const after = await app.call(routes.getCompany, { params: { id } }, { token: reader.token });
      expect(after.body.data).toMatchObject({ companyName: 'Tidewater', jobCount: 1 });
      expect(after.body.data).not.toHaveProperty('publicToken');
      expect(after.body.data).not.toHaveProperty('contactEmail');
    },
  );

  it("keep the plan's limit, also against two requests at once", async () => {
    const founder = await createParent(app);
    await setPlan(app, founder.organisationId, { name: 'starter' });
    const session = await signIn(app, founder);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.call(routes.createCompany, { body: company }, session)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403]);
    const refused = answers.find(({ status }) => status === 403);
    expect(refused?.body.type).toBe('SUBSCRIPTION_LIMIT_EXCEEDED');
    expect(refused?.body.message).toBe(
      'You have reached your plan limit for companies. Please upgrade your plan or remove existing companies to continue.',
    );
  });
});
