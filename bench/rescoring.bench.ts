import { setTimeout as sleep } from 'node:timers/promises';
import { type FilledProduct, withFilledProduct } from './harness/filled-product.ts';
import { type Measured, measuredHeader, measuredRows, summarise } from './harness/measure.ts';
import { residentMemory } from './harness/process-figures.ts';
import { say, sayTable } from './harness/say.ts';
import { megabytes } from './harness/temporary-place.ts';

export const about =
  'everyone of a job scored anew, while a recruiter looks at its ranking (RESCORED=100000 for more people)';

const people = Number(process.env.RESCORED ?? 20_000);
/** A recruiter who looks again and again, with and without a run. */
const looksEveryMs = 50;
const looksAlone = 200;

/** A job for other candidates altogether: all of them move. */
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

export const run = (): Promise<void> =>
  withFilledProduct(people, async (filled) => {
    const { call, client, jobId, product } = filled;
    const at = `/api/rankings/job/${jobId}`;
    say(`  ${tell(people)} people; memory of the server before: ${megabytes(await residentMemory(product.pid))}\n`);
    const first = await follow('first, each CV prepared', filled, () => call('POST', `${at}/runs`));
    const alone = await look('ranking, first page, nothing else going on', filled, `${at}?minScore=65`, looksAlone);
    const edited = await follow('the job edited', filled, () => call('PATCH', `/api/jobs/${jobId}`, anotherJob));
    const compared = await look('comparison with before the edit', filled, `${at}/compare`, 10);
    sayTable(measuredHeader, measuredRows([alone, first, edited, compared]));
    const times = (share: 'p50' | 'p99') => `${share} × ${(edited[share] / alone[share]).toPrecision(2)}`;
    say(
      `\n  the ranking while the job's people are scored anew, against nothing going on: ${times('p50')}, ${times('p99')}`,
    );
    const sizes = await client.query<{ name: string; size: string }>(
      `select relname as name, pg_size_pretty(pg_total_relation_size(oid)) as size from pg_class
       where relname in ('scores', 'score_history', 'cvs') order by 1`,
    );
    say(`  on disk: ${sizes.rows.map(({ name, size }) => `${name} ${size}`).join(', ')}`);
  });

/** Looks at the ranking over and over until the run that `begin` asks for is finished. */
async function follow(
  name: string,
  { product, call, jobId, busyTimes }: FilledProduct,
  begin: () => Promise<unknown>,
): Promise<Measured> {
  const readRanking = () => call<{ run: Run | null }>('GET', `/api/rankings/job/${jobId}?minScore=65`);
  const last = (await readRanking()).run?.id;
  const before = await busyTimes();
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
      const after = await busyTimes();
      const [server = 0, database = 0] = after.map((time, index) => time - (before[index] ?? 0));
      const each = (time: number) => `${(time / 1000).toFixed(1)} s (${((time * 1000) / run.done).toFixed(0)} µs each)`;
      say(`  ${name}: ${tell(run.done)} people in ${seconds.toFixed(1)} s, ${tell(run.done / seconds)} a second;`);
      say(`    processor time: server ${each(server)}, database ${each(database)};`);
      say(`    most memory of the server ${megabytes(memory)} (aim: 600 MB);`);
      say(`    ${tell(run.moved)} moved by more than five points\n`);
      return toMeasured(`ranking, first page, meanwhile: ${name}`, looks);
    }
    await sleep(looksEveryMs);
  }
}

async function look(name: string, { call }: FilledProduct, target: string, times: number): Promise<Measured> {
  const looks: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const from = performance.now();
    await call('GET', target);
    looks.push(performance.now() - from);
    await sleep(looksEveryMs);
  }
  return toMeasured(name, looks);
}

const tell = (value: number): string => Math.round(value).toLocaleString('en-GB');

const toMeasured = (name: string, looks: readonly number[]): Measured =>
  summarise(
    name,
    looks,
    looks.reduce((sum, one) => sum + one, 0),
  );
