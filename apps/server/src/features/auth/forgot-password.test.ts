import { forgotPassword } from '@candela/contract/auth/auth.routes.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import { freshEmail } from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendResetCodeTask } from './auth.tasks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Everything the answer waited for, counted: rows written and work enqueued. */
async function traces() {
  const { rows } = await sql<{ resets: number; mails: number; tasks: number }>`
    select (select count(*) from password_resets) as resets, (select count(*) from mail_outbox) as mails,
           (select count(*) from pgboss.job where name = ${sendResetCodeTask.name}) as tasks`.execute(
    app.platform.database.system,
  );
  return rows[0];
}

describe('forgot-password', () => {
  it('does the same for known and unknown before it answers: it leaves the rest to a task', async () => {
    const person = await createPerson(app, 'candidate');
    const before = await traces();
    const forget = (email: string, role: Role) => app.call(forgotPassword, { body: { email, role } });
    const known = await forget(person.email, 'candidate');
    expect(await traces()).toEqual({ ...before, tasks: 1 });
    const unknown = await forget(freshEmail(), 'candidate');
    expect(await traces()).toEqual({ ...before, tasks: 2 });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await app.work();
    expect(await traces()).toMatchObject({ resets: 1, mails: 1 });
  });

  it('mails once, also when its task runs twice', async () => {
    const person = await createPerson(app, 'candidate');
    const wanted = { email: person.email, role: person.role, id: crypto.randomUUID(), origin: 'http://localhost' };
    const { queue, database } = app.platform;
    for (let time = 0; time < 2; time += 1) {
      await queue.enqueue(database.system, sendResetCodeTask, wanted, { tenant: 'platform' });
      await app.work();
    }
    expect(await app.mailTo(person.email)).toHaveLength(1);
  });
});
