import { forgotPassword, login, resetPassword } from '@candela/contract/auth/auth.routes.ts';
import {
  cancelEmailChange,
  changeCandidateEmail,
  changeRecruiterEmail,
  confirmEmailChange,
  getEmailChange,
  updateProfile,
} from '@candela/contract/auth/profile.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { createParent, createPerson, type Person, signIn, testPassword } from '../../testing/people.ts';
import { freshEmail, mailedCode, otherCode } from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

const tokenOf = async (person: Person) => (await signIn(app, person)).token;
const confirm = (code: string, token: string) => app.call(confirmEmailChange, { body: { code } }, { token });
const loginStatus = async (email: string, role: Person['role']) =>
  (await app.call(login, { body: { email, password: testPassword, role } })).status;

describe('a recruiter’s profile', () => {
  it('changes only the names that are sent', async () => {
    const token = await tokenOf(await createParent(app));
    const answer = await app.call(updateProfile, { body: { firstName: ' Ada ' } }, { token });
    expect([answer.status, answer.body.message]).toEqual([200, 'Profile updated']);
    expect(answer.body.data.firstName).toBe('Ada');
    expect(answer.body.data.lastName).toMatch(/^Number/);
    const empty = await app.call(updateProfile, { body: { lastName: ' ' } }, { token });
    expect(empty.body.errors).toEqual([{ path: 'lastName', message: 'Last name is required' }]);
  });
});

describe('another email address', () => {
  it.each(['recruiter', 'candidate'] as const)('of a %s counts once its code was typed', async (role) => {
    const person = role === 'recruiter' ? await createParent(app) : await createPerson(app, role);
    const route = role === 'recruiter' ? changeRecruiterEmail : changeCandidateEmail;
    const token = await tokenOf(person);
    const email = freshEmail();
    const asked = await app.call(route, { body: { email: email.toUpperCase() } }, { token });
    expect(asked.body).toEqual({ message: 'Email updated. Verification required.', email });
    expect((await app.call(getEmailChange, {}, { token })).body.data).toEqual({
      email: person.email,
      pendingEmail: email,
    });
    expect(await loginStatus(person.email, role)).toBe(200);
    expect((await confirm(await mailedCode(app, email), token)).status).toBe(200);
    expect([await loginStatus(person.email, role), await loginStatus(email, role)]).toEqual([401, 200]);
    expect((await app.mailTo(person.email))[0]?.subject).toBe('Your Candela address was changed');
  });

  it('ends the code for a new password that was mailed to the old one', async () => {
    const person = await createParent(app);
    const token = await tokenOf(person);
    const email = freshEmail();
    await app.call(changeRecruiterEmail, { body: { email } }, { token });
    const confirmation = await mailedCode(app, email);
    await app.call(forgotPassword, { body: { email: person.email, role: 'recruiter' } });
    await app.work();
    const code = await mailedCode(app, person.email);
    expect((await confirm(confirmation, token)).status).toBe(200);
    const body = { email, role: 'recruiter', code, newPassword: 'Read-in-the-old-mailbox-1' } as const;
    expect((await app.call(resetPassword, { body })).body.type).toBe('INVALID_CODE');
    expect(await loginStatus(email, 'recruiter')).toBe(200);
  });

  it('is not taken with a wrong or an old code, and five wrong ones use it up', async () => {
    const token = await tokenOf(await createParent(app));
    const ask = async () => {
      const email = freshEmail();
      await app.call(changeRecruiterEmail, { body: { email } }, { token });
      return mailedCode(app, email);
    };
    const first = await ask();
    for (let guess = 0; guess < 5; guess += 1) expect((await confirm(otherCode(first), token)).status).toBe(400);
    expect((await confirm(first, token)).status).toBe(400);
    const second = await ask();
    expect((await confirm(first, token)).status).toBe(400);
    app.clock.advance(minutes(11));
    const fresh = await tokenOf(await createParent(app));
    expect((await confirm(second, fresh)).status).toBe(400);
  });

  it('takes the password once more when the sign-in is a while ago, so that a stolen session does not become the account', async () => {
    const token = await tokenOf(await createParent(app));
    app.clock.advance(minutes(6));
    const email = freshEmail();
    const ask = (proof: { currentPassword?: string }) =>
      app.call(changeRecruiterEmail, { body: { email, ...proof } }, { token });
    for (const proof of [{}, { currentPassword: 'Not-the-password-1' }]) {
      const refused = await ask(proof);
      expect([refused.status, refused.body.type]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    }
    expect((await app.call(getEmailChange, {}, { token })).body.data.pendingEmail).toBeNull();
    expect((await ask({ currentPassword: testPassword })).status).toBe(200);
  });

  it('that has an account of the same role is refused, to its holder only', async () => {
    const [person, other] = [await createParent(app), await createParent(app)];
    const token = await tokenOf(person);
    const asked = await app.call(changeRecruiterEmail, { body: { email: other.email } }, { token });
    expect(asked.status).toBe(200);
    const answer = await confirm(await mailedCode(app, other.email), token);
    expect([answer.status, answer.body.type]).toEqual([409, 'ADDRESS_TAKEN']);
  });

  it('is managed by Google for accounts that came from there', async () => {
    const person = await createParent(app);
    await app.platform.database.system
      .updateTable('accounts')
      .set({ auth_provider: 'google' })
      .where('id', '=', person.accountId)
      .execute();
    const token = await tokenOf(person);
    const answer = await app.call(changeRecruiterEmail, { body: { email: freshEmail() } }, { token });
    expect([answer.status, answer.body.type, answer.body.message]).toEqual([
      403,
      'EXTERNAL_PROVIDER_EMAIL_MANAGED',
      'Email is managed by Google SSO. Update it in your Google Account.',
    ]);
  });

  it('is another one: the present address is refused, and no code is mailed to it', async () => {
    const person = await createParent(app);
    const token = await tokenOf(person);
    const answer = await app.call(changeRecruiterEmail, { body: { email: person.email.toUpperCase() } }, { token });
    expect([answer.status, answer.body.message]).toEqual([400, 'This is already your email address.']);
    expect((await app.call(getEmailChange, {}, { token })).body.data.pendingEmail).toBeNull();
    await app.work();
    expect(await app.mailTo(person.email)).toEqual([]);
  });

  it('can be taken back until it counts, and its code with it', async () => {
    const token = await tokenOf(await createParent(app));
    const email = freshEmail();
    await app.call(changeRecruiterEmail, { body: { email } }, { token });
    const code = await mailedCode(app, email);
    for (const _again of [1, 2]) expect((await app.call(cancelEmailChange, {}, { token })).status).toBe(200);
    expect((await app.call(getEmailChange, {}, { token })).body.data.pendingEmail).toBeNull();
    expect((await confirm(code, token)).body.type).toBe('INVALID_CODE');
  });

  it('is required', async () => {
    const token = await tokenOf(await createParent(app));
    const answer = await app.call(changeRecruiterEmail, { body: { email: ' ' } }, { token });
    expect(answer.body.errors).toEqual([{ path: 'email', message: 'Email is required' }]);
  });
});
