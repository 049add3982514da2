import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Demonstration } from './demonstration.ts';
import { databaseTimeIn, processorTime } from './process-figures.ts';
import { say } from './say.ts';

const lookEveryMs = 1000;
/** So many looks in a row have to find nothing under way. */
const calmLooks = 5;
/** Processor time of server and database in a look that counts as rest: a fifth of a core, as a server without callers takes now and then. */
const restMs = lookEveryMs / 5;
const longestMs = 30 * 60_000;

/**
 * Until what was loaded is digested: no task is due, nothing is vacuumed or analysed, and server and database rest. Says how long that
 * took, how much processor time it cost, and what was seen at work.
 */
export async function untilSettled({ client, product, dataDir }: Demonstration): Promise<void> {
  const databaseTime = databaseTimeIn(dataDir);
  const busyTime = async () => [(await processorTime(product.pid)) ?? 0, await databaseTime()] as const;
  const startedAt = performance.now();
  const first = await busyTime();
  const seen = new Map<string, number>();
  let last = first;
  for (let calm = 0; calm < calmLooks && performance.now() - startedAt < longestMs; ) {
    await sleep(lookEveryMs);
    const atWork = await whatWorks(client);
    for (const work of atWork) seen.set(work, (seen.get(work) ?? 0) + 1);
    const now = await busyTime();
    const isCalm = atWork.length === 0 && now[0] - last[0] + now[1] - last[1] < restMs;
    calm = isCalm ? calm + 1 : 0;
    last = now;
  }
  const [server, database] = last.map((time, index) => ((time - (first[index] ?? 0)) / 1000).toFixed(1));
  const whole = Math.round((performance.now() - startedAt) / 1000);
  say(`  settled after ${whole} s (processor time: server ${server} s, database ${database} s)`);
  const works = [...seen].sort(([, a], [, b]) => b - a).map(([work, looks]) => `${work} (${looks} s)`);
  say(`  seen at work meanwhile: ${works.length > 0 ? works.join(', ') : 'nothing'}`);
}

/** Tasks that are due, by kind, and processes of the database that do something but for the one that asks. */
async function whatWorks(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ work: string }>(
    `select distinct 'task ' || name as work from pgboss.job
     where state < 'completed' and start_after <= now() and name not like '\\_\\_pgboss%'
     union
     select case when backend_type = 'client backend' then 'statement ' || left(regexp_replace(query, '\\s+', ' ', 'g'), 60)
       when backend_type = 'autovacuum worker' then query else backend_type end
     from pg_stat_activity
     where pid <> pg_backend_pid() and state = 'active' and backend_type in ('client backend', 'autovacuum worker')`,
  );
  return rows.map(({ work }) => work);
}
