import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createMember, createParent, createPerson, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('GET recruiter', () => {
  it('tells a parent that they are one, and whose organisation it is', async () => {
    const parent = await createParent(app);
    const { token } = await signIn(app, parent);
    const { data } = (await app.call(getRecruiter, {}, { token })).body;
    expect(data).toEqual({
      isParent: true,
      organisation: { id: parent.organisationId, name: `Organisation of ${parent.email}` },
      memberships: [{ scope: 'all', role: 'admin', companyId: null, companyName: null }],
      user: {
        firstName: 'Sam',
        lastName: expect.stringMatching(/^Number/),
        email: parent.email,
        authProvider: 'cognito',
        calendarConnected: false,
      },
    });
  });

  it('names the company of a company-scoped member, and no sibling', async () => {
    const parent = await createParent(app);
    const own = await createCompany(app, parent.organisationId, 'Own company');
    await createCompany(app, parent.organisationId, 'Sibling company');
    const member = await createMember(app, parent.organisationId, own);
    const { token } = await signIn(app, member);
    const { data } = (await app.call(getRecruiter, {}, { token })).body;
    expect(data.isParent).toBe(false);
    expect(data.memberships).toEqual([
      { scope: 'company', role: 'recruiter', companyId: own, companyName: 'Own company' },
    ]);
  });

  it('shows only the own memberships, not those of colleagues', async () => {
    const parent = await createParent(app);
    await createMember(app, parent.organisationId, await createCompany(app, parent.organisationId));
    const everywhere = await createMember(app, parent.organisationId, null);
    const { token } = await signIn(app, everywhere);
    const { data } = (await app.call(getRecruiter, {}, { token })).body;
    expect(data.memberships).toEqual([{ scope: 'all', role: 'admin', companyId: null, companyName: null }]);
  });

  it('refuses a removed member from the next request on', async () => {
    const parent = await createParent(app);
    const member = await createMember(app, parent.organisationId, null);
    const { token } = await signIn(app, member);
    expect((await app.call(getRecruiter, {}, { token })).status).toBe(200);
    await app.platform.database.system.deleteFrom('members').where('account_id', '=', member.accountId).execute();
    const answer = await app.call(getRecruiter, {}, { token });
    expect([answer.status, answer.body.type]).toEqual([403, 'FORBIDDEN']);
    expect(answer.body).not.toHaveProperty('data');
  });

  it('answers on a lapsed plan, and refuses candidates and admins', async () => {
    const parent = await createParent(app);
    await setPlan(app, parent.organisationId, { name: 'scale', periodEnd: new Date(app.clock.now().getTime() - 1000) });
    const { token } = await signIn(app, parent);
    expect((await app.call(getRecruiter, {}, { token })).status).toBe(200);
    for (const role of ['candidate', 'admin'] as const) {
      const other = await signIn(app, await createPerson(app, role));
      expect((await app.call(getRecruiter, {}, { token: other.token })).body.type).toBe('FORBIDDEN');
    }
  });
});
