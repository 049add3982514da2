import * as routes from '@candela/contract/admin/admin-people.routes.ts';
import { getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '../../testing/jobs.ts';
import {
  createCompany,
  createMember,
  createParent,
  createPerson,
  type Recruiter,
  setPlan,
  signIn,
} from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let busy: Recruiter;
let member: Recruiter;
let quiet: Recruiter;
let lapsed: Recruiter;
beforeAll(async () => {
  app = await createTestApp();
  token = (await signIn(app, await createPerson(app, 'admin'))).token;
  busy = await createParent(app);
  quiet = await createParent(app);
  lapsed = await createParent(app);
  await setPlan(app, busy.organisationId, { name: 'scale' });
  await setPlan(app, lapsed.organisationId, { name: 'starter', periodEnd: new Date(app.clock.now().getTime() - 1000) });
  await rename(busy, 'Harbour 100% Ltd');
  await rename(quiet, 'Quiet_Works');
  const [first, second] = [
    await createCompany(app, busy.organisationId),
    await createCompany(app, busy.organisationId),
  ];
  member = await createMember(app, busy.organisationId, first);
  for (const companyId of [first, second, second]) {
    await createJob(app, { organisationId: busy.organisationId, companyId });
  }
  await createJob(app, { organisationId: busy.organisationId, companyId: first }, { status: 'Draft' });
});
afterAll(() => app.close());

const rename = ({ organisationId }: Recruiter, name: string) =>
  app.platform.database.system.updateTable('organisations').set({ name }).where('id', '=', organisationId).execute();
const organisations = async (query: Record<string, unknown>) => {
  const answer = await app.call(routes.listOrganisations, { query: query as never }, { token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const idsOf = async (query: Record<string, unknown>) => (await organisations(query)).items.map((item) => item.id);
const accounts = async (query: Record<string, unknown>) => {
  const answer = await app.call(routes.listAccounts, { query: query as never }, { token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

describe('organisations', () => {
  it('are listed newest first with what they have', async () => {
    const { items, pagination } = await organisations({});
    expect(items.map((item) => item.id)).toEqual([lapsed, quiet, busy].map((parent) => parent.organisationId));
    expect(pagination).toEqual({ page: 1, totalPages: 1, hasPrev: false, hasNext: false, total: 3 });
    expect(items[2]).toMatchObject({
      name: 'Harbour 100% Ltd',
      planName: 'Scale',
      subscriptionStatus: 'active',
      hasActiveSubscription: true,
      members: 2,
      companies: 2,
      activeJobs: 3,
      suspendedAt: null,
    });
    expect(items[0]).toMatchObject({ subscriptionStatus: 'active', hasActiveSubscription: false });
    expect(items[1]).toMatchObject({ planName: 'Free', hasActiveSubscription: true, members: 1, companies: 0 });
  });

  it("are found by part of the name, by a member's address and by id, in any case", async () => {
    expect(await idsOf({ search: 'hArBoUr' })).toEqual([busy.organisationId]);
    expect(await idsOf({ search: ` ${member.email.toUpperCase()} ` })).toEqual([busy.organisationId]);
    expect(await idsOf({ search: quiet.organisationId })).toEqual([quiet.organisationId]);
    expect(await idsOf({ search: quiet.organisationId.toUpperCase() })).toEqual([quiet.organisationId]);
    expect(await idsOf({ search: 'nowhere' })).toEqual([]);
  });

  it('are searched for what was typed, not for a pattern', async () => {
    expect(await idsOf({ search: '0%' })).toEqual([busy.organisationId]);
    expect(await idsOf({ search: 't_W' })).toEqual([quiet.organisationId]);
    expect(await idsOf({ search: '%' })).toEqual([busy.organisationId]);
    expect(await idsOf({ search: '_' })).toEqual([quiet.organisationId]);
    expect(await idsOf({ search: '\\' })).toEqual([]);
    expect(await idsOf({ search: "'; drop table plans; --" })).toEqual([]);
    const answer = await app.call(routes.listOrganisations, { query: { search: 'a\0b' } }, { token });
    expect(answer.status).toBe(400);
  });

  it('are told apart by plan and by suspension', async () => {
    expect(await idsOf({ plan: 'scale' })).toEqual([busy.organisationId]);
    expect(await idsOf({ plan: 'no such plan' })).toEqual([]);
    expect(await idsOf({ state: 'lapsed' })).toEqual([lapsed.organisationId]);
    expect(await idsOf({ state: 'suspended' })).toEqual([]);
    const params = { id: quiet.organisationId };
    const suspend = (isSuspended: boolean) =>
      app.call(routes.setOrganisationSuspension, { params, body: { isSuspended, reason: 'x' } }, { token });
    await suspend(true);
    expect(await idsOf({ state: 'suspended' })).toEqual([quiet.organisationId]);
    expect(await idsOf({ state: 'active', plan: 'free' })).toEqual([]);
    await suspend(false);
  });

  it('are paged', async () => {
    const { items, pagination } = await organisations({ page: 2, pageSize: 2 });
    expect(items.map((item) => item.id)).toEqual([busy.organisationId]);
    expect(pagination).toEqual({ page: 2, totalPages: 2, hasPrev: true, hasNext: false, total: 3 });
    expect((await organisations({ page: 100_000, pageSize: 100 })).items).toEqual([]);
  });

  it('are shown with plan, use and people, the founder first', async () => {
    const answer = await app.call(routes.getOrganisation, { params: { id: busy.organisationId } }, { token });
    expect(answer.body.data).toMatchObject({
      limits: { companies: 5, jobs: 25, seats: 10 },
      usage: { companies: 2, jobs: 3, seatsUsed: 2 },
      term: 'monthly',
      currentPeriodEnd: expect.any(String),
      suspensionReason: null,
      accounts: [
        { email: busy.email, isParent: true, organisationId: busy.organisationId },
        { email: member.email, isParent: false },
      ],
    });
    expect((await app.call(routes.getOrganisation, { params: { id: crypto.randomUUID() } }, { token })).status).toBe(
      404,
    );
  });
});

describe('accounts', () => {
  it('are listed with their organisation and when they were last seen, and with nothing secret', async () => {
    const before = (await accounts({ search: member.email })).items[0];
    expect(before).toMatchObject({ role: 'recruiter', organisationName: 'Harbour 100% Ltd', lastSeenAt: null });
    const signedInAfter = app.clock.now().getTime();
    await signIn(app, member);
    const seen = (await accounts({ search: member.email })).items[0];
    expect(Date.parse(seen?.lastSeenAt ?? '')).toBeGreaterThanOrEqual(signedInAfter);
    expect(Date.parse(seen?.lastSeenAt ?? '')).toBeLessThanOrEqual(app.clock.now().getTime());
    expect(JSON.stringify(seen)).not.toMatch(/password|argon|scrypt|hash/i);
  });

  it('are found by part of the name or the address, whatever their role', async () => {
    const emails = async (query: Record<string, unknown>) =>
      (await accounts(query)).items.map((account) => account.email);
    const candidate = await createPerson(app, 'candidate');
    await app.platform.database.system
      .updateTable('accounts')
      .set({ first_name: 'Zoë', last_name: "O'Hara_100%" })
      .where('id', '=', candidate.accountId)
      .execute();
    expect(await emails({ search: "zoë o'h" })).toEqual([candidate.email]);
    expect(await emails({ search: 'a_100%' })).toEqual([candidate.email]);
    expect(await emails({ search: '_' })).toEqual([candidate.email]);
    expect(await emails({ search: candidate.email.slice(0, -3).toUpperCase() })).toContain(candidate.email);
    expect(await emails({ role: 'candidate' })).toEqual([candidate.email]);
    expect(await emails({ role: 'recruiter', search: candidate.email })).toEqual([]);
    expect((await accounts({ role: 'recruiter', pageSize: 1 })).pagination).toMatchObject({ total: 4, totalPages: 4 });
  });

  it('are told apart by suspension', async () => {
    const person = await createPerson(app, 'candidate');
    await app.call(
      routes.setAccountSuspension,
      { params: { id: person.accountId }, body: { isSuspended: true, reason: 'x' } },
      { token },
    );
    const suspended = await accounts({ state: 'suspended' });
    expect(suspended.items.map((account) => account.email)).toEqual([person.email]);
    const active = await accounts({ state: 'active', pageSize: 100 });
    expect(active.items.map((account) => account.email)).not.toContain(person.email);
  });
});

it('an organisation uses as much of its plan as it is told itself: interviewers and archived companies do not count', async () => {
  const { organisationId } = busy;
  await createMember(app, organisationId, null, 'interviewer');
  const archived = { archived_at: app.clock.now() };
  const companyId = await createCompany(app, organisationId);
  await app.platform.database.system.updateTable('companies').set(archived).where('id', '=', companyId).execute();
  const { data } = (await app.call(routes.getOrganisation, { params: { id: organisationId } }, { token })).body;
  const told = await app.call(getUsage, {}, { token: (await signIn(app, busy)).token });
  expect(data.usage).toEqual(told.body.data);
  expect(data).toMatchObject({ members: 3, companies: 2, usage: { seatsUsed: 2, companies: 2 } });
});
