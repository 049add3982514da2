import { getCompany } from '@candela/contract/companies/companies.routes.ts';
import * as routes from '@candela/contract/jobs/jobs.routes.ts';
import * as publicRoutes from '@candela/contract/jobs/public-jobs.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobInput } from '../../testing/jobs.ts';
import { createCompany, createMember, createParent, createPerson, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let companyId: string;
let publicToken: string;
let outsiders: { token: string }[];

beforeAll(async () => {
  app = await createTestApp();
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  companyId = await createCompany(app, parent.organisationId, 'Quiet Ltd');
  const sibling = await createCompany(app, parent.organisationId, 'Sibling Ltd');
  ({ token } = await signIn(app, parent));
  const { public_token } = await app.platform.database.system
    .selectFrom('companies')
    .select('public_token')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  publicToken = public_token;
  outsiders = [
    await signIn(app, await createPerson(app, 'candidate')),
    await signIn(app, await createParent(app)),
    await signIn(app, await createMember(app, parent.organisationId, sibling)),
  ];
});
afterAll(() => app.close());

const change = (id: string, status: 'Active' | 'Inactive' | 'Filled' | 'Closed') =>
  app.call(routes.changeJobStatus, { params: { id }, body: { status } }, { token });
const draft = async () =>
  (await app.call(routes.createJob, { body: { ...jobInput(app, companyId), status: 'Draft' } }, { token })).body.data
    ._id;
const overview = async (id: string, as: { token: string }) =>
  (await app.call(routes.getJobOverview, { params: { id } }, as)).status;

describe('a job that was never published', () => {
  it.each(['Inactive', 'Filled', 'Closed'] as const)(
    'and is %s now is read by its own company alone',
    async (status) => {
      const id = await draft();
      expect((await change(id, status)).status).toBe(200);
      expect(await overview(id, { token })).toBe(200);
      expect(await Promise.all(outsiders.map((outsider) => overview(id, outsider)))).toEqual([404, 404, 404]);
      expect((await app.call(publicRoutes.getPublicJob, { params: { id } })).status).toBe(404);
      const widget = await app.call(publicRoutes.listWidgetJobs, { params: { token: publicToken } });
      expect(widget.body.data.jobs).toEqual([]);
      expect((await app.inject(`/feeds/${publicToken}/jobs.xml`)).statusCode).toBe(404);
      expect((await app.inject('/sitemap.xml')).body).not.toContain(id);
      // Nor does it make its company public.
      const [candidate] = outsiders;
      expect((await app.call(getCompany, { params: { id: companyId } }, candidate)).status).toBe(404);
    },
  );

  it('is shown to everyone once it was, also after it closed', async () => {
    const id = await draft();
    await change(id, 'Active');
    await change(id, 'Closed');
    expect(await Promise.all(outsiders.map((outsider) => overview(id, outsider)))).toEqual([200, 200, 200]);
    expect((await app.call(publicRoutes.getPublicJob, { params: { id } })).status).toBe(410);
  });
});
