import { endOtherSessions, listSessions, login, refresh } from '@candela/contract/auth/auth.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../platform/clock.ts';
import { createPerson, signIn, testPassword } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('sessions', () => {
  it("lists the account's own live sessions and marks this one", async () => {
    const person = await createPerson(app, 'candidate');
    const stranger = await createPerson(app, 'candidate');
    await signIn(app, stranger);
    await signIn(app, person);
    const { token } = await signIn(app, person);
    const { data } = (await app.call(listSessions, {}, { token })).body;
    expect(data).toHaveLength(2);
    expect(data.filter((session) => session.current)).toHaveLength(1);
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(
      ['address', 'createdAt', 'current', 'id', 'lastUsedAt', 'userAgent'].sort(),
    );
  });

  it('ends the one that a new sign-in of the same browser replaces, and no other', async () => {
    const person = await createPerson(app, 'candidate');
    const [before, elsewhere] = [await signIn(app, person), await signIn(app, person)];
    const body = { email: person.email, password: testPassword, role: 'candidate' as const };
    const again = await app.call(login, { body }, { cookies: before.cookies });
    expect(again.status).toBe(200);
    const statusOf = async (token: string) => (await app.call(listSessions, {}, { token })).status;
    expect(await statusOf(before.token)).toBe(401);
    expect((await app.call(refresh, {}, { cookies: before.cookies })).status).toBe(401);
    expect([await statusOf(again.body.token), await statusOf(elsewhere.token)]).toEqual([200, 200]);
  });

  it('leaves out what has expired', async () => {
    const person = await createPerson(app, 'candidate');
    await signIn(app, person);
    app.clock.advance(days(31));
    const { token } = await signIn(app, person);
    expect((await app.call(listSessions, {}, { token })).body.data).toHaveLength(1);
  });

  it("ends all others, says how many, and touches no other account's", async () => {
    const [person, stranger] = [await createPerson(app, 'candidate'), await createPerson(app, 'candidate')];
    const theirs = await signIn(app, stranger);
    const others = [await signIn(app, person), await signIn(app, person)];
    const here = await signIn(app, person);
    const answer = await app.call(endOtherSessions, {}, { token: here.token });
    expect([answer.status, answer.body.ended]).toEqual([200, 2]);
    for (const other of others) {
      expect((await app.call(listSessions, {}, { token: other.token })).status).toBe(401);
      expect((await app.call(refresh, {}, { cookies: other.cookies })).status).toBe(401);
    }
    expect((await app.call(listSessions, {}, { token: here.token })).body.data).toHaveLength(1);
    expect((await app.call(listSessions, {}, { token: theirs.token })).status).toBe(200);
    expect((await app.call(endOtherSessions, {}, { token: here.token })).body.ended).toBe(0);
  });
});
