import {
  apiKeyPermissions,
  createApiKey,
  listApiKeys,
  mostApiKeys,
  revokeApiKey,
} from '@candela/contract/api-keys/api-keys.routes.ts';
import { listSessions } from '@candela/contract/auth/auth.routes.ts';
import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import { createJob as createJobRoute, duplicateJob, listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { apiRoutes } from '../../testing/found-modules.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, type Recruiter, setPlan, signIn, testPassword } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let parent: Recruiter;
let token: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  const companyId = await createCompany(app, parent.organisationId);
  await createJob(app, { organisationId: parent.organisationId, companyId }, { title: 'Keeper' });
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

const create = async (permissions: (typeof apiKeyPermissions)[number][]) =>
  (await app.call(createApiKey, { body: { name: 'Import', permissions, currentPassword: testPassword } }, { token }))
    .body.data;
const jobs = (key: string) => app.call(listRecruiterJobs, { query: {} }, { token: key });

it('acts for the organisation with what it was given and nothing else, is shown once, and ends at once', async () => {
  const { id, secret, hint } = await create(['job.read']);
  const seen = await jobs(secret);
  expect([seen.status, seen.body.data.map(({ title }) => title)]).toEqual([200, ['Keeper']]);
  const refused = await app.call(createJobRoute, { body: {} as never }, { token: secret });
  expect([refused.status, refused.body.message]).toEqual([403, 'This API key may not do this: it lacks job.create.']);
  // What no key can be given is not said to be lacking: no one could add it.
  const personal = await app.call(listSessions, {}, { token: secret });
  expect(personal.body.message).toBe('No API key may do this: it takes a person who is signed in.');
  const statuses = [
    (await app.call(listCompanies, {}, { token: secret })).status,
    (await app.call(listSessions, {}, { token: secret })).status,
    (await app.call(listApiKeys, {}, { token: secret })).status,
  ];
  expect(statuses).toEqual([403, 403, 403]);

  const listed = (await app.call(listApiKeys, {}, { token })).body.data;
  expect(listed).toEqual([expect.objectContaining({ id, hint, lastUsedAt: expect.any(String) })]);
  expect(JSON.stringify(listed)).not.toContain(secret);
  expect(secret.endsWith(hint)).toBe(true);
  expect((await app.call(revokeApiKey, { params: { id } }, { token })).status).toBe(200);
  expect((await jobs(secret)).status).toBe(401);
});

it('is named in the audit log for what it does; the parent is not', async () => {
  const { id, secret } = await create(['job.read', 'job.create']);
  const [first] = (await jobs(secret)).body.data;
  const made = await app.call(duplicateJob, { params: { id: first?._id ?? '' } }, { token: secret });
  expect(made.status).toBe(201);
  const eventsOf = (subjectId: string) =>
    app.platform.database.system
      .selectFrom('audit_events')
      .select(['actor_account_id', 'detail'])
      .where('subject_id', '=', subjectId)
      .execute();
  expect(await eventsOf(made.body.data._id)).toEqual([
    { actor_account_id: null, detail: expect.objectContaining({ apiKeyId: id }) },
  ]);
  // The next transaction on the same connection is a person's again.
  expect(await eventsOf(id)).toEqual([{ actor_account_id: parent.accountId, detail: {} }]);
});

it('is refused with a wrong secret, in a suspended organisation, and on a lapsed plan', async () => {
  const { secret } = await create(['job.read']);
  const other = await create(['job.read']);
  const mixed = `${secret.slice(0, 41)}${other.secret.slice(41)}`;
  expect((await jobs(mixed)).status).toBe(401);
  expect((await jobs(`${secret}x`)).status).toBe(401);
  await setPlan(app, parent.organisationId, { name: 'scale', periodEnd: new Date(app.clock.now().getTime() - 1000) });
  expect((await jobs(secret)).body.type).toBe('SUBSCRIPTION_INACTIVE');
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  const suspend = (suspended_at: Date | null) =>
    app.platform.database.system
      .updateTable('organisations')
      .set({ suspended_at })
      .where('id', '=', parent.organisationId)
      .execute();
  await suspend(app.clock.now());
  expect((await jobs(secret)).status).toBe(401);
  await suspend(null);
  expect((await jobs(secret)).status).toBe(200);
});

it('can never be given what concerns an account, the team or the money', () => {
  const reachable = apiRoutes.filter(
    ({ access }) => access.kind === 'signed-in' && apiKeyPermissions.some((each) => each === access.permission),
  );
  const features = new Set(reachable.map(({ id }) => id.split('.')[0] ?? ''));
  const closed = [
    'auth',
    'passkeys',
    'team',
    'billing',
    'parenthood',
    'organisations',
    'api-keys',
    'webhooks',
    'calendar',
  ];
  expect(closed.filter((feature) => features.has(feature))).toEqual([]);
  expect(features.has('jobs')).toBe(true);
});

it('is not made by a session that signed in a while ago without the password: a key outlives a stolen session', async () => {
  const { token: late } = await signIn(app, parent);
  app.clock.advance(minutes(6));
  const body = { name: 'Stolen', permissions: ['job.read' as const] };
  const refused = await app.call(createApiKey, { body }, { token: late });
  expect([refused.status, refused.body.type]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  const proved = { ...body, currentPassword: testPassword };
  expect((await app.call(createApiKey, { body: proved }, { token: late })).status).toBe(201);
});

it('is made twenty times at most, however many ask at once', async () => {
  const owner = await createParent(app);
  await setPlan(app, owner.organisationId, { name: 'enterprise' });
  const own = (await signIn(app, owner)).token;
  const body = { name: 'Import', permissions: ['job.read' as const] };
  const made = await Promise.all(
    Array.from({ length: mostApiKeys + 5 }, () => app.call(createApiKey, { body }, { token: own })),
  );
  expect(made.filter(({ status }) => status === 201)).toHaveLength(mostApiKeys);
});
