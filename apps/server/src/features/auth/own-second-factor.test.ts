import { login } from '@candela/contract/auth/auth.routes.ts';
import {
  beginOwnSecondFactor,
  confirmOwnSecondFactor,
  getOwnSecondFactor,
  removeOwnSecondFactor,
  secondFactor,
} from '@candela/contract/auth/second-factor.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes, seconds } from '../../platform/clock.ts';
import { fromBase32 } from '../../testing/base32.ts';
import { createParent, createPerson, type Person, signIn, testPassword } from '../../testing/people.ts';
import { otherCode } from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { stepAt, totpCode } from './totp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  app.clock.stop();
});
afterAll(() => app.close());

const loginAs = ({ email, role }: Person) => app.call(login, { body: { email, role, password: testPassword } });

it.each(['recruiter', 'candidate'] as const)(
  'a %s sets up an app, is asked for its code, and takes it away with one',
  async (role) => {
    const person = role === 'recruiter' ? await createParent(app) : await createPerson(app, role);
    const { token } = await signIn(app, person);
    const isOn = async () => (await app.call(getOwnSecondFactor, {}, { token })).body.data.isOn;
    const { secret } = (await app.call(beginOwnSecondFactor, { body: {} }, { token })).body;
    const codeNow = () => totpCode(fromBase32(secret), stepAt(app.clock.now()));
    expect(await isOn()).toBe(false);
    expect((await loginAs(person)).status).toBe(200);

    const confirm = (code: string) => app.call(confirmOwnSecondFactor, { body: { code } }, { token });
    expect((await confirm(otherCode(codeNow()))).body.type).toBe('INVALID_CODE');
    const { recoveryCodes } = (await confirm(codeNow())).body;
    expect(recoveryCodes.length).toBeGreaterThan(5);
    expect([await isOn(), (await confirm(codeNow())).status]).toEqual([true, 409]);
    expect((await app.call(beginOwnSecondFactor, { body: {} }, { token })).status).toBe(409);

    const refused = await loginAs(person);
    expect([refused.status, refused.body.type]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    app.clock.advance(seconds(30));
    const finished = await app.call(secondFactor, { body: { code: codeNow() } }, { cookies: refused.cookies });
    expect(finished.status).toBe(200);

    const remove = (code: string) => app.call(removeOwnSecondFactor, { body: { code } }, { token });
    expect((await remove(codeNow())).body.type).toBe('INVALID_CODE');
    expect((await remove(recoveryCodes[0] ?? '')).status).toBe(200);
    expect([await isOn(), (await loginAs(person)).status]).toEqual([false, 200]);
    await app.work();
    expect((await app.mailTo(person.email)).map(({ subject }) => subject)).toEqual([
      'The authenticator app was removed from your Candela account',
      'An authenticator app was set up for your Candela account',
    ]);
  },
);

it('an app is set up soon after signing in, or with the password: a stolen session cannot lock the owner out', async () => {
  const person = await createPerson(app, 'candidate');
  const { token } = await signIn(app, person);
  app.clock.advance(minutes(6));
  const begin = (body: { currentPassword?: string }) => app.call(beginOwnSecondFactor, { body }, { token });
  expect((await begin({})).body).toMatchObject({ type: 'REAUTHENTICATION_REQUIRED' });
  expect((await begin({ currentPassword: 'Not-the-password-1' })).status).toBe(403);
  expect((await begin({ currentPassword: testPassword })).status).toBe(200);
});

it('with a session as well, guessing at the code ends after five wrong ones', async () => {
  const guarded = await createTestApp();
  guarded.clock.stop();
  const { token } = await signIn(guarded, await createParent(guarded));
  const { secret } = (await guarded.call(beginOwnSecondFactor, { body: {} }, { token })).body;
  const code = totpCode(fromBase32(secret), stepAt(guarded.clock.now()));
  expect((await guarded.call(confirmOwnSecondFactor, { body: { code } }, { token })).status).toBe(200);
  const wrong = { body: { code: otherCode(code) } };
  const guesses = [];
  for (let guess = 0; guess < 6; guess += 1)
    guesses.push((await guarded.call(removeOwnSecondFactor, wrong, { token })).status);
  expect(guesses).toEqual([400, 400, 400, 400, 400, 429]);
  await guarded.close();
});
