import { listSessions, login, oauthState, refresh } from '@candela/contract/auth/auth.routes.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { beginGoogle, chooseAccount, finishGoogle, signInWithGoogle } from '../../testing/google-sign-in.ts';
import { createPerson, testPassword } from '../../testing/people.ts';
import { beginRegistration, confirmWith, freshEmail, registration } from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

const accountsOf = (email: string) =>
  app.platform.database.system
    .selectFrom('accounts')
    .select(['id', 'role', 'external_subject', 'auth_provider'])
    .where('email', '=', email)
    .execute();

describe('Google sign-in', () => {
  it('makes an account, begins a session and keeps next', async () => {
    const email = freshEmail();
    const answer = await signInWithGoogle(app, email, 'candidate', '/dashboard/applications');
    expect(answer.status).toBe(200);
    expect(answer.body.next).toBe('/dashboard/applications');
    expect(answer.body.user).toMatchObject({ email, firstName: 'Grace', role: 'candidate', authProvider: 'google' });
    expect((await app.call(listSessions, {}, { token: answer.body.accessToken })).status).toBe(200);
    expect((await app.call(refresh, {}, { cookies: answer.cookies })).status).toBe(200);
  });

  it('founds an organisation for a new recruiter', async () => {
    const { accessToken } = (await signInWithGoogle(app, freshEmail(), 'recruiter')).body;
    const { data } = (await app.call(getRecruiter, {}, { token: accessToken })).body;
    expect(data).toMatchObject({ isParent: true, organisation: { name: 'Grace Marsh' } });
  });

  it('finds the same account again', async () => {
    const email = freshEmail();
    const first = await signInWithGoogle(app, email);
    const second = await signInWithGoogle(app, email);
    expect(second.body.user.id).toBe(first.body.user.id);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('drops a next that leaves the site', async () => {
    expect((await signInWithGoogle(app, freshEmail(), 'candidate', 'https://evil.example/')).body.next).toBeNull();
  });

  it('asks with a state, a nonce, PKCE and our own address to come back to', async () => {
    const { authorizeUrl, nonce } = await beginGoogle(app, 'candidate');
    const { searchParams } = new URL(authorizeUrl, 'http://localhost:3000');
    expect(searchParams.get('nonce')).toBe(nonce);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    const [carried = '', signature] = searchParams.get('state')?.split('.') ?? [];
    expect(signature).toMatch(/^[\w-]{43}$/);
    expect(JSON.parse(Buffer.from(carried, 'base64url').toString())).toEqual({
      id: expect.any(String),
      role: 'candidate',
      companyId: null,
      frontendRedirect: searchParams.get('redirect_uri'),
      nonce,
    });
    expect(new URL(searchParams.get('redirect_uri') ?? '').pathname).toBe('/auth/callback');
  });

  it('cannot be begun, nor finished, as an admin', async () => {
    const answer = await app.inject({ method: 'GET', url: `${oauthState.path}?role=admin` });
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'VALIDATION_FAILED']);
    const admin = await createPerson(app, 'admin');
    const finished = await signInWithGoogle(app, admin.email);
    expect(finished.body.user).toMatchObject({ role: 'candidate' });
    expect(finished.body.user.id).not.toBe(admin.accountId);
  });

  it('links to the confirmed account of the same address and role, whose password goes on working', async () => {
    const person = await createPerson(app, 'candidate');
    const answer = await signInWithGoogle(app, person.email, 'candidate');
    expect(answer.body.user).toMatchObject({ id: person.accountId, authProvider: 'cognito' });
    const password = await app.call(login, {
      body: { email: person.email, password: testPassword, role: 'candidate' },
    });
    expect(password.body.user.id).toBe(person.accountId);
    await signInWithGoogle(app, person.email, 'candidate');
    await app.work();
    const mails = await app.mailTo(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Google sign-in was added to your Candela account']);
    const asRecruiter = await signInWithGoogle(app, person.email, 'recruiter');
    expect(asRecruiter.body.user.id).not.toBe(person.accountId);
  });

  it('replaces a registration that was never confirmed: its password and its code are dead', async () => {
    const email = freshEmail();
    const code = await beginRegistration(app, registration(email));
    expect((await signInWithGoogle(app, email)).status).toBe(200);
    expect((await confirmWith(app, email, code)).body.type).toBe('INVALID_CODE');
    const password = await app.call(login, { body: { email, password: testPassword, role: 'candidate' } });
    expect(password.body.type).toBe('INVALID_CREDENTIALS');
  });

  it('refuses a suspended account and begins no session', async () => {
    const email = freshEmail();
    const { user } = (await signInWithGoogle(app, email)).body;
    await app.platform.database.system
      .updateTable('accounts')
      .set({ suspended_at: app.clock.now() })
      .where('id', '=', user.id)
      .execute();
    const answer = await signInWithGoogle(app, email);
    expect([answer.status, answer.body.type]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect(answer.cookies.candela_refresh).toBeUndefined();
  });

  it('is linked and told of although a second factor is still to come', async () => {
    const person = await createPerson(app, 'candidate');
    await app.platform.database.system
      .insertInto('second_factors')
      .values({ account_id: person.accountId, secret: Buffer.from('sealed'), confirmed_at: app.clock.now() })
      .execute();
    const answer = await signInWithGoogle(app, person.email);
    expect([answer.status, answer.body.type]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect(answer.cookies.candela_refresh).toBeUndefined();
    await app.work();
    const mails = await app.mailTo(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Google sign-in was added to your Candela account']);
    expect(await accountsOf(person.email)).toMatchObject([{ external_subject: expect.any(String) }]);
    await signInWithGoogle(app, person.email);
    await app.work();
    expect(await app.mailTo(person.email)).toHaveLength(1);
  });

  it('links no suspended account', async () => {
    const person = await createPerson(app, 'candidate');
    await app.platform.database.system
      .updateTable('accounts')
      .set({ suspended_at: app.clock.now() })
      .where('id', '=', person.accountId)
      .execute();
    expect((await signInWithGoogle(app, person.email)).body.type).toBe('ACCOUNT_SUSPENDED');
    expect(await accountsOf(person.email)).toMatchObject([{ external_subject: null }]);
  });
});

describe('a Google sign-in that is not the one we began', () => {
  const refused = async (answer: Awaited<ReturnType<typeof finishGoogle>>) => {
    expect([answer.status, answer.body.type, answer.body.message]).toEqual([
      400,
      'OAUTH_FAILED',
      'Authentication failed',
    ]);
    expect(answer.cookies.candela_refresh).toBeUndefined();
  };

  async function begin(email = freshEmail()) {
    const { authorizeUrl, cookies } = await beginGoogle(app, 'candidate');
    return { cookies, email, chosen: await chooseAccount(app, authorizeUrl, { email }) };
  }

  it('is refused when the state is forged', async () => {
    const { chosen, cookies } = await begin();
    const [carried = '', signature] = chosen.state.split('.');
    const other = JSON.parse(Buffer.from(carried, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...other, role: 'recruiter' })).toString('base64url');
    const unsigned = ['A'.repeat(43), '', 'x'].map((wrong) => `${carried}.${wrong}`);
    const forged = [`${changed}.${signature}`, ...unsigned, carried, `${chosen.state}.x`, 'x.y', '.'];
    for (const state of forged) await refused(await finishGoogle(app, { ...chosen, state }, cookies));
    expect((await finishGoogle(app, chosen, cookies)).status).toBe(200);
  });

  it('is refused the second time', async () => {
    const { chosen, cookies } = await begin();
    expect((await finishGoogle(app, chosen, cookies)).status).toBe(200);
    await refused(await finishGoogle(app, chosen, cookies));
  });

  it('succeeds once when it comes back several times at once', async () => {
    const { chosen, cookies } = await begin();
    const answers = await Promise.all(Array.from({ length: 4 }, () => finishGoogle(app, chosen, cookies)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('is refused after ten minutes', async () => {
    const { authorizeUrl, cookies } = await beginGoogle(app, 'candidate');
    app.clock.advance(minutes(10));
    await refused(await finishGoogle(app, await chooseAccount(app, authorizeUrl, { email: freshEmail() }), cookies));
  });

  it("is refused when the provider's own code has run out", async () => {
    const { chosen, cookies } = await begin();
    app.clock.advance(minutes(6));
    await refused(await finishGoogle(app, chosen, cookies));
  });

  it("is refused in another browser, and then in the first one's too", async () => {
    const { chosen, cookies, email } = await begin();
    const stranger = await beginGoogle(app, 'candidate');
    await refused(await finishGoogle(app, chosen, stranger.cookies));
    await refused(await finishGoogle(app, chosen, cookies));
    const { chosen: another } = await begin(email);
    await refused(await finishGoogle(app, another));
    expect(await accountsOf(email)).toEqual([]);
  });

  it('is refused with the code of another attempt', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    await refused(await finishGoogle(app, { code: theirs.chosen.code, state: mine.chosen.state }, mine.cookies));
    await refused(await finishGoogle(app, { code: 'nonsense', state: theirs.chosen.state }, theirs.cookies));
  });

  it('is refused when another site started the request', async () => {
    const { chosen, cookies } = await begin();
    const answer = await finishGoogle(app, chosen, cookies, { origin: 'https://evil.example' });
    expect([answer.status, answer.body.type]).toEqual([403, 'ORIGIN_REFUSED']);
  });
});

describe('Google sign-ins that cross', () => {
  it('make one account when two browsers finish at once for a new address', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = freshEmail();
      const begun = await Promise.all([beginGoogle(app, 'recruiter'), beginGoogle(app, 'recruiter')]);
      const chosen = await Promise.all(begun.map((each) => chooseAccount(app, each.authorizeUrl, { email })));
      const answers = await Promise.all(
        chosen.map((each, index) => finishGoogle(app, each, begun[index]?.cookies ?? {})),
      );
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      expect(await accountsOf(email)).toHaveLength(1);
    }
  });

  it('and a code typed in the same moment make one account', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = freshEmail();
      const code = await beginRegistration(app, registration(email));
      const { authorizeUrl, cookies } = await beginGoogle(app, 'candidate');
      const chosen = await chooseAccount(app, authorizeUrl, { email });
      const [google, typed] = await Promise.all([finishGoogle(app, chosen, cookies), confirmWith(app, email, code)]);
      expect(google.status).toBe(200);
      expect([200, 400]).toContain(typed.status);
      expect(await accountsOf(email)).toHaveLength(1);
    }
  });
});

describe('without a provider', () => {
  it('says so', async () => {
    const bare = await createTestApp({ platform: { identity: undefined, localPages: [] } });
    try {
      const answer = await bare.call(oauthState, { query: { role: 'candidate' } });
      expect([answer.status, answer.body.type]).toEqual([503, 'UNAVAILABLE']);
      const finished = await finishGoogle(bare, { code: 'x', state: 'y' });
      expect(finished.body.type).toBe('OAUTH_FAILED');
    } finally {
      await bare.close();
    }
  });
});
