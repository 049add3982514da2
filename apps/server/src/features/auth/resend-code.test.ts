import { resendCode } from '@candela/contract/auth/auth.routes.ts';
import { sql } from 'kysely';
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
import { resendCodeTask } from './auth.tasks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (email: string) => app.call(resendCode, { body: { email, role: 'candidate' } });

async function resend(email: string) {
  const answer = await ask(email);
  await app.work();
  return answer;
}

/** Everything the answer waited for, counted: mails written and work enqueued. */
async function traces() {
  const { rows } = await sql<{ mails: number; tasks: number }>`
    select (select count(*) from mail_outbox) as mails,
           (select count(*) from pgboss.job where name = ${resendCodeTask.name}) as tasks`.execute(
    app.platform.database.system,
  );
  return rows[0] ?? { mails: 0, tasks: 0 };
}

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

  it('does the same for known and unknown before it answers: it leaves the rest to a task', async () => {
    const pending = freshEmail();
    await beginRegistration(app, registration(pending));
    const before = await traces();
    await ask(pending);
    expect(await traces()).toEqual({ ...before, tasks: before.tasks + 1 });
    await ask(freshEmail());
    expect(await traces()).toEqual({ ...before, tasks: before.tasks + 2 });
    await app.work();
    expect(await app.mailTo(pending)).toHaveLength(2);
  });

  it('mails once, also when its task runs twice', async () => {
    const email = freshEmail();
    await beginRegistration(app, registration(email));
    const wanted = { email, role: 'candidate' as const, id: crypto.randomUUID(), origin: 'http://localhost' };
    const { queue, database } = app.platform;
    for (let time = 0; time < 2; time += 1) {
      await queue.enqueue(database.system, resendCodeTask, wanted, { tenant: 'platform' });
      await app.work();
    }
    expect(await app.mailTo(email)).toHaveLength(2);
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
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(email)));
    await app.work();
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 429]);
    expect(await app.mailTo(email)).toHaveLength(5);
  });
});
