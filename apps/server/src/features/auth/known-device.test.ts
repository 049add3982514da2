import { forgotPassword, login, resetPassword } from '@candela/contract/auth/auth.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person, signIn, testPassword } from '../../testing/people.ts';
import { mailedCode } from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // Windows that ended in the middle of a test would give back what it has used up.
  app.clock.stop();
});
afterAll(() => app.close());

type Cookies = Record<string, string>;
const attempt = async ({ email, role }: Person, password: string, cookies: Cookies = {}) =>
  (await app.call(login, { body: { email, role, password } }, { cookies })).status;

async function guess(person: Person, times: number, cookies: Cookies = {}): Promise<number[]> {
  const answers = Array.from({ length: times }, () => attempt(person, 'Wrong-wrong-1', cookies));
  return (await Promise.all(answers)).sort();
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('a browser that signed in before', () => {
  it('is not locked out by what strangers guess', async () => {
    const owner = await createPerson(app, 'candidate');
    const { cookies } = await signIn(app, owner);
    expect(await guess(owner, 12)).toEqual([...times(10, 401), 429, 429]);
    expect(await attempt(owner, testPassword)).toBe(429);
    expect(await attempt(owner, testPassword, cookies)).toBe(200);
    // The strangers get nothing out of it.
    expect(await attempt(owner, testPassword)).toBe(429);
  });

  it('has ten failures of its own, and then waits like everyone', async () => {
    const owner = await createPerson(app, 'candidate');
    const { cookies } = await signIn(app, owner);
    expect(await guess(owner, 11, cookies)).toEqual([...times(10, 401), 429]);
    expect(await attempt(owner, testPassword, cookies)).toBe(429);
    expect(await attempt(owner, testPassword)).toBe(200);
  });

  it('is known for its own accounts only, several of them', async () => {
    const [first, second] = [await createPerson(app, 'candidate'), await createPerson(app, 'recruiter')];
    const [stranger, other] = [await createPerson(app, 'candidate'), await createPerson(app, 'candidate')];
    const { cookies } = await signIn(app, first);
    const both = (
      await app.call(
        login,
        { body: { email: second.email, role: second.role, password: testPassword } },
        { cookies: { candela_device: cookies.candela_device ?? '' } },
      )
    ).cookies;
    for (const person of [first, second, other]) await guess(person, 10);
    expect(await attempt(first, testPassword, both)).toBe(200);
    expect(await attempt(second, testPassword, both)).toBe(200);
    expect(await attempt(other, testPassword, both)).toBe(429);
    expect(await attempt(other, testPassword, (await signIn(app, stranger)).cookies)).toBe(429);
  });

  it('is not known by a cookie that was made up or belongs to another id', async () => {
    const [owner, other] = [await createPerson(app, 'candidate'), await createPerson(app, 'candidate')];
    const [, mac] = ((await signIn(app, owner)).cookies.candela_device ?? '').split('.');
    const [otherId] = ((await signIn(app, other)).cookies.candela_device ?? '').split('.');
    await guess(owner, 10);
    for (const forged of [`${otherId}.${mac}`, `${crypto.randomUUID()}.${'a'.repeat(43)}`, `${mac}`, 'x']) {
      expect(await attempt(owner, testPassword, { candela_device: forged })).toBe(429);
    }
  });

  it('is remembered for a year, out of reach of scripts', async () => {
    const owner = await createPerson(app, 'candidate');
    const body = { email: owner.email, role: owner.role, password: testPassword };
    const { headers } = await app.call(login, { body });
    const cookie = [headers['set-cookie']].flat().find((line) => line?.startsWith('candela_device='));
    expect(cookie).toMatch(/Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict/);
  });

  it('is known after a reset too: the mailbox proved it', async () => {
    const owner = await createPerson(app, 'candidate');
    const who = { email: owner.email, role: owner.role };
    await app.call(forgotPassword, { body: who });
    await app.work();
    const code = await mailedCode(app, owner.email);
    const newPassword = 'Brand-new-one-9';
    const { cookies } = await app.call(resetPassword, { body: { ...who, code, newPassword } });
    await guess(owner, 10);
    expect(await attempt(owner, newPassword)).toBe(429);
    expect(await attempt(owner, newPassword, cookies)).toBe(200);
  });
});
