import { confirm, forgotPassword, login, resendCode, resetPassword } from '@candela/contract/auth/auth.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { createPerson, type Person, testPassword } from '../../testing/people.ts';
import {
  beginRegistration,
  confirmWith,
  freshEmail,
  mailedCode,
  mailedToken,
  otherCode,
  registration,
} from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.stop();
});
afterAll(() => app.close());

const newPassword = 'Brand-new-one-9';
const reset = ({ email, role }: Person, code: string) =>
  app.call(resetPassword, { body: { email, role, code, newPassword } });

async function forget({ email, role }: Person): Promise<void> {
  await app.call(forgotPassword, { body: { email, role } });
  await app.work();
}

describe('the link in a mail', () => {
  it('leads to the page, with the token where no server sees it', async () => {
    const email = freshEmail();
    await beginRegistration(app, registration(email));
    const [confirmation] = await app.mailTo(email);
    expect(confirmation?.text).toMatch(/\/confirm-code#candidate\?email=new\d+%40register\.test&token=[\w-]{43}\n/);
    const admin = await createPerson(app, 'admin');
    await forget(admin);
    const [mail] = await app.mailTo(admin.email);
    expect(mail?.text).toMatch(/\/reset-password#bamf\?email=admin\d+%40people\.test&token=[\w-]{43}\n/);
  });

  it('leads on to where the person was going, when that is on this site', async () => {
    const cases = [
      ['/dashboard/jobs/1?from=mail', /&token=[\w-]{43}&next=%2Fdashboard%2Fjobs%2F1%3Ffrom%3Dmail\n/],
      ['//evil.example/', /&token=[\w-]{43}\n/],
    ] as const;
    for (const [next, link] of cases) {
      const person = await createPerson(app, 'candidate');
      await app.call(forgotPassword, { body: { email: person.email, role: person.role, next } });
      await app.work();
      expect((await app.mailTo(person.email))[0]?.text).toMatch(link);
    }
  });

  it('leads on to the record that the person was claiming', async () => {
    const { email } = await createPerson(app, 'candidate');
    const claim = { invite: 'signed.invitation', candidateId: 'a-record' };
    await app.call(forgotPassword, { body: { email, role: 'candidate', ...claim } });
    await app.work();
    expect((await app.mailTo(email))[0]?.text).toMatch(
      /&token=[\w-]{43}&invite=signed\.invitation&candidateId=a-record\n/,
    );
  });

  it('confirms a registration, once', async () => {
    const email = freshEmail();
    await beginRegistration(app, registration(email));
    const token = await mailedToken(app, email);
    expect((await confirmWith(app, email, token)).status).toBe(200);
    expect((await confirmWith(app, email, token)).body.type).toBe('INVALID_CODE');
    const body = { email, role: 'candidate' as const, password: testPassword };
    expect((await app.call(login, { body })).status).toBe(200);
  });

  it('sets a new password, once', async () => {
    const person = await createPerson(app, 'candidate');
    await forget(person);
    const token = await mailedToken(app, person.email);
    expect((await reset(person, token)).status).toBe(200);
    expect((await reset(person, token)).body.type).toBe('INVALID_CODE');
  });

  it('is over after ten minutes, and when the code beside it was used or replaced', async () => {
    const person = await createPerson(app, 'candidate');
    await forget(person);
    const old = await mailedToken(app, person.email);
    await forget(person);
    expect((await reset(person, old)).body.type).toBe('INVALID_CODE');
    const late = await mailedToken(app, person.email);
    app.clock.advance(minutes(10));
    expect((await reset(person, late)).body.type).toBe('INVALID_CODE');

    const email = freshEmail();
    const code = await beginRegistration(app, registration(email));
    const token = await mailedToken(app, email);
    expect((await confirmWith(app, email, code)).status).toBe(200);
    expect((await confirmWith(app, email, token)).body.type).toBe('INVALID_CODE');
  });

  it('belongs to its own account and purpose', async () => {
    const [person, other] = [await createPerson(app, 'candidate'), await createPerson(app, 'candidate')];
    await forget(person);
    await forget(other);
    expect((await reset(other, await mailedToken(app, person.email))).body.type).toBe('INVALID_CODE');
    expect((await reset(person, 'a'.repeat(43))).body.type).toBe('INVALID_CODE');
    // Made-up tokens do not use up the tries of the code.
    for (let attempt = 0; attempt < 6; attempt += 1) await reset(person, 'b'.repeat(43));
    expect((await reset(person, await mailedCode(app, person.email))).status).toBe(200);
  });

  it('still works when another caller has used up the tries of the code', async () => {
    const person = await createPerson(app, 'candidate');
    await forget(person);
    const code = await mailedCode(app, person.email);
    for (let attempt = 0; attempt < 5; attempt += 1) await reset(person, otherCode(code));
    expect((await reset(person, code)).body.type).toBe('INVALID_CODE');
    expect((await reset(person, await mailedToken(app, person.email))).status).toBe(200);
  });
});

describe('a day of codes', () => {
  const inTwentyMinutes = () => app.clock.advance(minutes(20));

  it('has ten mails for an address, known or not, and then none until tomorrow', async () => {
    const person = await createPerson(app, 'candidate');
    for (const { email } of [person, { email: freshEmail() }]) {
      for (const route of [forgotPassword, resendCode]) {
        const statuses: number[] = [];
        for (let round = 0; round < 12; round += 1) {
          if (round % 4 === 0) inTwentyMinutes();
          statuses.push((await app.call(route, { body: { email, role: 'candidate' } })).status);
        }
        expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
      }
    }
    app.clock.advance(minutes(24 * 60));
    expect((await app.call(forgotPassword, { body: { email: person.email, role: 'candidate' } })).status).toBe(200);
  });

  it('has twenty guesses for an account, known or not, however many codes were mailed', async () => {
    const person = await createPerson(app, 'candidate');
    for (const email of [person.email, freshEmail()]) {
      const guesses = {
        reset: () => app.call(resetPassword, { body: { email, role: 'candidate', code: '000000', newPassword } }),
        confirm: () => app.call(confirm, { body: { email, role: 'candidate', code: '000000' } }),
      };
      for (const guess of Object.values(guesses)) {
        const answers = [];
        for (let round = 0; round < 21; round += 1) answers.push(await guess());
        expect(answers.map((answer) => answer.status)).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
        expect(Number(answers[20]?.headers['retry-after'])).toBeGreaterThan(0);
      }
    }
  });

  it('leaves the owner, on a browser that signed in before, an allowance of their own', async () => {
    const person = await createPerson(app, 'candidate');
    const who = { email: person.email, role: person.role };
    const { cookies } = await app.call(login, { body: { ...who, password: testPassword } });
    for (let round = 0; round < 6; round += 1) await app.call(forgotPassword, { body: who });
    expect((await app.call(forgotPassword, { body: who })).status).toBe(429);
    await app.work();
    // Time passes, so that the newest mail is told from those before it.
    app.clock.advance(1000);
    expect((await app.call(forgotPassword, { body: who }, { cookies })).status).toBe(200);
    await app.work();
    const code = await mailedCode(app, person.email);
    for (let round = 0; round < 21; round += 1) await reset(person, otherCode(code));
    const token = await mailedToken(app, person.email);
    expect((await app.call(resetPassword, { body: { ...who, code: token, newPassword } }, { cookies })).status).toBe(
      200,
    );
  });
});
