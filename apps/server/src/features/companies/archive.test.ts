import {
  archiveCompany,
  listArchivedCompanies,
  listCompanies,
  restoreCompany,
} from '@candela/contract/companies/companies.routes.ts';
import { changeJobStatus, duplicateJob } from '@candela/contract/jobs/jobs.routes.ts';
import { getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompany, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const archivedMessage = 'The company of this job is archived. Restore the company first.';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

it('an archived company closes its jobs, frees its place in the plan, and comes back when there is one', async () => {
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'starter' });
  const { token } = await signIn(app, parent);
  const id = await createCompany(app, parent.organisationId, 'Fernhill');
  const { system } = app.platform.database;
  await system
    .insertInto('jobs')
    .values(
      (['Active', 'Draft', 'Closed'] as const).map((status) => ({
        organisation_id: parent.organisationId,
        company_id: id,
        title: status,
        status,
      })),
    )
    .execute();
  const usage = async () => (await app.call(getUsage, {}, { token })).body.data;
  expect(await usage()).toMatchObject({ companies: 1, jobs: 1 });

  expect((await app.call(archiveCompany, { params: { id } }, { token })).body.message).toBe('Company archived');
  await app.work();
  expect(await usage()).toMatchObject({ companies: 0, jobs: 0 });
  expect((await app.call(listCompanies, {}, { token })).body.data).toEqual([]);
  const archived = (await app.call(listArchivedCompanies, {}, { token })).body.data;
  expect(archived.map(({ companyName }) => companyName)).toEqual(['Fernhill']);
  const jobs = await system.selectFrom('jobs').select(['id', 'status']).where('company_id', '=', id).execute();
  expect(new Set(jobs.map(({ status }) => status))).toEqual(new Set(['Closed']));
  const closedId = jobs[0]?.id ?? '';

  const call = { params: { id: closedId }, body: {} };
  const copied = await app.call(duplicateJob, call, { token });
  expect([copied.status, copied.body.message]).toEqual([409, archivedMessage]);
  // A draft that was made in the same moment opens no more.
  await system.updateTable('jobs').set({ status: 'Draft' }).where('id', '=', closedId).execute();
  const opened = await app.call(changeJobStatus, { ...call, body: { status: 'Active' } }, { token });
  expect([opened.status, opened.body.message]).toEqual([409, archivedMessage]);

  const other = await createCompany(app, parent.organisationId, 'Oakdale');
  const refused = await app.call(restoreCompany, { params: { id } }, { token });
  expect([refused.status, refused.body.type]).toEqual([403, 'SUBSCRIPTION_LIMIT_EXCEEDED']);
  await app.call(archiveCompany, { params: { id: other } }, { token });
  expect((await app.call(restoreCompany, { params: { id } }, { token })).status).toBe(200);
  expect((await app.call(listCompanies, {}, { token })).body.data.map(({ _id }) => _id)).toEqual([id]);
});
