import { login } from '@candela/contract/auth/auth.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, minutes } from '../../platform/clock.ts';
import { testPassword } from '../../testing/people.ts';
import { beginRegistration, confirmWith, freshEmail, otherCode, registration } from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const accountsOf = (email: string) =>
  app.platform.database.system.selectFrom('accounts').select(['id', 'role']).where('email', '=', email).execute();

describe('confirm', () => {
  it('accepts the code after four wrong ones', async () => {
    const email = freshEmail();
    const code = await beginRegistration(app, registration(email));
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const answer = await confirmWith(app, email, otherCode(code));
      expect([answer.status, answer.body.type, answer.body.message]).toEqual([400, 'INVALID_CODE', 'Invalid code']);
    }
    expect((await confirmWith(app, email, code)).status).toBe(200);
  });

  it('refuses the right code after five wrong ones', async () => {
    const email = freshEmail();
    const code = await beginRegistration(app, registration(email));
    for (let attempt = 0; attempt < 5; attempt += 1) await confirmWith(app, email, otherCode(code));
    expect((await confirmWith(app, email, code)).body.type).toBe('INVALID_CODE');
    expect(await accountsOf(email)).toEqual([]);
  });

  it('counts guesses that arrive together', async () => {
    const email = freshEmail();
    const code = await beginRegistration(app, registration(email));
    await Promise.all(Array.from({ length: 5 }, () => confirmWith(app, email, otherCode(code))));
    expect((await confirmWith(app, email, code)).body.type).toBe('INVALID_CODE');
  });

  it('takes the code for ten minutes and no longer', async () => {
    const [early, late] = [freshEmail(), freshEmail()];
    const codes = [await beginRegistration(app, registration(early)), await beginRegistration(app, registration(late))];
    app.clock.advance(minutes(9) + 50_000);
    expect((await confirmWith(app, early, codes[0] ?? '')).status).toBe(200);
    app.clock.advance(10_000);
    expect((await confirmWith(app, late, codes[1] ?? '')).body.type).toBe('INVALID_CODE');
  });

  it('does not take the same code twice', async () => {
    const email = freshEmail();
    const code = await beginRegistration(app, registration(email));
    expect((await confirmWith(app, email, code)).status).toBe(200);
    expect((await confirmWith(app, email, code)).body.type).toBe('INVALID_CODE');
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('does not take a code for another role or another address', async () => {
    const email = freshEmail();
    const code = await beginRegistration(app, registration(email, { role: 'candidate' }));
    expect((await confirmWith(app, email, code, 'recruiter')).body.type).toBe('INVALID_CODE');
    expect((await confirmWith(app, freshEmail(), code)).body.type).toBe('INVALID_CODE');
    expect(await accountsOf(email)).toEqual([]);
    expect((await confirmWith(app, email, code, 'candidate')).status).toBe(200);
  });

  it('makes one account when the code is sent several times at once', async () => {
    const email = freshEmail();
    const code = await beginRegistration(app, registration(email, { role: 'recruiter', company: 'Once Ltd' }));
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirmWith(app, email, code, 'recruiter')));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    expect(await accountsOf(email)).toHaveLength(1);
    const organisations = await app.platform.database.system
      .selectFrom('organisations')
      .select('id')
      .where('name', '=', 'Once Ltd')
      .execute();
    expect(organisations).toHaveLength(1);
  });

  it('makes one account when the codes of two attempts are sent at once', async () => {
    const email = freshEmail();
    const codes = [
      await beginRegistration(app, registration(email)),
      await beginRegistration(app, registration(email)),
    ];
    const answers = await Promise.all(codes.map((code) => confirmWith(app, email, code)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('leaves no registration behind, so that an older password cannot come back', async () => {
    const email = freshEmail();
    const older = await beginRegistration(app, registration(email, { password: 'The-older-one-1' }));
    const newer = await beginRegistration(app, registration(email));
    await confirmWith(app, email, newer);
    expect((await confirmWith(app, email, older)).body.type).toBe('INVALID_CODE');
    const answer = await app.call(login, { body: { email, password: 'The-older-one-1', role: 'candidate' } });
    expect(answer.body.type).toBe('INVALID_CREDENTIALS');
  });
});

describe('signing in before confirming', () => {
  it('says so to a caller who knows the password, and to no other', async () => {
    const email = freshEmail();
    await beginRegistration(app, registration(email));
    const right = await app.call(login, { body: { email, password: testPassword, role: 'candidate' } });
    expect([right.status, right.body.type]).toEqual([403, 'ACCOUNT_NOT_CONFIRMED']);
    expect(right.cookies).toEqual({});
    const wrong = await app.call(login, { body: { email, password: 'Wrong-wrong-1', role: 'candidate' } });
    expect([wrong.status, wrong.body.type]).toEqual([401, 'INVALID_CREDENTIALS']);
    const otherRole = await app.call(login, { body: { email, password: testPassword, role: 'recruiter' } });
    expect(otherRole.body.type).toBe('INVALID_CREDENTIALS');
  });

  it('forgets a registration after a day', async () => {
    const email = freshEmail();
    await beginRegistration(app, registration(email));
    app.clock.advance(days(1) + 1000);
    const answer = await app.call(login, { body: { email, password: testPassword, role: 'candidate' } });
    expect(answer.body.type).toBe('INVALID_CREDENTIALS');
  });
});
