import { login } from '@candela/contract/auth/auth.routes.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { getSubscription } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { createParent, createPerson, signIn, testPassword } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('login', () => {
  it('answers with token, accessToken and the user, and sets the refresh cookie', async () => {
    const person = await createParent(app);
    const answer = await app.call(login, { body: { email: person.email, password: testPassword, role: 'recruiter' } });
    expect(answer.status).toBe(200);
    expect(answer.body.token).toBe(answer.body.accessToken);
    expect(answer.body.user).toMatchObject({
      id: person.accountId,
      role: 'recruiter',
      authProvider: 'cognito',
      companyId: null,
    });
    expect(answer.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^candela_refresh=.*HttpOnly; SameSite=Strict$/),
    );
    const recruiter = await app.call(getRecruiter, {}, { token: answer.body.token });
    expect(recruiter.body.data).toMatchObject({ isParent: true, user: { email: person.email } });
    const subscription = await app.call(getSubscription, {}, { token: answer.body.token });
    expect(subscription.body.data).toMatchObject({ hasActiveSubscription: true, hasPaidSubscription: false });
  });

  it('refuses a wrong password, an unknown address and another role in the same words', async () => {
    const person = await createPerson(app, 'candidate');
    const attempts = [
      { email: person.email, password: 'wrong-wrong', role: 'candidate' as const },
      { email: 'nobody@people.test', password: testPassword, role: 'candidate' as const },
      { email: person.email, password: testPassword, role: 'recruiter' as const },
    ];
    for (const body of attempts) {
      const answer = await app.call(login, { body });
      expect([answer.status, answer.body.type, answer.body.message]).toEqual([
        401,
        'INVALID_CREDENTIALS',
        'Invalid email or password',
      ]);
    }
  });

  it('locks an account after ten failures, known or not, and opens it after fifteen minutes', async () => {
    const person = await createPerson(app, 'candidate');
    for (const email of [person.email, 'ghost@people.test']) {
      const guesses = await Promise.all(
        Array.from({ length: 12 }, () =>
          app.call(login, { body: { email, password: 'wrong-wrong', role: 'candidate' } }),
        ),
      );
      const statuses = guesses.map((guess) => guess.status).sort();
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
      const locked = guesses.find((guess) => guess.status === 429);
      expect(Number(locked?.headers['retry-after'])).toBeGreaterThan(0);
    }
    const body = { email: person.email, password: testPassword, role: 'candidate' as const };
    expect((await app.call(login, { body })).status).toBe(429);
    app.clock.advance(minutes(15) + 1000);
    expect((await app.call(login, { body })).status).toBe(200);
  });

  it('does not count successes', async () => {
    const person = await createPerson(app, 'candidate');
    // One more than an account may fail.
    for (let i = 0; i < 11; i += 1) await signIn(app, person);
  });

  it('refuses a suspended account only to a caller who knows its password', async () => {
    const person = await createPerson(app, 'candidate');
    await app.platform.database.system
      .updateTable('accounts')
      .set({ suspended_at: app.clock.now() })
      .where('id', '=', person.accountId)
      .execute();
    const right = await app.call(login, { body: { email: person.email, password: testPassword, role: 'candidate' } });
    expect(right.body.type).toBe('ACCOUNT_SUSPENDED');
    const wrong = await app.call(login, { body: { email: person.email, password: 'wrong-wrong', role: 'candidate' } });
    expect(wrong.body.type).toBe('INVALID_CREDENTIALS');
  });

  it('refuses a request that another site started', async () => {
    const person = await createPerson(app, 'candidate');
    const answer = await app.call(
      login,
      { body: { email: person.email, password: testPassword, role: 'candidate' } },
      { headers: { origin: 'https://evil.example' } },
    );
    expect([answer.status, answer.body.type]).toEqual([403, 'ORIGIN_REFUSED']);
  });
});
