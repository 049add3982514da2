import type pg from 'pg';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { withFilledProduct } from './harness/filled-product.ts';
import { type Measured, measuredHeader, measuredRows, measureHttp } from './harness/measure.ts';
import { signInAs } from './harness/people.ts';
import { type Product, productionEnvironment, startProduct } from './harness/product.ts';
import { say, sayTable } from './harness/say.ts';

export const about =
  'what signed-in recruiters ask for all day, and the widget: one connection and ten, lists kept and read';

const people = Number(process.env.PEOPLE ?? 2000);
const seconds = Number(process.env.SECONDS ?? 5);
const settings = { REQUESTS_PER_SECOND: '100000' };

type Target = readonly [name: string, path: string];

const lists = (jobId: string): Target[] => [
  ['jobs list', '/api/jobs/recruiter'],
  ['ranking, 20 rows', `/api/rankings/job/${jobId}?pageSize=20`],
  ['applications, 20 rows', '/api/recruiter/applications?pageSize=20'],
  ['people, 20 rows', '/api/recruiter/candidates?pageSize=20'],
  ['search by word', '/api/recruiter/candidates?search=kubernetes&pageSize=20'],
  ['search by name', '/api/recruiter/candidates?search=person%20777&pageSize=20'],
];

const comparison: Target = ['GET /healthz (to compare)', '/healthz'];

export const run = (): Promise<void> =>
  withFilledProduct(
    people,
    async ({ product, client, dataDir, jobId, busyTimes }) => {
      const databaseTime = async () => (await busyTimes())[1];
      const widget: Target = ['widget', `/api/public/companies/${await findToken(client, jobId)}/jobs`];
      const everything: Target[] = [comparison, ['profile', '/api/recruiter'], ...lists(jobId), widget];
      say('\n  nothing is written meanwhile: answers of lists are kept');
      await measure(product, everything, databaseTime);
      const port = await pickFreePort();
      const environment = { ...productionEnvironment(port), ...settings, SEED_DEMO: '0', KEEP_LISTS: '0' };
      const reading = await startProduct({ entry: 'api', dataDir, port, environment });
      say('\n  each list is read from the database (KEEP_LISTS=0)');
      await measure(reading, [comparison, ...lists(jobId)], databaseTime);
      await reading.stop();
      say(`\n  data: ${people.toLocaleString('en-GB')} people more in the demonstration's organisation`);
    },
    settings,
  );

async function findToken(client: pg.Client, jobId: string): Promise<string | undefined> {
  const { rows } = await client.query<{ public_token: string }>(
    'select public_token from companies k join jobs j on j.company_id = k.id where j.id = $1',
    [jobId],
  );
  return rows[0]?.public_token;
}

async function measure(
  product: Product,
  targets: readonly Target[],
  databaseTime: () => Promise<number>,
): Promise<void> {
  const headers = { authorization: `Bearer ${await signInAs(product.url, 'recruiter')}` };
  for (const connections of [1, 10]) {
    const results: Measured[] = [];
    for (const [name, path] of targets) {
      const url = product.url + path;
      results.push(await measureHttp({ name, url, pid: product.pid, connections, seconds, headers, databaseTime }));
    }
    say(`\n  ${connections === 1 ? 'one connection' : `${connections} connections`}`);
    sayTable(measuredHeader, measuredRows(results));
  }
}
