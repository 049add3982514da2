import { changePassword, forgotPassword, login, register, resetPassword } from '@candela/contract/auth/auth.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createParent, createPerson, type Person, signIn, testPassword } from '../../testing/people.ts';
import { freshEmail, mailedCode, registration } from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const common = 'This password is one of the most common ones. Please choose another.';
const own = 'This password is mostly your name, email address, company or “candela”. Please choose another.';

describe('a password that would be guessed early', () => {
  it.each([
    ['password1', common],
    ['Ida-Vane-12', own],
    ['northlight1', own],
    ['candela2026', own],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
  ])('is refused when registering: %s', async (password, message) => {
    const input = registration(freshEmail(), { password, role: 'recruiter', company: 'Northlight' });
    const answer = await app.call(register, { body: input });
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path: 'password', message }]]);
    expect(await app.mailTo(input.email)).toEqual([]);
  });

  it('is refused when changing it, with the words of the account and its companies', async () => {
    const parent = await createParent(app);
    await createCompany(app, parent.organisationId, 'Fernweh Lamps');
    const { token } = await signIn(app, parent);
    for (const [newPassword, message] of [
      ['qwertyuiop', common],
      ['fernweh-lamps', own],
      ['Sam-number1', own],
    ] as const) {
      const answer = await app.call(changePassword, { body: { email: parent.email, newPassword } }, { token });
      expect([answer.status, answer.body.errors]).toEqual([400, [{ path: 'newPassword', message }]]);
    }
    expect(await canSignIn(parent, testPassword)).toBe(true);
  });

  it('is refused when resetting it, and the code goes on working', async () => {
    const person = await createPerson(app, 'candidate');
    const who = { email: person.email, role: person.role };
    const reset = (code: string, newPassword: string) =>
      app.call(resetPassword, { body: { ...who, code, newPassword } });
    await app.call(forgotPassword, { body: who });
    await app.work();
    const code = await mailedCode(app, person.email);
    expect((await reset(code, 'iloveyou')).body.errors).toEqual([{ path: 'newPassword', message: common }]);
    expect((await reset(code, 'sam-number-1')).body.errors).toEqual([{ path: 'newPassword', message: own }]);
    // A caller without the code does not learn the names of the account from this.
    expect((await reset('000000', 'sam-number-1')).body.type).toBe('INVALID_CODE');
    expect((await reset(code, 'x'.repeat(128))).status).toBe(200);
    expect(await canSignIn(person, 'x'.repeat(128))).toBe(true);
  });
});

async function canSignIn({ email, role }: Person, password: string): Promise<boolean> {
  return (await app.call(login, { body: { email, role, password } })).status === 200;
}
