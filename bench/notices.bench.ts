import pg from 'pg';
import { liveChannel } from '../apps/server/src/platform/events/events.repo.ts';
import { type FilledProduct, withFilledProduct } from './harness/filled-product.ts';
import type { JobPlace } from './harness/many-people.ts';
import { figure } from './harness/measure.ts';
import { say, sayTable } from './harness/say.ts';

export const about =
  'what telling lists of every change costs those who write: candidates with their applications, told and untold';

const writes = Number(process.env.WRITES ?? 5000);
const writers = 8;
/** Told and untold in turns, so that whatever else the machine does meets both. */
const rounds = 5;
const each = Math.ceil(writes / rounds);

/**
 * One candidate whom a company comes to know, and their application. What the product writes causes an event as well, and that
 * is told to every process: a transaction that tells of one thing pays for waking them already.
 */
const writeOne = (withEvent: boolean): string => `
  with person as (
    insert into candidates (organisation_id, name, email) values ($1, $4, $4 || '@notices.test') returning id
  ), application as (
    insert into applications (organisation_id, company_id, job_id, candidate_id) select $1, $2, $3, id from person returning id
  )
  select ${withEvent ? `pg_notify('${liveChannel}', $1::text)` : 'id'} from application`;

const writeMany = `
  with people as (
    insert into candidates (organisation_id, name, email)
    select $1, $4 || n, $4 || n || '@notices.test' from generate_series(1, $5::int) n returning id
  )
  insert into applications (organisation_id, company_id, job_id, candidate_id) select $1, $2, $3, id from people`;

interface Cost {
  perSecond: number;
  server: number;
  database: number;
}

export const run = (): Promise<void> =>
  withFilledProduct(200, async (filled) => {
    const { client, jobId } = filled;
    const { rows } = await client.query<JobPlace>('select id, organisation_id, company_id from jobs where id = $1', [
      jobId,
    ]);
    const [job] = rows;
    if (!job) throw new Error('The job is gone');
    const place = [job.organisation_id, job.company_id, job.id];
    const lines = await openLines(filled);
    const ways: [string, (name: string) => Promise<unknown>][] = [
      ['one after the other, with its event', (name) => writeEach(lines.slice(0, 1), true, place, name)],
      [`${writers} at once, with their events`, (name) => writeEach(lines, true, place, name)],
      ['one after the other, without', (name) => writeEach(lines.slice(0, 1), false, place, name)],
      [`${each.toLocaleString('en-GB')} in one go`, (name) => client.query(writeMany, [...place, name, each])],
    ];
    const table: string[][] = [];
    for (const [name, write] of ways) table.push(row(name, ...(await compare(filled, write))));
    await Promise.all(lines.map((line) => line.end()));
    sayTable(
      ['', 'told, per second', 'untold', 'database µs each', 'untold', 'server µs each', 'untold', 'telling costs'],
      table,
    );
    say(
      `\n  ${(each * rounds).toLocaleString('en-GB')} of each, a fifth at a time and in turns; the best fifth counts`,
    );
    say(
      '  the server listens and asks for nothing meanwhile; telling costs: processor time of both, told against untold',
    );
  });

const row = (name: string, told: Cost, untold: Cost): string[] => {
  const share = (told.database + told.server) / (untold.database + untold.server) - 1;
  const figures = (['perSecond', 'database', 'server'] as const).flatMap((key) => [
    figure(told[key]),
    figure(untold[key]),
  ]);
  return [name, ...figures, `${(share * 100).toFixed(1)} %`];
};

/** Connections of their own for those who write. */
async function openLines({ client }: FilledProduct): Promise<pg.Client[]> {
  const { host, port, user, database } = client;
  const { password } = client as pg.Client & { password: string };
  return Promise.all(
    Array.from({ length: writers }, async () => {
      const line = new pg.Client({ host, port, user, password, database });
      await line.connect();
      return line;
    }),
  );
}

async function writeEach(
  lines: readonly pg.Client[],
  withEvent: boolean,
  place: readonly string[],
  name: string,
): Promise<void> {
  const text = writeOne(withEvent);
  let next = 0;
  await Promise.all(
    lines.map(async (line) => {
      while (next < each) {
        next += 1;
        await line.query({ name: `write-${withEvent}`, text, values: [...place, `${name}-${next}`] });
      }
    }),
  );
}

/** The same writing with and without, in turns; of each the round that cost least. */
async function compare(filled: FilledProduct, write: (name: string) => Promise<unknown>): Promise<[Cost, Cost]> {
  const costs: Record<'enable' | 'disable', Cost[]> = { enable: [], disable: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const tell of ['enable', 'disable'] as const) {
      await setTelling(filled.client, tell);
      costs[tell].push(await measure(filled, () => write(`${tell}-${performance.now()}`)));
    }
  }
  await setTelling(filled.client, 'enable');
  const least = (of: readonly Cost[]): Cost => ({
    perSecond: Math.max(...of.map(({ perSecond }) => perSecond)),
    server: Math.min(...of.map(({ server }) => server)),
    database: Math.min(...of.map(({ database }) => database)),
  });
  return [least(costs.enable), least(costs.disable)];
}

async function measure({ busyTimes }: FilledProduct, work: () => Promise<unknown>): Promise<Cost> {
  const [server, database] = await busyTimes();
  const from = performance.now();
  await work();
  const took = performance.now() - from;
  const [serverAfter, databaseAfter] = await busyTimes();
  return {
    perSecond: (each / took) * 1000,
    server: ((serverAfter - server) * 1000) / each,
    database: ((databaseAfter - database) * 1000) / each,
  };
}

/** Every trigger by which a table tells lists of its changes. */
async function setTelling(client: pg.Client, tell: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter table %s ${tell} trigger %I', tgrelid::regclass, tgname) as statement
     from pg_trigger where tgname like 'lists\\_hear%'`,
  );
  await client.query(rows.map(({ statement }) => statement).join('; '));
}
