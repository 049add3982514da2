import { listSessions, login, refresh } from '@candela/contract/auth/auth.routes.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { updateOrganisationSettings } from '@candela/contract/organisations/settings.routes.ts';
import {
  beginSso,
  finishSso,
  getSso,
  type SsoInput,
  saveSso,
  verifySsoDomain,
} from '@candela/contract/sso/sso.routes.ts';
import { inviteTeammate, listInvites, removeMember } from '@candela/contract/team/team.routes.ts';
import { startOidcServer } from '@candela/integrations/testing/oidc-server.ts';
import { followUntil } from '@candela/integrations/testing/redirect-follower.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import {
  createCompany,
  createMember,
  createParent,
  type Recruiter,
  setPlan,
  signIn,
  testPassword,
} from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { redirectUriOf } from './sso.service.ts';

const client = { clientId: 'candela', clientSecret: 'a-secret-of-the-provider' };
let app: TestApp;
let parent: Recruiter;
let token: string;
let companyId: string;
let provider: Awaited<ReturnType<typeof startOidcServer>>;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'scale' });
  companyId = await createCompany(app, parent.organisationId, 'Northlight');
  ({ token } = await signIn(app, parent));
  provider = await startOidcServer({ style: 'plain', ...client, redirectUri: redirectUri() });
  await connect({});
});
afterAll(async () => {
  await provider.close();
  await app.close();
});

const redirectUri = () => redirectUriOf(app.platform.config.linkOrigin, parent.organisationId);

async function connect(changes: Partial<SsoInput>, isVerified = true): Promise<void> {
  const connection = { issuer: provider.issuer, ...client, domain: 'people.test', companyId, isRequired: false };
  expect(
    (await app.call(saveSso, { body: { ...connection, ...changes, currentPassword: testPassword } }, { token })).status,
  ).toBe(200);
  if (isVerified) expect((await app.call(verifySsoDomain, {}, { token })).status).toBe(200);
}

let count = 0;
const newcomer = () => {
  count += 1;
  const email = `newcomer${count}@people.test`;
  return { sub: `subject-${count}`, email, email_verified: true, given_name: 'Ida', family_name: 'Marsh' };
};

/** As far as the product's own page, with what the browser then holds. */
async function come(person: ReturnType<typeof newcomer>, as = person.email) {
  provider.setPerson(person);
  const begun = await app.call(beginSso, { body: { email: as, next: '/dashboard/jobs' } });
  expect(begun.status).toBe(200);
  const back = await followUntil(begun.body.authorizeUrl, redirectUri());
  const { code, state, iss } = Object.fromEntries(back.searchParams);
  return { body: { code: code ?? '', state: state ?? '', ...(iss && { iss }) }, cookies: begun.cookies };
}

const finish = ({ body, cookies }: Awaited<ReturnType<typeof come>>, id = parent.organisationId) =>
  app.call(finishSso, { params: { id }, body }, { cookies });

const arrive = async (person: ReturnType<typeof newcomer>, as?: string) => finish(await come(person, as));

const countMembers = async () =>
  (
    await app.platform.database.system
      .selectFrom('members')
      .select('account_id')
      .where('organisation_id', '=', parent.organisationId)
      .execute()
  ).length;

