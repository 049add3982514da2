import { setAccountSuspension, setOrganisationSuspension } from '@candela/contract/admin/admin-people.routes.ts';
import { forgotPassword, listSessions, login, logout, refresh } from '@candela/contract/auth/auth.routes.ts';
import { getCompany } from '@candela/contract/companies/companies.routes.ts';
import { getPublicJob, listWidgetJobs } from '@candela/contract/jobs/public-jobs.routes.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInWithGoogle } from '../../testing/google-sign-in.ts';
import { createJob } from '../../testing/jobs.ts';
import { changeWhileWaiting } from '../../testing/locks.ts';
import {
  createCompany,
  createMember,
  createParent,
  createPerson,
  type Person,
  signIn,
  testPassword,
} from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { writeAccountSuspension } from '../auth/accounts.repo.ts';

let app: TestApp;
let admin: Person;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await createPerson(app, 'admin');
  token = (await signIn(app, admin)).token;
});
afterAll(() => app.close());

const suspendOrganisation = (id: string, isSuspended = true, reason = 'Adverts for jobs that do not exist') =>
  app.call(setOrganisationSuspension, { params: { id }, body: { isSuspended, reason } }, { token });
const suspendAccount = (id: string, isSuspended = true, reason = 'Abusive messages') =>
  app.call(setAccountSuspension, { params: { id }, body: { isSuspended, reason } }, { token });
