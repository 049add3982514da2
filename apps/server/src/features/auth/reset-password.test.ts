import { forgotPassword, listSessions, login, refresh, resetPassword } from '@candela/contract/auth/auth.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { createPerson, type Person, signIn, testPassword } from '../../testing/people.ts';
import { freshEmail, mailedCode, otherCode } from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newPassword = 'Brand-new-one-9';
/** The mail is written in the background: once that is done, it is there. */
async function forgot({ email, role }: Pick<Person, 'email' | 'role'>) {
  const answer = await app.call(forgotPassword, { body: { email, role } });
  await app.work();
  return answer;
}
const reset = ({ email, role }: Pick<Person, 'email' | 'role'>, code: string, password = newPassword) =>
  app.call(resetPassword, { body: { email, role, code, newPassword: password } });
const signInWith = ({ email, role }: Person, password: string) => app.call(login, { body: { email, role, password } });

async function codeFor(person: Person): Promise<string> {
  await forgot(person);
  return mailedCode(app, person.email);
}

describe('forgot-password', () => {
  it('answers the same for an unknown address, and mails only a known one', async () => {
    const person = await createPerson(app, 'candidate');
    const email = freshEmail();
    const [known, unknown, otherRole] = [
      await forgot(person),
      await forgot({ email, role: 'candidate' }),
      await forgot({ email: person.email, role: 'recruiter' }),
    ];
    expect(known.status).toBe(200);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect([otherRole.status, otherRole.body]).toEqual([known.status, known.body]);
    expect(await app.mailTo(email)).toEqual([]);
    expect(await app.mailTo(person.email)).toHaveLength(1);
  });

  it('mails a suspended account nothing', async () => {
    const person = await createPerson(app, 'candidate');
    await app.platform.database.system
      .updateTable('accounts')
      .set({ suspended_at: app.clock.now() })
      .where('id', '=', person.accountId)
      .execute();
    expect((await forgot(person)).status).toBe(200);
    expect(await app.mailTo(person.email)).toEqual([]);
  });

  it('mails an address five times in fifteen minutes at most, known or not', async () => {
    for (const who of [await createPerson(app, 'candidate'), { email: freshEmail(), role: 'candidate' as const }]) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => forgot(who)));
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
    }
    app.clock.advance(minutes(16));
  });
});

describe('reset-password', () => {
  it('sets the new password, ends every session and tells the owner', async () => {
    const person = await createPerson(app, 'candidate');
    const [one, two] = [await signIn(app, person), await signIn(app, person)];
    expect((await reset(person, await codeFor(person))).status).toBe(200);
    expect((await signInWith(person, testPassword)).status).toBe(401);
    expect((await signInWith(person, newPassword)).status).toBe(200);
    for (const session of [one, two]) {
      expect((await app.call(listSessions, {}, { token: session.token })).status).toBe(401);
      expect((await app.call(refresh, {}, { cookies: session.cookies })).status).toBe(401);
    }
    const [newest] = await app.mailTo(person.email);
    expect(newest?.subject).toBe('Your Candela password was changed');
  });

  it.each(['candidate', 'recruiter', 'admin'] as const)(
    'mails the holder of a %s account a way back to it',
    async (role) => {
      const person = await createPerson(app, role);
      await reset(person, await codeFor(person));
      const [newest] = await app.mailTo(person.email);
      const hash = role === 'admin' ? 'bamf' : role;
      expect(newest?.text).toContain(`/reset-password?email=${encodeURIComponent(person.email)}#${hash}\n`);
    },
  );

  it('works for an admin too', async () => {
    const admin = await createPerson(app, 'admin');
    expect((await reset(admin, await codeFor(admin))).status).toBe(200);
    expect((await signInWith(admin, newPassword)).status).toBe(200);
  });

  it('refuses the right code after five wrong ones', async () => {
    const person = await createPerson(app, 'candidate');
    const code = await codeFor(person);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await reset(person, otherCode(code))).body.type).toBe('INVALID_CODE');
    }
    expect((await reset(person, code)).body.type).toBe('INVALID_CODE');
    expect((await signInWith(person, testPassword)).status).toBe(200);
  });

  it('accepts the right code after four wrong ones', async () => {
    const person = await createPerson(app, 'candidate');
    const code = await codeFor(person);
    await Promise.all(Array.from({ length: 4 }, () => reset(person, otherCode(code))));
    expect((await reset(person, code)).status).toBe(200);
  });

  it('takes the code for ten minutes and no longer', async () => {
    const person = await createPerson(app, 'candidate');
    const code = await codeFor(person);
    app.clock.advance(minutes(10));
    expect((await reset(person, code)).body.type).toBe('INVALID_CODE');
  });

  it('does not take a code twice, nor at once by two', async () => {
    const person = await createPerson(app, 'candidate');
    const code = await codeFor(person);
    const answers = await Promise.all([reset(person, code), reset(person, code, 'The-second-one-1')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect((await reset(person, code)).body.type).toBe('INVALID_CODE');
  });

  it('makes an earlier code useless when a new one is mailed', async () => {
    const person = await createPerson(app, 'candidate');
    const first = await codeFor(person);
    const second = await codeFor(person);
    if (first !== second) expect((await reset(person, first)).body.type).toBe('INVALID_CODE');
    expect((await reset(person, second)).status).toBe(200);
  });

  it('answers an unknown address and another role like a wrong code', async () => {
    const person = await createPerson(app, 'candidate');
    const code = await codeFor(person);
    const wrong = await reset(person, otherCode(code));
    for (const who of [
      { email: freshEmail(), role: 'candidate' as const },
      { email: person.email, role: 'recruiter' as const },
    ]) {
      const answer = await reset(who, code);
      expect([answer.status, answer.body.type, answer.body.message]).toEqual([
        wrong.status,
        wrong.body.type,
        wrong.body.message,
      ]);
    }
  });

  it('opens an account that wrong guesses had locked', async () => {
    const person = await createPerson(app, 'candidate');
    await Promise.all(Array.from({ length: 11 }, () => signInWith(person, 'Wrong-wrong-1')));
    expect((await signInWith(person, testPassword)).status).toBe(429);
    await reset(person, await codeFor(person));
    expect((await signInWith(person, newPassword)).status).toBe(200);
  });
});