describe('single sign-on', () => {
  it('lets a newcomer of the domain join as a recruiter of the set company, and finds them again', async () => {
    const person = newcomer();
    const answer = await arrive(person);
    expect([answer.status, answer.body.next]).toEqual([200, '/dashboard/jobs']);
    const { data } = (await app.call(getRecruiter, {}, { token: answer.body.accessToken })).body;
    expect(data.organisation.id).toBe(parent.organisationId);
    expect(data.memberships).toMatchObject([{ scope: 'company', role: 'recruiter', companyId }]);
    const members = await countMembers();
    // At the provider their address changed; they are the same person.
    const again = await arrive({ ...person, email: 'renamed@people.test' });
    expect([again.body.user.id, await countMembers()]).toEqual([answer.body.user.id, members]);
  });

  it('makes a newcomer what they were invited as, and uses the invite up', async () => {
    const person = newcomer();
    const body = { email: person.email, scope: 'company' as const, companyId, role: 'interviewer' as const };
    expect((await app.call(inviteTeammate, { body }, { token })).status).toBe(201);
    const { body: arrived } = await arrive(person);
    const { data } = (await app.call(getRecruiter, {}, { token: arrived.accessToken })).body;
    expect(data.memberships).toMatchObject([{ scope: 'all', role: 'interviewer' }]);
    const { data: pending } = (await app.call(listInvites, {}, { token })).body;
    expect(pending.map(({ email }) => email)).not.toContain(person.email);
  });

  it('takes a seat for them in the same transaction, and says so when there is none', async () => {
    await setPlan(app, parent.organisationId, { name: 'free' });
    const person = newcomer();
    const members = await countMembers();
    const answer = await arrive(person);
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'Your team has no free seat at the moment. Please ask the person who manages it.',
    ]);
    await setPlan(app, parent.organisationId, { name: 'scale' });
    expect(await countMembers()).toBe(members);
    const account = app.platform.database.system.selectFrom('accounts').select('id').where('email', '=', person.email);
    expect(await account.execute()).toEqual([]);
  });

  it('makes one account of two windows that come at once', async () => {
    const person = newcomer();
    const windows = [await come(person), await come(person)];
    const answers = await Promise.all(windows.map((each) => finish(each)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.user.id).toBe(answers[1]?.body.user.id);
  });

  it('takes over no account of another organisation, and no address outside the domain', async () => {
    const other = await createParent(app);
    const taken = await arrive({ ...newcomer(), email: other.email });
    expect([taken.status, taken.body.type]).toEqual([409, 'OTHER_ORGANISATION']);
    const outside = await arrive({ ...newcomer(), email: 'ceo@elsewhere.test' }, 'jo@people.test');
    expect([outside.status, outside.body.type]).toEqual([403, 'SSO_REFUSED']);
    const unchecked = await arrive({ ...newcomer(), email_verified: false });
    expect(unchecked.body.type).toBe('OAUTH_FAILED');
  });

  it('keeps out a member who was removed from the team, until they are invited again', async () => {
    const person = newcomer();
    const { body } = await arrive(person);
    const removal = { params: { userId: body.user.id }, body: { scope: 'all' as const } };
    expect((await app.call(removeMember, removal, { token })).status).toBe(200);
    expect((await arrive(person)).body.type).toBe('SSO_REFUSED');
    const invite = { email: person.email, scope: 'all' as const, role: 'viewer' as const };
    expect((await app.call(inviteTeammate, { body: invite }, { token })).status).toBe(201);
    const back = await arrive(person);
    expect(back.body.user.id).toBe(body.user.id);
    const { data } = (await app.call(getRecruiter, {}, { token: back.body.accessToken })).body;
    expect(data.memberships).toMatchObject([{ scope: 'all', role: 'viewer' }]);
  });

  it('works once, in the browser that began, for the organisation it was begun for', async () => {
    const begun = await come(newcomer());
    expect((await finish({ ...begun, cookies: {} })).body.type).toBe('OAUTH_FAILED');
    const second = await come(newcomer());
    const { organisationId } = await createParent(app);
    expect((await finish(second, organisationId)).body.type).toBe('OAUTH_FAILED');
    expect((await finish(second)).status).toBe(200);
    expect((await finish(second)).body.type).toBe('OAUTH_FAILED');
  });

  it('refuses tokens that another key signed', async () => {
    const forger = await startOidcServer({ style: 'plain', ...client, redirectUri: redirectUri() });
    const honest = provider;
    try {
      provider = forger;
      await connect({});
      const begun = await come(newcomer());
      forger.serveOtherKeys();
      expect((await finish(begun)).status).not.toBe(200);
    } finally {
      provider = honest;
      await connect({});
      await forger.close();
    }
  });
});

