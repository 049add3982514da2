import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createParent, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, patienceMs, type TestDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { createDatabase, type Database } from './database.ts';
import { systemScope } from './scope.ts';

const poolSize = 2;
/** Each is expected to take a few milliseconds: so many would wait for longer than is allowed here. */
const floodSize = 300;
const longestWaitMs = 100;

let app: TestApp;
let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  const log = createLogger('silent');
  database = createDatabase({ url: own.url, poolSize, log, patienceMs, longestWaitMs });
  app = await createTestApp({ platform: { database } });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await own.drop();
});

/** Takes every connection of the pool. */
async function holdPool(): Promise<() => Promise<unknown>> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const taken = Array.from({ length: poolSize }, () => Promise.withResolvers<void>());
  const holders = taken.map(({ resolve }) =>
    app.platform.database.transaction(systemScope, async () => {
      resolve();
      await held;
    }),
  );
  await Promise.all(taken.map(({ promise }) => promise));
  return () => {
    letGo();
    return Promise.all(holders);
  };
}

it('a busy pool turns a flood away before it times out, and another organisation still gets its turn', async () => {
  const flooding = await signIn(app, await createParent(app));
  const quiet = await signIn(app, await createParent(app));
  const letGo = await holdPool();
  const ask = (token: string) => app.call(listCompanies, {}, { token });

  const flood = Array.from({ length: floodSize }, () => ask(flooding.token));
  // The first answer comes while no connection is free: it is a refusal.
  const first = await Promise.race(flood);
  expect([first.status, first.body.type]).toEqual([503, 'UNAVAILABLE']);
  expect(Number(first.headers['retry-after'])).toBeGreaterThanOrEqual(1);

  const other = ask(quiet.token);
  await letGo();
  expect((await other).status).toBe(200);

  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  const served = statuses.filter((status) => status === 200).length;
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(served).toBeGreaterThan(0);
  expect((await app.inject('/metrics')).body).toMatch(/^database_refused_total [1-9]/m);
  expect((await ask(flooding.token)).status).toBe(200);
});
