import { changePassword, listSessions, login } from '@candela/contract/auth/auth.routes.ts';
import { confirmSecondFactor, secondFactor, secondFactorSetup } from '@candela/contract/auth/second-factor.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../platform/clock.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { fromBase32 } from '../../testing/base32.ts';
import { createPerson, type Person, signIn, testPassword } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { setPassword } from './accounts.repo.ts';
import { deleteSecondFactor } from './second-factors.repo.ts';
import { stepAt, totpCode } from './totp.ts';

type Cookies = Record<string, string>;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    environment: { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', SECRET_KEY: 'x'.repeat(40) },
  });
  app.clock.stop();
});
afterAll(() => app.close());

const loginAs = ({ email, role }: Person, cookies: Cookies = {}) =>
  app.call(login, { body: { email, role, password: testPassword } }, { cookies });
const give = (code: string, cookies: Cookies) => app.call(secondFactor, { body: { code } }, { cookies });

/** An admin whose app shows codes, and the codes for the day it does not. */
async function setUp(person: Person) {
  const { cookies } = await loginAs(person);
  const { secret } = (await app.call(secondFactorSetup, {}, { cookies })).body;
  const codeNow = () => totpCode(fromBase32(secret), stepAt(app.clock.now()));
  const confirmed = await app.call(confirmSecondFactor, { body: { code: codeNow() } }, { cookies });
  if (confirmed.status !== 200) throw new Error(confirmed.body.message);
  const nextStep = () => app.clock.advance(seconds(30));
  nextStep();
  return { codeNow, nextStep, ...confirmed.body };
}

