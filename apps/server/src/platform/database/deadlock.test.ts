import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase, patienceMs } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { asAppError, createDatabase, type Tx } from './database.ts';
import { systemScope } from './scope.ts';

it('of two transactions that wait for each other one goes on, and the other is told to try again', async () => {
  const place = await createTestDatabase();
  const database = createDatabase({ url: place.url, poolSize: 2, log: createLogger('silent'), patienceMs });
  const hold = (tx: Tx, name: string) => sql`select from plans where name = ${name} for update`.execute(tx);
  const take = (first: string, second: string) =>
    database.transaction(systemScope, async (tx) => {
      await hold(tx, first);
      await sleep(300);
      await hold(tx, second);
    });
  const outcomes = await Promise.allSettled([take('free', 'scale'), take('scale', 'free')]);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [asAppError(outcome.reason)] : []));
  expect(failures).toEqual([expect.objectContaining({ code: 'UNAVAILABLE' })]);
  await database.close();
  await place.drop();
});
