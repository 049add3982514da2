import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { call } from '../proofs/harness/calls.ts';
import { figure, summarise } from './harness/measure.ts';
import { signInAs } from './harness/people.ts';
import { productionEnvironment, startProduct } from './harness/product.ts';
import { say } from './harness/say.ts';
import { inTemporaryPlace } from './harness/temporary-place.ts';

export const about =
  'why a candidate has their score, opened for the first time, also in a process that has just started';

const starts = 5;
const aimMs = 300;

/** None of them has been looked at: what an explanation quotes is worked out when it is first opened. */
const forget = 'update scores set evidence = null where evidence is not null';

export const run = (): Promise<void> =>
  inTemporaryPlace(async (directory) => {
    const dataDir = path.join(directory, 'data');
    const port = await pickFreePort();
    const environment = { ...productionEnvironment(port), LOG_LEVEL: 'warn' };
    const start = () => startProduct({ entry: 'all', dataDir, port, environment, readyTimeoutMs: 300_000 });
    let product = await start();
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), log: () => undefined });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      const pairs = await untilRead(client);
      const token = await signInAs(product.url, 'recruiter');
      const open = async (at: number): Promise<number> => {
        const pair = pairs[at % pairs.length];
        const from = performance.now();
        await call(`${product.url}/api/rankings/job/${pair?.job_id}/candidates/${pair?.candidate_id}`, { token });
        return performance.now() - from;
      };
      const first: number[] = [];
      for (let time = 0; time < starts; time += 1) {
        await product.stop();
        await client.query(forget);
        product = await start();
        first.push(await open(time));
      }
      await client.query(forget);
      const later: number[] = [];
      for (let at = 0; at < pairs.length; at += 1) later.push(await open(at));
      tell(`first of a process, ${starts} starts`, first);
      tell(`first of a candidate, ${pairs.length} of them`, later);
    } finally {
      await client.end();
      await postgres.stop();
    }
    await product.stop();
  });

function tell(name: string, times: readonly number[]): void {
  const { p50, p99 } = summarise(name, times, 1);
  say(`  ${name}: ${figure(p50)} ms, at most ${figure(p99)} ms (aim: ${aimMs} ms)`);
}

/** The best scores of the recruiter's jobs, once the reader has read all it will. */
async function untilRead(client: pg.Client) {
  let before = -1;
  for (;;) {
    const { rows } = await client.query<{ read: number }>(
      'select count(*)::int as read from scores where read_by is not null',
    );
    const read = rows[0]?.read ?? 0;
    if (read > 0 && read === before) break;
    before = read;
    await sleep(4000);
  }
  const { rows } = await client.query<{ job_id: string; candidate_id: string }>(
    `select s.job_id, s.candidate_id from scores s
     join members m on m.organisation_id = s.organisation_id join accounts a on a.id = m.account_id
     where a.email like 'recruiter@%' order by s.score desc limit 40`,
  );
  return rows;
}
