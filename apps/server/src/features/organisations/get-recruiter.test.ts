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

  it('is what it is now, whatever changed since it was last asked for', async () => {
    const { system } = app.platform.database;
    const parent = await createParent(app);
    const companyId = await createCompany(app, parent.organisationId, 'First name');
    const member = await createMember(app, parent.organisationId, companyId);
    const { token } = await signIn(app, member);
    const read = async () => (await app.call(getRecruiter, {}, { token })).body.data;
    const before = await read();
    expect([before.user.calendarConnected, before.memberships[0]?.companyName]).toEqual([false, 'First name']);

    const account_id = member.accountId;
    const connection = { account_id, calendar: 'local' as const, sealed_grant: Buffer.alloc(1) };
    await system
      .insertInto('calendar_connections')
      .values({ ...connection, connected_at: app.clock.now() })
      .execute();
    expect((await read()).user.calendarConnected).toBe(true);
    await system.updateTable('calendar_connections').set({ revoked_at: app.clock.now() }).execute();
    expect((await read()).user.calendarConnected).toBe(false);
    await system.updateTable('calendar_connections').set({ revoked_at: null }).execute();
    expect((await read()).user.calendarConnected).toBe(true);
    await system.deleteFrom('calendar_connections').where('account_id', '=', account_id).execute();
    expect((await read()).user.calendarConnected).toBe(false);

    await system.updateTable('companies').set({ company_name: 'Second name' }).where('id', '=', companyId).execute();
    expect((await read()).memberships[0]?.companyName).toBe('Second name');
    await system
      .updateTable('organisations')
      .set({ name: 'Renamed' })
      .where('id', '=', parent.organisationId)
      .execute();
    expect((await read()).organisation.name).toBe('Renamed');
    await system.updateTable('accounts').set({ first_name: 'Robin' }).where('id', '=', account_id).execute();
    expect((await read()).user.firstName).toBe('Robin');
    await system.updateTable('memberships').set({ role: 'viewer' }).where('account_id', '=', account_id).execute();
    expect((await read()).memberships[0]?.role).toBe('viewer');
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
