import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import { getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { listTeam, removeMember } from '@candela/contract/team/team.routes.ts';
import type { RemoveMemberInput } from '@candela/contract/team/team.schemas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createMember, createParent, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let parent: Recruiter;
let token: string;
let companies: string[];
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  companies = [
    await createCompany(app, parent.organisationId, 'Fernhill'),
    await createCompany(app, parent.organisationId, 'Oakdale'),
  ];
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

const remove = (person: Recruiter, body: RemoveMemberInput) =>
  app.call(removeMember, { params: { userId: person.accountId }, body }, { token });
const seats = async () => (await app.call(getUsage, {}, { token })).body.data.seatsUsed;
const team = async () => (await app.call(listTeam, {}, { token })).body.data;

/** A member of both companies. */
async function createMemberOfTwo(): Promise<Recruiter> {
  const person = await createMember(app, parent.organisationId, companies[0] ?? null);
  await app.platform.database.system
    .insertInto('memberships')
    .values({
      account_id: person.accountId,
      organisation_id: parent.organisationId,
      scope: 'company',
      role: 'recruiter',
      company_id: companies[1] ?? null,
    })
    .execute();
  return person;
}

describe('removing a teammate', () => {
  it('from the organisation ends their access with the next request and frees the seat', async () => {
    const person = await createMember(app, parent.organisationId, null);
    const theirs = (await signIn(app, person)).token;
    const before = await seats();
    expect((await app.call(listCompanies, {}, { token: theirs })).status).toBe(200);
    expect((await remove(person, { scope: 'all' })).status).toBe(200);
    expect((await app.call(listCompanies, {}, { token: theirs })).status).toBe(403);
    expect(await seats()).toBe(before - 1);
    await app.work();
    const [mail] = await app.mailTo(person.email);
    expect(mail?.subject).toMatch(/^You are no longer in the team of /);
    expect(mail?.text).toContain('Your own account stays.');
  });

  it('from one of two companies leaves the other, and from the last one the organisation', async () => {
    const person = await createMemberOfTwo();
    const theirs = (await signIn(app, person)).token;
    const [first = '', second = ''] = companies;
    expect((await remove(person, { scope: 'company', companyId: first })).status).toBe(200);
    const seen = await app.call(listCompanies, {}, { token: theirs });
    expect(seen.body.data.map(({ companyName }) => companyName)).toEqual(['Oakdale']);
    await app.work();
    expect((await app.mailTo(person.email))[0]?.subject).toBe('You no longer work with Fernhill');
    expect((await remove(person, { scope: 'company', companyId: first })).status).toBe(404);
    expect((await remove(person, { scope: 'company', companyId: second })).status).toBe(200);
    expect((await app.call(listCompanies, {}, { token: theirs })).status).toBe(403);
    expect((await team()).map(({ email }) => email)).not.toContain(person.email);
  });

  it('is refused for the parent and unknown for a member of another organisation', async () => {
    const answer = await remove(parent, { scope: 'all' });
    expect([answer.status, answer.body.type]).toEqual([409, 'PARENT_STAYS']);
    const stranger = await createParent(app);
    expect((await remove(stranger, { scope: 'all' })).status).toBe(404);
  });

  it('asks for the company where one is meant', async () => {
    const person = await createMemberOfTwo();
    const answer = await app.call(
      removeMember,
      { params: { userId: person.accountId }, body: { scope: 'company' } as RemoveMemberInput },
      { token },
    );
    expect(answer.body.errors).toEqual([{ path: 'companyId', message: 'Choose a company' }]);
  });
});

describe('the team', () => {
  it('lists everyone but the parent, with what each of them sees', async () => {
    const fresh = await createParent(app);
    await setPlan(app, fresh.organisationId, { name: 'enterprise' });
    const own = (await signIn(app, fresh)).token;
    const list = async () => (await app.call(listTeam, {}, { token: own })).body.data;
    expect(await list()).toEqual([]);
    const company = await createCompany(app, fresh.organisationId, 'Ashby');
    const person = await createMember(app, fresh.organisationId, company);
    expect(await list()).toEqual([
      {
        _id: person.accountId,
        firstName: 'Sam',
        lastName: expect.any(String),
        email: person.email,
        memberships: [{ scope: 'company', role: 'recruiter', companyId: company, companyName: 'Ashby' }],
      },
    ]);
  });
});
