import { login } from '@candela/contract/auth/auth.routes.ts';
import * as routes from '@candela/contract/passkeys/passkeys.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { createPerson, type Person, signIn, testPassword } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertPasskey } from './passkeys.repo.ts';

let app: TestApp;
const origin = 'http://localhost:4000';
const headers = { host: 'localhost:4000' };
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

/** A person with a passkey, and the authenticator that holds it. */
async function withPasskey(person: Person) {
  const { token } = await signIn(app, person);
  const authenticator = createAuthenticator(origin);
  const begun = await app.call(routes.beginPasskey, { body: { currentPassword: testPassword } }, { token, headers });
  const answer = authenticator.create(begun.body.data.challenge as string);
  const add = () =>
    app.call(routes.addPasskey, { body: { name: 'Laptop', answer } }, { token, headers, cookies: begun.cookies });
  const added = await add();
  return { token, authenticator, added, add };
}

const remove = (id: string, token: string, body: { currentPassword?: string } = {}) =>
  app.call(routes.removePasskey, { params: { id }, body }, { token });
const begin = async () => {
  const { body, cookies } = await app.call(routes.beginPasskeySignIn, {}, { headers });
  return { challenge: body.data.challenge as string, cookies };
};
const enter = (
  answer: Parameters<typeof app.call<typeof routes.signInWithPasskey>>[1]['body']['answer'],
  cookies: Record<string, string>,
) => app.call(routes.signInWithPasskey, { body: { answer } }, { headers, cookies });

it('is added with the password, signs in once a challenge, and no more once it is removed; mail tells of both', async () => {
  const person = await createPerson(app, 'candidate');
  const { token, authenticator, added, add } = await withPasskey(person);
  expect([added.status, added.body.data.name, added.body.data.lastUsedAt]).toEqual([201, 'Laptop', null]);
  expect((await add()).status).toBe(409);
  await app.work();
  expect((await app.mailTo(person.email))[0]?.subject).toBe('A passkey was added to your Candela account');

  const { challenge, cookies } = await begin();
  const answer = authenticator.sign(challenge);
  const entered = await enter(answer, cookies);
  expect([entered.status, entered.body.user.id, entered.body.user.role]).toEqual([200, person.accountId, 'candidate']);
  expect((await enter(answer, cookies)).body.type).toBe('PASSKEY_REFUSED');

  const listed = (await app.call(routes.listPasskeys, {}, { token })).body.data;
  expect(listed.map(({ name, lastUsedAt }) => [name, lastUsedAt !== null])).toEqual([['Laptop', true]]);
  const id = listed[0]?.id ?? '';
  const stranger = (await signIn(app, await createPerson(app, 'candidate'))).token;
  expect((await remove(id, stranger)).status).toBe(404);
  expect((await remove(id, token)).status).toBe(200);
  await app.work();
  expect((await app.mailTo(person.email))[0]?.text).toContain('“Laptop” can no longer be used to sign in');
  const again = await begin();
  expect((await enter(authenticator.sign(again.challenge), again.cookies)).body.type).toBe('PASSKEY_REFUSED');
});

it('is refused with a challenge of another browser, of another purpose, too late, or from another site', async () => {
  const person = await createPerson(app, 'recruiter');
  const { token, authenticator } = await withPasskey(person);
  const [one, two] = [await begin(), await begin()];
  const swapped = await enter(authenticator.sign(one.challenge), two.cookies);
  const toAdd = await app.call(routes.beginPasskey, { body: { currentPassword: testPassword } }, { token, headers });
  const other = await enter(authenticator.sign(toAdd.body.data.challenge as string), toAdd.cookies);
  const elsewhere = await enter(createAuthenticator('http://127.0.0.1:4000').sign(one.challenge), one.cookies);
  const late = await begin();
  app.clock.advance(minutes(11));
  const tooLate = await enter(authenticator.sign(late.challenge), late.cookies);
  for (const { body } of [swapped, other, elsewhere, tooLate]) expect(body.type).toBe('PASSKEY_REFUSED');
});

it('is not removed by a session that signed in a while ago without the password', async () => {
  const { token, added } = await withPasskey(await createPerson(app, 'recruiter'));
  const { id } = added.body.data;
  app.clock.advance(minutes(6));
  const refused = await remove(id, token);
  expect([refused.status, refused.body.type]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  expect((await app.call(routes.listPasskeys, {}, { token })).body.data).toHaveLength(1);
  expect((await remove(id, token, { currentPassword: testPassword })).status).toBe(200);
});

const keyOf = ({ accountId }: Person, at: number) => ({
  accountId,
  credentialId: `${accountId}-${at}`,
  publicKey: new Uint8Array([at]),
  counter: 0,
  transports: [],
  name: `Key ${at}`,
  now: app.clock.now(),
});

it('is added twenty times at most, however many are added at once', async () => {
  const person = await createPerson(app, 'recruiter');
  const { token } = await withPasskey(person);
  for (let at = 1; at < routes.mostPasskeys - 2; at += 1)
    await insertPasskey(app.platform.database.system, keyOf(person, at));
  const add = async () => {
    const begun = await app.call(routes.beginPasskey, { body: { currentPassword: testPassword } }, { token, headers });
    const answer = createAuthenticator(origin).create(begun.body.data.challenge as string);
    return () =>
      app.call(routes.addPasskey, { body: { name: 'One more', answer } }, { token, headers, cookies: begun.cookies });
  };
  const begun = await Promise.all([add(), add(), add(), add()]);
  const statuses = (await Promise.all(begun.map((finish) => finish()))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 201, 409, 409]);
  expect((await app.call(routes.listPasskeys, {}, { token })).body.data).toHaveLength(routes.mostPasskeys);
});

it('asks for the password before one is added, and lets no suspended account in', async () => {
  const person = await createPerson(app, 'recruiter');
  const { token, authenticator } = await withPasskey(person);
  const asked = await app.call(routes.beginPasskey, { body: {} }, { token, headers });
  expect(asked.body.type).toBe('REAUTHENTICATION_REQUIRED');
  await app.platform.database.system
    .updateTable('accounts')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', person.accountId)
    .execute();
  const { challenge, cookies } = await begin();
  expect((await enter(authenticator.sign(challenge), cookies)).body.type).toBe('ACCOUNT_SUSPENDED');
  const body = { email: person.email, password: testPassword, role: 'recruiter' as const };
  expect((await app.call(login, { body })).body.type).toBe('ACCOUNT_SUSPENDED');
});