const tryToSignIn = async ({ email, role }: Person, password = testPassword) => {
  const { status, body } = await app.call(login, { body: { email, password, role } });
  return status === 200 ? 'signed in' : body.type;
};
const eventsAbout = (id: string) =>
  app.platform.database.system
    .selectFrom('audit_events')
    .select(['action', 'actor_account_id', 'organisation_id', 'detail'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
const revocationsOf = async (person: Person) =>
  (
    await app.platform.database.system
      .selectFrom('sessions')
      .select('revoked_reason')
      .where('account_id', '=', person.accountId)
      .execute()
  ).map((session) => session.revoked_reason);

describe('an organisation that is suspended', () => {
  it('is signed out, refused at every door, and let back in later', async () => {
    const parent = await createParent(app);
    const member = await createMember(app, parent.organisationId, await createCompany(app, parent.organisationId));
    const stranger = await createParent(app);
    const [first, second, other] = [await signIn(app, parent), await signIn(app, member), await signIn(app, stranger)];

    const { status, body } = await suspendOrganisation(parent.organisationId);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      suspendedAt: expect.any(String),
      suspensionReason: 'Adverts for jobs that do not exist',
    });

    for (const session of [first, second]) {
      expect((await app.call(getRecruiter, {}, { token: session.token })).status).toBe(401);
      expect((await app.call(listSessions, {}, { token: session.token })).status).toBe(401);
      expect((await app.call(refresh, {}, { cookies: session.cookies })).body).toMatchObject({
        type: 'SESSION_ENDED',
        message: 'Your organisation is suspended. Please contact support.',
      });
    }
    expect(await tryToSignIn(parent)).toBe('ACCOUNT_SUSPENDED');
    expect(await tryToSignIn(member)).toBe('ACCOUNT_SUSPENDED');
    expect(await tryToSignIn(member, 'wrong-wrong')).toBe('INVALID_CREDENTIALS');
    expect((await signInWithGoogle(app, parent.email, 'recruiter')).body.type).toBe('ACCOUNT_SUSPENDED');
    await app.call(forgotPassword, { body: { email: parent.email, role: 'recruiter' } });
    await app.work();
    expect(await app.mailTo(parent.email)).toEqual([]);
    expect(await revocationsOf(member)).toEqual(['organisation suspended']);
    expect((await app.call(getRecruiter, {}, { token: other.token })).status).toBe(200);

    const back = await suspendOrganisation(parent.organisationId, false, 'It was a mistake');
    expect(back.body.data).toMatchObject({ suspendedAt: null, suspensionReason: null });
    expect((await app.call(getRecruiter, {}, { token: first.token })).status).toBe(401);
    expect(await tryToSignIn(parent)).toBe('signed in');
    expect(await tryToSignIn(member)).toBe('signed in');

    expect(await eventsAbout(parent.organisationId)).toEqual([
      {
        action: 'admin.organisation-suspended',
        actor_account_id: admin.accountId,
        organisation_id: parent.organisationId,
        detail: { reason: 'Adverts for jobs that do not exist', sessionsEnded: 2 },
      },
      {
        action: 'admin.organisation-reinstated',
        actor_account_id: admin.accountId,
        organisation_id: parent.organisationId,
        detail: { reason: 'It was a mistake' },
      },
    ]);
  });

  it('refuses even a session that was not ended: the row decides, not the sign-out', async () => {
    const parent = await createParent(app);
    await suspendOrganisation(parent.organisationId);
    const { system } = app.platform.database;
    await system
      .updateTable('organisations')
      .set({ suspended_at: null })
      .where('id', '=', parent.organisationId)
      .execute();
    const session = await signIn(app, parent);
    await system
      .updateTable('organisations')
      .set({ suspended_at: app.clock.now() })
      .where('id', '=', parent.organisationId)
      .execute();
    expect((await app.call(getRecruiter, {}, { token: session.token })).status).toBe(401);
    expect((await app.call(refresh, {}, { cookies: session.cookies })).status).toBe(401);
    expect((await app.call(logout, {}, { cookies: session.cookies })).status).toBe(200);
  });

  it('disappears from the widget, the job page, the feed and the site map, and comes back', async () => {
    const parent = await createParent(app);
    const { organisationId } = parent;
    const companyId = await createCompany(app, organisationId, 'Vanishing');
    const jobId = await createJob(app, { organisationId, companyId }, { title: 'Night porter' });
    const { public_token: publicToken } = await app.platform.database.system
      .selectFrom('companies')
      .select('public_token')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    const candidate = await signIn(app, await createPerson(app, 'candidate'));

    const look = async () => {
      const widget = await app.call(listWidgetJobs, { params: { token: publicToken } });
      return {
        widget: widget.body.data,
        frame: (await app.inject(`/embed/jobs.html?companyToken=${publicToken}`)).body.includes('Night porter'),
        page: (await app.call(getPublicJob, { params: { id: jobId } })).status,
        feed: (await app.inject(`/feeds/${publicToken}/jobs.xml`)).statusCode,
        map: (await app.inject('/sitemap.xml')).body.includes(jobId),
        company: (await app.call(getCompany, { params: { id: companyId } }, { token: candidate.token })).status,
      };
    };
    const shown = {
      widget: { companyName: 'Vanishing', jobs: [expect.objectContaining({ _id: jobId })] },
      frame: true,
      page: 200,
      feed: 200,
      map: true,
      company: 200,
    };
    expect(await look()).toEqual(shown);
    await suspendOrganisation(organisationId);
    expect(await look()).toEqual({
      widget: { companyName: null, jobs: [] },
      frame: false,
      page: 404,
      feed: 404,
      map: false,
      company: 404,
    });
    await suspendOrganisation(organisationId, false);
    expect(await look()).toEqual(shown);
  });

  it('keeps the moment it was first suspended, however often it is said again, and records only what changes', async () => {
    const { organisationId } = await createParent(app);
    const first = (await suspendOrganisation(organisationId, true, 'One')).body.data;
    app.clock.advance(60_000);
    const again = (await suspendOrganisation(organisationId, true, 'One')).body.data;
    const corrected = (await suspendOrganisation(organisationId, true, 'Two')).body.data;
    expect([again.suspendedAt, corrected.suspendedAt]).toEqual([first.suspendedAt, first.suspendedAt]);
    expect(corrected.suspensionReason).toBe('Two');
    await suspendOrganisation(organisationId, false);
    await suspendOrganisation(organisationId, false);
    expect((await eventsAbout(organisationId)).map((event) => event.action)).toEqual([
      'admin.organisation-suspended',
      'admin.organisation-suspended',
      'admin.organisation-reinstated',
    ]);
  });

  it('is suspended for a reason that is said, or not at all', async () => {
    const { organisationId } = await createParent(app);
    for (const reason of ['', '   ']) {
      const answer = await suspendOrganisation(organisationId, true, reason);
      expect([answer.status, answer.body.errors[0]?.path]).toEqual([400, 'reason']);
    }
    expect((await suspendOrganisation(organisationId, true, 'a\0b')).status).toBe(400);
    expect((await suspendOrganisation(crypto.randomUUID())).body.type).toBe('NOT_FOUND');
    expect(await eventsAbout(organisationId)).toEqual([]);
  });
});

