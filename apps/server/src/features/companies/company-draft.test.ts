import { createCompany } from '@candela/contract/companies/companies.routes.ts';
import { getCompanyDraft, saveCompanyDraft } from '@candela/contract/companies/company-draft.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

it('is kept as it was typed, for the member who typed it, until the company is added', async () => {
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  const { token } = await signIn(app, parent);
  const draft = async (as = token) => (await app.call(getCompanyDraft, {}, { token: as })).body.data;
  expect(await draft()).toBeNull();
  const typed = { companyName: 'Beacon', size: 'about twelve', website: 'beacon' };
  const saved = await app.call(saveCompanyDraft, { body: typed }, { token });
  expect([saved.status, saved.body.data?.fields.size]).toEqual([200, 'about twelve']);
  await app.call(saveCompanyDraft, { body: { ...typed, location: 'Whitby' } }, { token });
  expect((await draft())?.fields).toMatchObject({ ...typed, location: 'Whitby', contactName: '' });
  const colleague = await createMember(app, parent.organisationId, null);
  expect(await draft((await signIn(app, colleague)).token)).toBeNull();

  const body = {
    companyName: 'Beacon',
    industry: 7,
    description: 'Builds lighthouses.',
    location: 'Whitby',
    website: 'https://beacon.example',
    careerPageUrl: 'https://beacon.example/jobs',
    size: 12,
    contactEmail: 'jo@beacon.example',
    contactPhone: '01947 496 000',
    contactName: 'Jo Bell',
    contactPosition: 'Owner',
  };
  expect((await app.call(createCompany, { body }, { token })).status).toBe(201);
  expect(await draft()).toBeNull();
});
