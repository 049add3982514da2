import { changePassword, listSessions, login, refresh } from '@candela/contract/auth/auth.routes.ts';
import { getOwnSecondFactor } from '@candela/contract/auth/second-factor.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { createParent, createPerson, type Person, signIn, testPassword } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newPassword = 'Brand-new-one-9';
const change = (token: string, body: { email: string; newPassword?: string; currentPassword?: string }) =>
  app.call(changePassword, { body: { newPassword, ...body } }, { token });
const signInWith = ({ email, role }: Person, password: string) => app.call(login, { body: { email, role, password } });

describe('change-password', () => {
  it('needs no current password within five minutes of signing in', async () => {
    const person = await createPerson(app, 'candidate');
    const { token } = await signIn(app, person);
    app.clock.advance(minutes(5) - 5000);
    expect((await change(token, { email: person.email })).status).toBe(200);
    expect((await signInWith(person, newPassword)).status).toBe(200);
    expect((await signInWith(person, testPassword)).status).toBe(401);
  });

  it('asks for the current password after five minutes', async () => {
    const person = await createPerson(app, 'candidate');
    const { token } = await signIn(app, person);
    app.clock.advance(minutes(5) + 1000);
    const without = await change(token, { email: person.email });
    expect([without.status, without.body.type]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect((await signInWith(person, testPassword)).status).toBe(200);
    const withIt = await change(token, { email: person.email, currentPassword: testPassword });
    expect(withIt.status).toBe(200);
  });

  it('asks an account that has no password to sign in again, and not for the one it lacks', async () => {
    const person = await createPerson(app, 'candidate');
    const { token } = await signIn(app, person);
    await app.platform.database.system
      .updateTable('accounts')
      .set({ password_hash: null })
      .where('id', '=', person.accountId)
      .execute();
    const hasPassword = async () => (await app.call(getOwnSecondFactor, {}, { token })).body.data.hasPassword;
    expect(await hasPassword()).toBe(false);
    app.clock.advance(minutes(6));
    const late = await change(token, { email: person.email });
    expect([late.status, late.body.type]).toEqual([403, 'SIGN_IN_AGAIN']);
    app.clock.advance(-minutes(6));
    expect((await change(token, { email: person.email })).status).toBe(200);
    expect(await hasPassword()).toBe(true);
  });

  it('is not fooled by a refresh: that is not a sign-in', async () => {
    const person = await createPerson(app, 'candidate');
    const { cookies } = await signIn(app, person);
    app.clock.advance(minutes(6));
    const { accessToken } = (await app.call(refresh, {}, { cookies })).body;
    expect((await change(accessToken, { email: person.email })).body.type).toBe('REAUTHENTICATION_REQUIRED');
  });

  it('refuses a wrong current password, however recent the sign-in', async () => {
    const person = await createPerson(app, 'candidate');
    const { token } = await signIn(app, person);
    for (const currentPassword of ['Wrong-wrong-1', '']) {
      const answer = await change(token, { email: person.email, currentPassword });
      expect([answer.status, answer.body.type]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    }
    expect((await signInWith(person, testPassword)).status).toBe(200);
  });

  it("changes no password but the session's own", async () => {
    const [person, victim] = [await createPerson(app, 'candidate'), await createPerson(app, 'candidate')];
    const { token } = await signIn(app, person);
    const answer = await change(token, { email: victim.email });
    expect([answer.status, answer.body.type]).toEqual([403, 'FORBIDDEN']);
    expect((await signInWith(victim, testPassword)).status).toBe(200);
    expect((await signInWith(person, testPassword)).status).toBe(200);
  });

  it('ends the other sessions, keeps this one and tells the owner', async () => {
    const person = await createParent(app);
    const [here, elsewhere] = [await signIn(app, person), await signIn(app, person)];
    expect((await change(here.token, { email: person.email })).status).toBe(200);
    expect((await app.call(listSessions, {}, { token: here.token })).body.data).toHaveLength(1);
    expect((await app.call(refresh, {}, { cookies: here.cookies })).status).toBe(200);
    expect((await app.call(listSessions, {}, { token: elsewhere.token })).status).toBe(401);
    expect((await app.call(refresh, {}, { cookies: elsewhere.cookies })).status).toBe(401);
    const [newest] = await app.mailTo(person.email);
    expect(newest?.subject).toBe('Your Candela password was changed');
  });

  it('refuses a password under eight characters and leaves the old one', async () => {
    const person = await createPerson(app, 'candidate');
    const { token } = await signIn(app, person);
    const answer = await change(token, { email: person.email, newPassword: 'Short-1' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ path: 'newPassword', message: 'Password must be at least 8 characters' }]);
    expect((await signInWith(person, testPassword)).status).toBe(200);
  });

  it('limits guesses at the current password by account', async () => {
    const person = await createPerson(app, 'candidate');
    const { token } = await signIn(app, person);
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => change(token, { email: person.email, currentPassword: 'Wrong-wrong-1' })),
    );
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(2);
  });
});
