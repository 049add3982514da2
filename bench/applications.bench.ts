import type pg from 'pg';
import { type Demonstration, withDemonstration } from './harness/demonstration.ts';
import { addInterviews, addWords, searchedWord } from './harness/interviews-and-words.ts';
import { loadedOnce } from './harness/kept-data.ts';
import { measureLongFiles } from './harness/long-files.ts';
import { addOrganisations, fillBoard, type Pipeline } from './harness/many-applications.ts';
import { type Measured, measuredHeader, measuredRows, measureHttp } from './harness/measure.ts';
import { leaveNothingToDo } from './harness/nothing-left-to-do.ts';
import { signInAs } from './harness/people.ts';
import { databaseTimeIn } from './harness/process-figures.ts';
import { say, sayTable } from './harness/say.ts';
import { saySizes } from './harness/table-sizes.ts';
import { untilSettled } from './harness/until-settled.ts';

export const about =
  'APPLICATIONS (a million unless said otherwise), a tenth of them the reader’s own: what recruiters read, for one client and for ten, and what it takes on disk';

const seconds = Number(process.env.SECONDS ?? 5);
const applications = Number(process.env.APPLICATIONS ?? 1_000_000);
/** Where the data stays from one run to the next, which then need not load it; gone afterwards where none is named. */
const keptIn = process.env.KEEP_DATA;
const each = 5;
/** A million are by 200,000 people to 20,000 jobs in 500 organisations, and fewer in as many fewer organisations. */
const others = Math.max(1, Math.round(applications / 2000) - 1);
const ofOthers = { jobs: 40, people: Math.round((0.9 * applications) / each / others), each };
const ofReader = { jobs: 40, people: Math.round((0.1 * applications) / each), each };
const pageSize = 25;
/** Deep in the list, as far as there is one. */
const deepPage = Math.min(100, Math.floor((ofReader.people * each) / pageSize));

interface Scans {
  times: number;
  rows: number;
}

/** How often each table was read from end to end. */
async function sequentialScans(client: pg.Client): Promise<Map<string, Scans>> {
  // The figures of a connection are handed in when it rests.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { rows } = await client.query<Scans & { relname: string }>(
    `select relname, seq_scan::int as times, n_live_tup::int as rows from pg_stat_user_tables where relname in
       ('applications', 'application_events', 'candidates', 'candidate_companies', 'scores', 'jobs', 'cvs', 'interviews',
       'scorecards') order by relname`,
  );
  return new Map(rows.map(({ relname, ...scans }) => [relname, scans]));
}

/** A table of a few rows is quickest read from end to end, whatever indexes it has: how many there are belongs to it. */
const sayScans = (before: ReadonlyMap<string, Scans>, after: ReadonlyMap<string, Scans>) =>
  [...after]
    .map(([table, { times, rows }]) => [table, times - (before.get(table)?.times ?? 0), rows] as const)
    .map(([table, times, rows]) => `${table} ${times}${times > 0 ? ` (${rows.toLocaleString('en-GB')} rows)` : ''}`)
    .join(', ');

async function fill(client: pg.Client): Promise<Pipeline> {
  const startedAt = performance.now();
  await addOrganisations(client, others, ofOthers);
  const pipeline = await fillBoard(client, ofReader);
  await addInterviews(client);
  await addWords(client, pipeline.organisationId);
  await leaveNothingToDo(client);
  await client.query('vacuum analyze');
  say(`  the data took ${Math.round((performance.now() - startedAt) / 1000)} s to load`);
  return pipeline;
}

async function measureAll({ product, dataDir }: Demonstration, jobId: string): Promise<void> {
  const headersOf = async (who: 'recruiter' | 'candidate') => ({
    authorization: `Bearer ${await signInAs(product.url, who)}`,
  });
  const headers = await headersOf('recruiter');
  const [list, people] = ['/api/recruiter/applications', '/api/recruiter/candidates'];
  const targets = [
    { name: 'GET /healthz (to compare)', path: '/healthz' },
    { name: 'board', path: `${list}/board`, headers },
    { name: 'board of one job', path: `${list}/board?jobId=${jobId}`, headers },
    { name: 'more of a column', path: `${list}/board/pending?limit=100`, headers },
    { name: 'recent page', path: `${list}?page=1&pageSize=5`, headers },
    { name: `list, page ${deepPage}`, path: `${list}?page=${deepPage}&pageSize=${pageSize}`, headers },
    { name: 'list by score', path: `${list}?sort=score&pageSize=25`, headers },
    { name: 'list by name', path: `${list}?sort=name&order=asc&pageSize=25`, headers },
    { name: 'list, searched', path: `${list}?search=person%20777&pageSize=25`, headers },
    { name: 'stats', path: `${list}/stats?timeZone=Europe/London`, headers },
    { name: 'ranking', path: `/api/rankings/job/${jobId}?pageSize=20`, headers },
    { name: 'ranking as a file', path: `/api/rankings/job/${jobId}/export`, headers },
    { name: 'applications of a job as a file', path: `${list}/export?jobId=${jobId}`, headers },
    { name: 'jobs list', path: '/api/jobs/recruiter', headers },
    { name: 'people', path: `${people}?pageSize=20`, headers },
    { name: 'people by word', path: `${people}?search=${searchedWord}&pageSize=20`, headers },
    { name: 'people by name', path: `${people}?search=person%20777&pageSize=20`, headers },
    { name: 'candidate’s own list', path: '/api/candidate/applications/self', headers: await headersOf('candidate') },
  ];
  const databaseTime = databaseTimeIn(dataDir);
  for (const connections of [1, 10]) {
    const results: Measured[] = [];
    for (const { path, ...target } of targets) {
      const url = product.url + path;
      results.push(await measureHttp({ ...target, url, pid: product.pid, connections, seconds, databaseTime }));
    }
    say(`\n  ${connections === 1 ? 'one client' : `${connections} clients`}`);
    sayTable(measuredHeader, measuredRows(results));
  }
  say('\n  every application of the organisation as a file, and a list beside it');
  for (const files of [1, 10]) {
    await measureLongFiles({
      url: product.url,
      headers,
      file: `${list}/export`,
      list: `${list}?page=1&pageSize=5`,
      files,
    });
  }
}

export const run = (): Promise<void> =>
  withDemonstration(
    async (demonstration) => {
      const { client, dataDir } = demonstration;
      const { jobId, organisationId } = await loadedOnce(dataDir, applications, () => fill(client));
      await untilSettled(demonstration);
      const before = await sequentialScans(client);
      await measureAll(demonstration, jobId);
      const after = await sequentialScans(client);
      const { rows } = await client.query<{ all: string; own: string }>(
        `select count(*) as all, count(*) filter (where organisation_id = $1) as own from applications`,
        [organisationId],
      );
      say(`\n  data: ${rows[0]?.all} applications, ${rows[0]?.own} of them in the reader's organisation`);
      say(`  tables read from end to end meanwhile: ${sayScans(before, after)}`);
      await saySizes(client);
    },
    // What a list costs when it is read, not when the same one is asked for again.
    { REQUESTS_PER_SECOND: '100000', KEEP_LISTS: process.env.KEEP_LISTS ?? '0' },
    keptIn,
  );
