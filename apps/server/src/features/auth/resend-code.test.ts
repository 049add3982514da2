import { resendCode } from '@candela/contract/auth/auth.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, minutes } from '../../platform/clock.ts';
import { createPerson } from '../../testing/people.ts';
import {
  beginRegistration,
  confirmWith,
  freshEmail,
  mailedCode,
  otherCode,
  registration,
} from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const resend = (email: string) => app.call(resendCode, { body: { email, role: 'candidate' } });

describe('resend-code', () => {
  it('mails a new code and makes the old one useless', async () => {
    const email = freshEmail();
    const old = await beginRegistration(app, registration(email));
    expect((await resend(email)).status).toBe(200);
    const code = await mailedCode(app, email);
    // One time in a million the two are equal; then there is nothing to tell apart.
    if (old !== code) expect((await confirmWith(app, email, old)).body.type).toBe('INVALID_CODE');
    expect((await confirmWith(app, email, code)).status).toBe(200);
  });

  it('gives five tries and ten minutes anew', async () => {
    const email = freshEmail();
    const first = await beginRegistration(app, registration(email));
    for (let attempt = 0; attempt < 5; attempt += 1) await confirmWith(app, email, otherCode(first));
    app.clock.advance(minutes(30));
    await resend(email);
    const code = await mailedCode(app, email);
    await confirmWith(app, email, otherCode(code));
    expect((await confirmWith(app, email, code)).status).toBe(200);
  });

  it('answers the same where nothing waits, and mails nothing', async () => {
    const person = await createPerson(app, 'candidate');
    const pending = freshEmail();
    await beginRegistration(app, registration(pending));
    const waiting = await resend(pending);
    for (const email of [person.email, freshEmail()]) {
      const answer = await resend(email);
      expect([answer.status, answer.body]).toEqual([waiting.status, waiting.body]);
      expect(await app.mailTo(email)).toEqual([]);
    }
  });

  it('mails nothing for a registration older than a day', async () => {
    const email = freshEmail();
    await beginRegistration(app, registration(email));
    app.clock.advance(days(1) + 1000);
    expect((await resend(email)).status).toBe(200);
    expect(await app.mailTo(email)).toHaveLength(1);
  });

  it('shares five mails in fifteen minutes with registering', async () => {
    const email = freshEmail();
    await beginRegistration(app, registration(email));
    const answers = await Promise.all(Array.from({ length: 5 }, () => resend(email)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 429]);
    expect(await app.mailTo(email)).toHaveLength(5);
  });
});
