import * as routes from '@candela/contract/privacy/privacy.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { days } from '../../platform/clock.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { createOwnCv } from '../../testing/cvs.ts';
import { workLater } from '../../testing/interviews.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';
import { settleTask } from './privacy.tasks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

async function createCandidate(name: string) {
  const person = await createPerson(app, 'candidate');
  await createOwnCv(app, person.accountId, { name, email: person.email, skills: ['Optics'], fileName: 'cv.pdf' });
  const { token } = await signIn(app, person);
  await app.work();
  return { person, token };
}

const inUse = () => {
  const { total, idle } = app.platform.database.stats();
  return total - idle;
};

it('a copy is sent once the database has been let go', async () => {
  const { token } = await createCandidate('Ada Sent');
  const { storage } = app.platform;
  const put = storage.put.bind(storage);
  const held: number[] = [];
  const spy = vi.spyOn(storage, 'put').mockImplementation(async (...input) => {
    held.push(inUse());
    return put(...input);
  });
  const { body } = await app.call(routes.requestExport, {}, { token });
  await app.work();
  spy.mockRestore();
  expect(held).toEqual([0]);
  expect((await app.call(routes.downloadExport, { params: { id: body.data.id } }, { token })).status).toBe(200);
});

it('a copy shows everything as it was at one moment', async () => {
  const { person, token } = await createCandidate('Ada Before');
  const { database } = app.platform;
  const { body } = await app.call(routes.requestExport, {}, { token });
  let working: Promise<unknown> | undefined;
  await database.transaction(systemScope, async (tx) => {
    // Read after the account and before the candidate.
    await sql`lock table email_changes in access exclusive mode`.execute(tx);
    working = app.work();
    await vi.waitFor(async () => {
      const waits = sql`select 1 from pg_locks where relation = 'email_changes'::regclass and not granted`;
      expect((await waits.execute(tx)).rows).toHaveLength(1);
    }, 20_000);
    await tx.updateTable('accounts').set({ last_name: 'After' }).where('id', '=', person.accountId).execute();
    await tx.updateTable('candidates').set({ name: 'Ada After' }).where('account_id', '=', person.accountId).execute();
  });
  await working;
  const { url } = (await app.call(routes.downloadExport, { params: { id: body.data.id } }, { token })).body;
  const files = unzip((await app.inject(url)).rawPayload);
  expect(JSON.parse(files['json/candidates.json'] ?? '')).toMatchObject([{ name: 'Ada Before' }]);
  for (const text of Object.values(files)) expect(text).not.toContain('After');
});

it('a copy whose making was killed in the last try has failed a day later, and another can be asked for', async () => {
  const { person, token } = await createCandidate('Ada Killed');
  const { system } = app.platform.database;
  const { id } = (await app.call(routes.requestExport, {}, { token })).body.data;
  await sql`delete from pgboss.job where name = 'privacy.make-export'`.execute(system);
  const settle = async () => {
    await app.platform.queue.enqueue(system, settleTask, {}, { tenant: 'platform' });
    await app.work();
    const { token: fresh } = await signIn(app, person);
    return (await app.call(routes.getPrivacy, {}, { token: fresh })).body.data.exports.map(({ status }) => status);
  };
  app.clock.advance(days(0.5));
  expect(await settle()).toEqual(['queued']);
  app.clock.advance(days(0.6));
  expect(await settle()).toEqual(['failed']);
  const again = await app.call(routes.requestExport, {}, { token: (await signIn(app, person)).token });
  expect(again.body.data.id).not.toBe(id);
});

it('a copy that a store refuses has failed after its last try, also where the store does not answer at all', async () => {
  const { token } = await createCandidate('Ada Refused');
  const { storage } = app.platform;
  const away = () => Promise.reject(new Error('the store is away'));
  const spies = [
    vi.spyOn(storage, 'put').mockImplementation(away),
    vi.spyOn(storage, 'delete').mockImplementation(away),
  ];
  await app.call(routes.requestExport, {}, { token });
  for (let tries = 0; tries < 4; tries += 1) await workLater(app);
  for (const spy of spies) spy.mockRestore();
  const { exports } = (await app.call(routes.getPrivacy, {}, { token })).body.data;
  expect(exports.map(({ status }) => status)).toEqual(['failed']);
});
