import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Tx } from '../platform/database/database.ts';
import { systemScope } from '../platform/database/scope.ts';
import type { TestApp } from './test-app.ts';

const patienceMs = 3000;

/**
 * Two at once: the change is made, the call comes while it is not yet committed, and goes on once it is. A call that waits
 * for nothing is through before, which says as much.
 */
export async function changeWhileWaiting<T>(
  app: TestApp,
  change: (tx: Tx) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  const { database } = app.platform;
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_locks where not granted`.execute(database.system);
    return rows[0]?.count ?? 0;
  };
  let isThrough = false;
  const called = await database.transaction(systemScope, async (tx) => {
    await change(tx);
    const answer = call().finally(() => {
      isThrough = true;
    });
    const until = Date.now() + patienceMs;
    while (!isThrough && Date.now() < until && (await waiting()) === 0) await sleep(20);
    return { answer };
  });
  return called.answer;
}
