import * as routes from '@candela/contract/privacy/privacy.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemScope } from '../../platform/database/scope.ts';
import { createOwnCv } from '../../testing/cvs.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';

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
    });
    await tx.updateTable('accounts').set({ last_name: 'After' }).where('id', '=', person.accountId).execute();
    await tx.updateTable('candidates').set({ name: 'Ada After' }).where('account_id', '=', person.accountId).execute();
  });
  await working;
  const { url } = (await app.call(routes.downloadExport, { params: { id: body.data.id } }, { token })).body;
  const files = unzip((await app.inject(url)).rawPayload);
  expect(JSON.parse(files['json/candidates.json'] ?? '')).toMatchObject([{ name: 'Ada Before' }]);
  for (const text of Object.values(files)) expect(text).not.toContain('After');
});
