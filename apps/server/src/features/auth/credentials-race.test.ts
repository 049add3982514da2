import { changePassword, listSessions, login, refresh } from '@candela/contract/auth/auth.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { signInWithGoogle } from '../../testing/google-sign-in.ts';
import { createMember, createParent, createPerson, type Person, signIn, testPassword } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { writeOrganisationSuspension } from '../organisations/organisations.repo.ts';
import { setPassword, writeAccountSuspension } from './accounts.repo.ts';
import { hashPassword } from './passwords.ts';
import { revokeSessionsOf } from './sessions.repo.ts';
import { endSessionsOf } from './sessions.service.ts';

let app: TestApp;
let newHash: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  newHash = await hashPassword('Brand-new-one-9');
});
afterAll(() => app.close());

const loginAs = ({ email, role }: Person, password = testPassword) =>
  app.call(login, { body: { email, role, password } });

const liveSessions = async ({ accountId }: Person) => {
  const { rows } = await sql<{ id: string }>`
    select id from sessions where account_id = ${accountId} and revoked_at is null`.execute(
    app.platform.database.system,
  );
  return rows.length;
};

async function untilSomethingWaits(tx: Tx, table: string): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_locks
      where not granted and relation = ${table}::regclass
        and database = (select oid from pg_database where datname = current_database())`.execute(tx);
    if (rows.length > 0) return;
  }
}

/**
 * Stops a call at the moment where it has verified what it was given and is about to write its table; what happens
 * `meanwhile` is committed before it goes on.
 */
async function interrupt<T>(
  table: string,
  call: () => Promise<T>,
  meanwhile: (tx: Tx) => Promise<unknown>,
): Promise<T> {
  let answer: Promise<T> | undefined;
  await app.platform.database.transaction(systemScope, async (tx) => {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
    answer = call();
    await untilSomethingWaits(tx, table);
    await meanwhile(tx);
  });
  return answer as Promise<T>;
}

const replacePassword = (person: Person) => async (tx: Tx) => {
  await setPassword(tx, person.accountId, { hash: newHash });
  await revokeSessionsOf(tx, person.accountId, { except: null, now: app.clock.now(), reason: 'password reset' });
};

describe('a sign-in that verified what is no longer so', () => {
  it('begins no session when the password was replaced meanwhile', async () => {
    const person = await createPerson(app, 'candidate');
    const answer = await interrupt('sessions', () => loginAs(person), replacePassword(person));
    expect([answer.status, answer.body.type]).toEqual([401, 'UNAUTHENTICATED']);
    expect(answer.cookies.candela_refresh).toBeUndefined();
    expect(await liveSessions(person)).toBe(0);
    expect((await loginAs(person, 'Brand-new-one-9')).status).toBe(200);
  });

  it('begins no session when the account was suspended meanwhile, also once it is reinstated', async () => {
    const person = await createPerson(app, 'candidate');
    const answer = await interrupt(
      'sessions',
      () => loginAs(person),
      async (tx) => {
        const at = app.clock.now();
        await writeAccountSuspension(tx, person.accountId, { at, reason: 'a test' });
        await endSessionsOf(tx, [person.accountId], { now: at, reason: 'account suspended' });
        await writeAccountSuspension(tx, person.accountId, null);
      },
    );
    expect(answer.status).toBe(401);
    expect(await liveSessions(person)).toBe(0);
  });

  it('begins no session when the organisation was suspended meanwhile', async () => {
    const parent = await createParent(app);
    const member = await createMember(app, parent.organisationId, null);
    const answer = await interrupt(
      'sessions',
      () => loginAs(member),
      (tx) => writeOrganisationSuspension(tx, parent.organisationId, { at: app.clock.now(), reason: 'a test' }),
    );
    expect(answer.status).toBe(401);
    expect(await liveSessions(member)).toBe(0);
  });

  it('is refused through Google as well', async () => {
    const person = await createPerson(app, 'candidate');
    await signInWithGoogle(app, person.email, 'candidate');
    const answer = await interrupt(
      'sessions',
      () => signInWithGoogle(app, person.email, 'candidate'),
      (tx) => endSessionsOf(tx, [person.accountId], { now: app.clock.now(), reason: 'account suspended' }),
    );
    expect([answer.status, answer.body.type]).toEqual([401, 'UNAUTHENTICATED']);
    expect(answer.cookies.candela_refresh).toBeUndefined();
    expect(await liveSessions(person)).toBe(0);
  });
});

describe('a session of replaced credentials', () => {
  it('is over although its row was never ended', async () => {
    const person = await createPerson(app, 'candidate');
    const { token, cookies } = await signIn(app, person);
    await setPassword(app.platform.database.system, person.accountId, { hash: newHash });
    expect(await liveSessions(person)).toBe(1);
    expect((await app.call(listSessions, {}, { token })).status).toBe(401);
    expect((await app.call(refresh, {}, { cookies })).body.type).toBe('REFRESH_FAILED');
  });

  it('does not replace them in turn: a change of password that lost the race changes nothing', async () => {
    const person = await createPerson(app, 'candidate');
    const { token } = await signIn(app, person);
    const body = { email: person.email, newPassword: 'The-other-one-3', currentPassword: testPassword };
    const change = () => app.call(changePassword, { body }, { token });
    const answer = await interrupt('accounts', change, replacePassword(person));
    expect([answer.status, answer.body.type]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await loginAs(person, body.newPassword)).status).toBe(401);
    expect((await loginAs(person, 'Brand-new-one-9')).status).toBe(200);
  });
});
