import type pg from 'pg';
import { withDemonstration } from './harness/demonstration.ts';
import { addOrganisations, fillBoard } from './harness/many-applications.ts';
import { type Measured, measuredHeader, measuredRows, measureHttp } from './harness/measure.ts';
import { signInAs } from './harness/people.ts';
import { say, sayTable } from './harness/say.ts';

export const about = 'what recruiters read of a million applications in 500 organisations, for one client and for ten';

const seconds = 5;
const organisations = 499;
const perOrganisation = 1984;
const perColumn = 2000;

/** How often each table was read from end to end. */
async function sequentialScans(client: pg.Client): Promise<Map<string, number>> {
  // The figures of a connection are handed in when it rests.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { rows } = await client.query<{ relname: string; seq_scan: number }>(
    `select relname, seq_scan::int from pg_stat_user_tables
     where relname in ('applications', 'application_events', 'candidates', 'scores', 'candidate_companies')`,
  );
  return new Map(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
}

export const run = (): Promise<void> =>
  withDemonstration(
    async ({ product, client }) => {
      await addOrganisations(client, organisations, perOrganisation);
      const { jobId } = await fillBoard(client, perColumn);
      await client.query('vacuum analyze');
      const headers = { authorization: `Bearer ${await signInAs(product.url, 'recruiter')}` };
      const base = '/api/recruiter/applications';
      const targets = [
        { name: 'GET /healthz (to compare)', path: '/healthz' },
        { name: 'board', path: `${base}/board` },
        { name: 'board of one job', path: `${base}/board?jobId=${jobId}` },
        { name: 'more of a column', path: `${base}/board/pending?limit=100` },
        { name: 'recent page', path: `${base}?page=1&pageSize=5` },
        { name: 'list, page 100', path: `${base}?page=100&pageSize=25` },
        { name: 'list by score', path: `${base}?sort=score&pageSize=25` },
        { name: 'list, searched', path: `${base}?search=person%20777&pageSize=25` },
        { name: 'stats', path: `${base}/stats?timeZone=Europe/London` },
      ];
      const before = await sequentialScans(client);
      for (const connections of [1, 10]) {
        const results: Measured[] = [];
        for (const { name, path } of targets) {
          results.push(
            await measureHttp({ name, url: product.url + path, pid: product.pid, connections, seconds, headers }),
          );
        }
        say(`\n  ${connections === 1 ? 'one client' : `${connections} clients`}`);
        sayTable(measuredHeader, measuredRows(results));
      }
      const after = await sequentialScans(client);
      const read = [...after].map(([table, scans]) => `${table} ${scans - (before.get(table) ?? 0)}`);
      const { rows } = await client.query<{ count: number }>('select count(*)::int as count from applications');
      say(
        `\n  data: ${rows[0]?.count} applications; the reader's organisation has ${perColumn} cards in each of five columns`,
      );
      say(`  tables read from end to end meanwhile: ${read.join(', ')}`);
    },
    { REQUESTS_PER_SECOND: '100000' },
  );
