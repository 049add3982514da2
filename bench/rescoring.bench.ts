import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { addManyPeople, type JobPlace } from './harness/many-people.ts';
import { type Measured, measuredHeader, measuredRows, summarise } from './harness/measure.ts';
import { signInAs } from './harness/people.ts';
import { processorTime, residentMemory } from './harness/process-figures.ts';
import { type Product, productionEnvironment, startProduct } from './harness/product.ts';
import { say, sayTable } from './harness/say.ts';
import { inTemporaryPlace, megabytes } from './harness/temporary-place.ts';

export const about =
  'everybody of a job scored anew, while somebody looks at its ranking (RESCORED=100000 for more people)';

const people = Number(process.env.RESCORED ?? 20_000);
const looksEveryMs = 50;

/** A job for somebody else altogether: everybody moves. */
const anotherJob = {
  title: 'Ward nurse',
  description: 'Look after patients on a busy ward, day and night.',
  skills: ['Triage', 'Wound care'],
  requirements: ['Three years of nursing on a ward', 'Experience of medication rounds'],
  responsibilities: ['Care for patients'],
  niceToHave: [],
};

interface Run {
  id: string;
  total: number;
  done: number;
  moved: number;
  startedAt: string;
  finishedAt: string | null;
}

interface Place {
  product: Product;
  postmaster: number;
  jobId: string;
  call<T>(method: string, target: string, body?: unknown): Promise<T>;
}

export const run = (): Promise<void> =>
  inTemporaryPlace(async (directory) => {
    const port = await pickFreePort();
    const dataDir = path.join(directory, 'data');
    const environment = { ...productionEnvironment(port), LOG_LEVEL: 'warn' };
    const product = await startProduct({ entry: 'all', dataDir, port, environment });
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), log: () => undefined });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<JobPlace>(
      `select id, organisation_id, company_id from jobs where status = 'Active' order by created_at limit 1`,
    );
    const [job] = rows;
    if (!job) throw new Error('The demonstration data has no active job');
    await untilQuiet(client);
    await addManyPeople(client, job, people);
    const pidFile = await readFile(path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
    const postmaster = Number.parseInt(pidFile, 10);
    const place = { product, postmaster, jobId: job.id, call: await createCaller(product.url) };
    const at = `/api/rankings/job/${job.id}`;
    const measured = [
      await follow('first, each CV prepared', place, () => place.call('POST', `${at}/runs`)),
      await follow('the job edited', place, () => place.call('PATCH', `/api/jobs/${job.id}`, anotherJob)),
      await look('ranking, first page, nothing else going on', place, `${at}?minScore=65`, 200),
      await look('comparison with before the edit', place, `${at}/compare`, 10),
    ];
    sayTable(measuredHeader, measuredRows(measured));
    const sizes = await client.query<{ name: string; size: string }>(
      `select relname as name, pg_size_pretty(pg_total_relation_size(oid)) as size from pg_class
       where relname in ('scores', 'score_history', 'cvs') order by 1`,
    );
    say(`\n  on disk: ${sizes.rows.map(({ name, size }) => `${name} ${size}`).join(', ')}`);
    await client.end();
    await postgres.stop();
    await product.stop();
  });

/** The demonstration's own CVs and runs come first, so that they are not part of the figures. */
async function untilQuiet(client: pg.Client): Promise<void> {
  for (let quiet = 0; quiet < 4; ) {
    const { rows } = await client.query<{ open: number }>(
      `select count(*)::int as open from pgboss.job where name in ('cvs.read', 'scoring.job') and state < 'completed'`,
    );
    quiet = rows[0]?.open === 0 ? quiet + 1 : 0;
    await sleep(500);
  }
}

/** Calls as a recruiter, who signs in again when a long measurement outlives the token. */
async function createCaller(url: string): Promise<Place['call']> {
  let token = await signInAs(url, 'recruiter');
  return async <T>(method: string, target: string, body?: unknown): Promise<T> => {
    const send = () =>
      fetch(url + target, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...((body !== undefined || method === 'POST') && { body: JSON.stringify(body ?? {}) }),
      });
    let response = await send();
    if (response.status === 401) {
      token = await signInAs(url, 'recruiter');
      response = await send();
    }
    if (!response.ok) throw new Error(`${method} ${target} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
}

/** Looks at the ranking over and over until the run that `begin` asks for is finished. */
async function follow(name: string, place: Place, begin: () => Promise<unknown>): Promise<Measured> {
  const { product, call, jobId } = place;
  const readRanking = () => call<{ run: Run | null }>('GET', `/api/rankings/job/${jobId}?minScore=65`);
  const last = (await readRanking()).run?.id;
  const before = await busyTimes(place);
  await begin();
  const looks: number[] = [];
  let memory = 0;
  for (;;) {
    const from = performance.now();
    const { run } = await readRanking();
    looks.push(performance.now() - from);
    memory = Math.max(memory, (await residentMemory(product.pid)) ?? 0);
    if (run && run.id !== last && run.finishedAt) {
      const seconds = (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1000;
      const after = await busyTimes(place);
      const [server, database] = after.map((time, index) => ((time - (before[index] ?? 0)) / 1000).toFixed(1));
      const count = (value: number) => Math.round(value).toLocaleString('en-GB');
      say(`  ${name}: ${count(run.done)} people in ${seconds.toFixed(1)} s, ${count(run.done / seconds)} a second;`);
      say(
        `    processor time: server ${server} s, database ${database} s; most memory of the server ${megabytes(memory)};`,
      );
      say(`    ${count(run.moved)} moved by more than five points\n`);
      return toMeasured(`ranking, first page, meanwhile: ${name}`, looks);
    }
    await sleep(looksEveryMs);
  }
}

/** Processor time of the server and of the database with everything it started, in milliseconds. */
async function busyTimes({ product, postmaster }: Place): Promise<number[]> {
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').catch(() => '');
  const pids = children.split(' ').filter(Boolean).map(Number);
  const times = await Promise.all(pids.map(processorTime));
  return [(await processorTime(product.pid)) ?? 0, times.reduce<number>((sum, time) => sum + (time ?? 0), 0)];
}

async function look(name: string, { call }: Place, target: string, times: number): Promise<Measured> {
  const looks: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const from = performance.now();
    await call('GET', target);
    looks.push(performance.now() - from);
  }
  return toMeasured(name, looks);
}

const toMeasured = (name: string, looks: readonly number[]): Measured =>
  summarise(
    name,
    looks,
    looks.reduce((sum, one) => sum + one, 0),
  );