describe('an account that is suspended', () => {
  it('is signed out, refused, and let back in later', async () => {
    const person = await createPerson(app, 'candidate');
    const session = await signIn(app, person);
    const { status, body } = await suspendAccount(person.accountId);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ email: person.email, suspendedAt: expect.any(String) });
    expect((await app.call(listSessions, {}, { token: session.token })).status).toBe(401);
    expect((await app.call(refresh, {}, { cookies: session.cookies })).body).toMatchObject({
      type: 'SESSION_ENDED',
      message: 'This account is suspended. Please contact support.',
    });
    expect(await tryToSignIn(person)).toBe('ACCOUNT_SUSPENDED');
    expect(await revocationsOf(person)).toEqual(['account suspended']);

    expect((await suspendAccount(person.accountId, false)).body.data.suspendedAt).toBeNull();
    expect(await tryToSignIn(person)).toBe('signed in');
    expect((await eventsAbout(person.accountId)).map(({ action, detail }) => [action, detail])).toEqual([
      ['admin.account-suspended', { reason: 'Abusive messages', sessionsEnded: 1 }],
      ['admin.account-reinstated', { reason: 'Abusive messages' }],
    ]);
  });

  it('leaves colleagues alone', async () => {
    const parent = await createParent(app);
    const member = await createMember(app, parent.organisationId, null);
    const colleague = await signIn(app, parent);
    await suspendAccount(member.accountId);
    expect(await tryToSignIn(member)).toBe('ACCOUNT_SUSPENDED');
    expect((await app.call(getRecruiter, {}, { token: colleague.token })).status).toBe(200);
  });

  it("is never one's own, however the id is written", async () => {
    for (const id of [admin.accountId, admin.accountId.toUpperCase()]) {
      const answer = await suspendAccount(id);
      expect([answer.status, answer.body.type]).toEqual([400, 'OWN_ACCOUNT']);
    }
    expect((await app.call(listSessions, {}, { token })).status).toBe(200);
  });

  it('is that of one of two admins who suspend each other at once, and not of both', async () => {
    const [one, two] = [await createPerson(app, 'admin'), await createPerson(app, 'admin')];
    const session = await signIn(app, one);
    const body = { isSuspended: true, reason: 'Mutual distrust' };
    const answer = await changeWhileWaiting(
      app,
      (tx) => writeAccountSuspension(tx, one.accountId, { at: app.clock.now(), reason: body.reason }),
      () => app.call(setAccountSuspension, { params: { id: two.accountId }, body }, { token: session.token }),
    );
    expect(answer.status).toBe(401);
    expect(await tryToSignIn(two)).toBe('signed in');
    expect(await tryToSignIn(one)).toBe('ACCOUNT_SUSPENDED');
  });

  it('may be that of another admin', async () => {
    const other = await createPerson(app, 'admin');
    const session = await signIn(app, other);
    expect((await suspendAccount(other.accountId)).status).toBe(200);
    expect((await app.call(listSessions, {}, { token: session.token })).status).toBe(401);
  });
});