describe('the connection', () => {
  it('shows no secret, keeps the one it has, and counts only once the domain is proved, by one organisation', async () => {
    const { data } = (await app.call(getSso, {}, { token })).body;
    expect(data.connection).toMatchObject({ hasSecret: true, domain: 'people.test', isRequired: false });
    expect(JSON.stringify(data)).not.toContain(client.clientSecret);
    const other = await createParent(app);
    const theirs = await signIn(app, other);
    const body = { issuer: provider.issuer, clientId: 'x', domain: 'people.test', companyId: null, isRequired: false };
    expect((await app.call(saveSso, { body }, { token: theirs.token })).status).toBe(200);
    expect((await app.call(verifySsoDomain, {}, { token: theirs.token })).status).toBe(409);
    expect(
      (await app.call(saveSso, { body: { ...body, domain: 'harbour.example' } }, { token: theirs.token })).status,
    ).toBe(200);
    expect((await app.call(verifySsoDomain, {}, { token: theirs.token })).body.type).toBe('DOMAIN_NOT_PROVED');
    expect((await app.call(beginSso, { body: { email: 'jo@harbour.example' } })).body.type).toBe('SSO_UNKNOWN');
  });

  it('cannot be the only way in before someone has come in through it, nor for another provider than they did', async () => {
    const other = await createParent(app);
    const theirs = await signIn(app, other);
    const save = (changes: Partial<SsoInput>, as: string) =>
      app.call(
        saveSso,
        {
          body: {
            ...{ issuer: provider.issuer, ...client, domain: 'people.test', companyId: null, isRequired: true },
            ...changes,
            currentPassword: testPassword,
          },
        },
        { token: as },
      );
    const refused = await save({ domain: 'harbour.example' }, theirs.token);
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'isRequired']);
    expect((await app.call(getSso, {}, { token: theirs.token })).body.data.connection).toBeNull();

    await arrive(newcomer());
    const proved = async () => (await app.call(getSso, {}, { token })).body.data.connection?.provedAt ?? null;
    const at = await proved();
    expect(at).not.toBeNull();
    expect((await save({ clientId: 'mistyped' }, token)).body.errors?.[0]?.path).toBe('isRequired');
    expect(await proved()).toBe(at);
    await connect({ clientId: 'mistyped' });
    expect(await proved()).toBeNull();
    await connect({});
    await arrive(newcomer());
    expect((await save({}, token)).status).toBe(200);
    await connect({});
  });

  it('can be the only way in for members of the domain; the parent keeps every way', async () => {
    const member = await createMember(app, parent.organisationId, companyId);
    const sessions = [await signIn(app, member), await signIn(app, parent)];
    await connect({ isRequired: true });
    // Who signed in another way before goes no further, whatever the token says; the parent does.
    const reached = await Promise.all(sessions.map((each) => app.call(listSessions, {}, { token: each.token })));
    expect(reached.map(({ status }) => status)).toEqual([401, 200]);
    const refreshed = await Promise.all(sessions.map(({ cookies }) => app.call(refresh, {}, { cookies })));
    expect(refreshed.map(({ status }) => status)).toEqual([401, 200]);
    const logIn = ({ email }: { email: string }) =>
      app.call(login, { body: { email, password: testPassword, role: 'recruiter' } });
    expect((await logIn(member)).body.type).toBe('SSO_REQUIRED');
    expect((await logIn(parent)).status).toBe(200);
    const arrived = await arrive({ ...newcomer(), email: member.email });
    expect(arrived.body.user.id).toBe(member.accountId);
    expect((await app.call(refresh, {}, { cookies: arrived.cookies })).status).toBe(200);
    await connect({ isRequired: false });
    expect((await logIn(member)).status).toBe(200);
  });

  it('leaves a second factor to the provider, also where the team requires one of those with a password', async () => {
    const member = await createMember(app, parent.organisationId, companyId);
    const require = (requiresSecondFactor: boolean) =>
      app.call(updateOrganisationSettings, { body: { requiresSecondFactor } }, { token });
    await require(true);
    const byPassword = { email: member.email, password: testPassword, role: 'recruiter' as const };
    expect((await app.call(login, { body: byPassword })).body.type).toBe('SECOND_FACTOR_SETUP_REQUIRED');
    expect((await arrive({ ...newcomer(), email: member.email })).body.user.id).toBe(member.accountId);
    await require(false);
  });

  it('is not exchanged by a session that signed in a while ago without the password: its provider says who the members are', async () => {
    const other = await createParent(app);
    const { token: late } = await signIn(app, other);
    app.clock.advance(minutes(6));
    const body = {
      issuer: 'https://evil.example',
      clientId: 'x',
      domain: 'a.example',
      companyId: null,
      isRequired: false,
    };
    const refused = await app.call(saveSso, { body }, { token: late });
    expect([refused.status, refused.body.type]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect((await app.call(getSso, {}, { token: late })).body.data.connection).toBeNull();
    const proved = { ...body, currentPassword: testPassword };
    expect((await app.call(saveSso, { body: proved }, { token: late })).status).toBe(200);
  });
});