describe('an admin in production', () => {
  it('gets nothing for the password alone', async () => {
    const admin = await createPerson(app, 'admin');
    const answer = await loginAs(admin);
    expect([answer.status, answer.body.type]).toEqual([403, 'SECOND_FACTOR_SETUP_REQUIRED']);
    expect(answer.body.accessToken).toBeUndefined();
    expect(answer.cookies.candela_refresh).toBeUndefined();
    expect((await give('000000', answer.cookies)).status).toBe(401);
  });

  it('sets an app up on the first sign-in, and is asked for its code from then on', async () => {
    const admin = await createPerson(app, 'admin');
    const { accessToken, codeNow, recoveryCodes } = await setUp(admin);
    expect((await app.call(listSessions, {}, { token: accessToken })).status).toBe(200);
    expect(new Set(recoveryCodes).size).toBe(10);
    const answer = await loginAs(admin);
    expect([answer.status, answer.body.type]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    const done = await give(codeNow(), answer.cookies);
    expect(done.status).toBe(200);
    expect(done.body.token).toBe(done.body.accessToken);
    expect(done.body.user.id).toBe(admin.accountId);
    expect((await app.call(listSessions, {}, { token: done.body.accessToken })).status).toBe(200);
  });

  it('is not let in by a first code that is wrong', async () => {
    const { cookies } = await loginAs(await createPerson(app, 'admin'));
    const { secret } = (await app.call(secondFactorSetup, {}, { cookies })).body;
    const stale = totpCode(fromBase32(secret), stepAt(app.clock.now()) - 2);
    const answer = await app.call(confirmSecondFactor, { body: { code: stale } }, { cookies });
    expect([answer.status, answer.body.type]).toEqual([400, 'INVALID_CODE']);
  });

  it('cannot use a code twice, nor one before it', async () => {
    const admin = await createPerson(app, 'admin');
    const { codeNow, nextStep } = await setUp(admin);
    const before = codeNow();
    nextStep();
    const now = codeNow();
    const cookies = (await loginAs(admin)).cookies;
    const answers = await Promise.all([give(now, cookies), give(now, cookies)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await give(now, cookies)).body.type).toBe('INVALID_CODE');
    expect((await give(before, cookies)).body.type).toBe('INVALID_CODE');
    nextStep();
    expect((await give(codeNow(), cookies)).status).toBe(200);
  });

  it('can use each recovery code once, typed with or without its dash', async () => {
    const admin = await createPerson(app, 'admin');
    const { recoveryCodes } = await setUp(admin);
    const [first = '', second = ''] = recoveryCodes;
    const { cookies } = await loginAs(admin);
    expect((await give(first, cookies)).status).toBe(200);
    expect((await give(first, cookies)).body.type).toBe('INVALID_CODE');
    expect((await give(second.replace('-', '').toUpperCase(), cookies)).status).toBe(200);
    expect((await give('aaaaa-aaaaa', cookies)).body.type).toBe('INVALID_CODE');
  });

  it('has five guesses in fifteen minutes', async () => {
    const admin = await createPerson(app, 'admin');
    const { codeNow } = await setUp(admin);
    const { cookies } = await loginAs(admin);
    const wrong = codeNow() === '111111' ? '222222' : '111111';
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await give(wrong, cookies)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await give(codeNow(), cookies)).status).toBe(429);
    app.clock.advance(minutes(15));
    expect((await give(codeNow(), (await loginAs(admin)).cookies)).status).toBe(200);
  });

  it('is known in the browser they finished with: what strangers guess does not lock them out of it', async () => {
    const admin = await createPerson(app, 'admin');
    const { codeNow, nextStep } = await setUp(admin);
    const known = (await give(codeNow(), (await loginAs(admin)).cookies)).cookies;
    nextStep();
    const body = { email: admin.email, role: admin.role, password: 'Wrong-wrong-1' };
    for (let guess = 0; guess < 10; guess += 1) await app.call(login, { body });
    expect((await loginAs(admin)).status).toBe(429);
    expect((await loginAs(admin, known)).body.type).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('is not let in by a challenge that is late, made up, another account’s or of an old password', async () => {
    const [admin, other] = [await createPerson(app, 'admin'), await createPerson(app, 'admin')];
    const { codeNow, nextStep } = await setUp(admin);
    await setUp(other);
    const theirs = (await loginAs(other)).cookies;
    expect((await give(codeNow(), theirs)).body.type).toBe('INVALID_CODE');
    const { cookies } = await loginAs(admin);
    const [id, version, expiry] = (cookies.candela_challenge ?? '').split('.');
    for (const candela_challenge of ['', 'x', `${id}.${version}.${expiry}.${'a'.repeat(43)}`]) {
      expect((await give(codeNow(), { candela_challenge })).status).toBe(401);
    }
    const hash = 'not a hash that anybody has the password of';
    await setPassword(app.platform.database.system, admin.accountId, { hash });
    expect((await give(codeNow(), cookies)).body.type).toBe('UNAUTHENTICATED');
    nextStep();
    const late = (await loginAs(other)).cookies;
    app.clock.advance(minutes(10));
    expect((await give('000000', late)).status).toBe(401);
  });

  it('keeps the app until it is taken away: the password alone does not replace it', async () => {
    const admin = await createPerson(app, 'admin');
    await setUp(admin);
    const { cookies } = await loginAs(admin);
    expect((await app.call(secondFactorSetup, {}, { cookies })).body.type).toBe('CONFLICT');
    expect((await app.call(confirmSecondFactor, { body: { code: '000000' } }, { cookies })).status).toBe(409);
    await app.platform.database.transaction(systemScope, (tx) => deleteSecondFactor(tx, admin.accountId));
    expect((await loginAs(admin)).body.type).toBe('SECOND_FACTOR_SETUP_REQUIRED');
  });

  it('has a secret that is sealed, and recovery codes that are hashed', async () => {
    const admin = await createPerson(app, 'admin');
    const { recoveryCodes } = await setUp(admin);
    const { rows } = await sql<{ text: string }>`
      select encode(f.secret, 'escape') || string_agg(encode(r.code_hash, 'escape'), ' ') as text
      from second_factors f join recovery_codes r using (account_id)
      where account_id = ${admin.accountId} group by f.secret`.execute(app.platform.database.system);
    for (const code of recoveryCodes) expect(rows[0]?.text).not.toContain(code);
    expect(rows[0]?.text.length).toBeGreaterThan(0);
  });
});

describe('everyone else', () => {
  it('signs in with the password alone, in production too', async () => {
    const person = await createPerson(app, 'candidate');
    const { token } = await signIn(app, person);
    const body = { email: person.email, newPassword: 'Brand-new-one-9' };
    expect((await app.call(changePassword, { body }, { token })).status).toBe(200);
  });

  it('is asked for the code once they have an app, whatever their role', async () => {
    const admin = await createPerson(app, 'admin');
    const { codeNow } = await setUp(admin);
    const candidate = await createPerson(app, 'candidate');
    await sql`
      insert into second_factors (account_id, secret, confirmed_at)
      select ${candidate.accountId}, secret, confirmed_at from second_factors where account_id = ${admin.accountId}
    `.execute(app.platform.database.system);
    expect((await loginAs(candidate)).body.type).toBe('SECOND_FACTOR_REQUIRED');
    expect(codeNow()).toMatch(/^\d{6}$/);
  });
});
