import { withFilledProduct } from './harness/filled-product.ts';
import { type Measured, measuredHeader, measuredRows, measureHttp } from './harness/measure.ts';
import { signInAs } from './harness/people.ts';
import { say, sayTable } from './harness/say.ts';

export const about = 'what signed-in recruiters ask for all day, and the widget: one connection and ten';

const people = Number(process.env.PEOPLE ?? 2000);
const seconds = Number(process.env.SECONDS ?? 5);

export const run = (): Promise<void> =>
  withFilledProduct(
    people,
    async ({ product, client, jobId, busyTimes }) => {
      const { rows } = await client.query<{ public_token: string }>(
        'select public_token from companies k join jobs j on j.company_id = k.id where j.id = $1',
        [jobId],
      );
      const targets: readonly [string, string][] = [
        ['GET /healthz (to compare)', '/healthz'],
        ['profile', '/api/recruiter'],
        ['jobs list', '/api/jobs/recruiter'],
        ['ranking, 20 rows', `/api/rankings/job/${jobId}?pageSize=20`],
        ['applications, 20 rows', '/api/recruiter/applications?pageSize=20'],
        ['people, 20 rows', '/api/recruiter/candidates?pageSize=20'],
        ['search by word', '/api/recruiter/candidates?search=kubernetes&pageSize=20'],
        ['search by name', '/api/recruiter/candidates?search=person%20777&pageSize=20'],
        ['widget', `/api/public/companies/${rows[0]?.public_token}/jobs`],
      ];
      const headers = { authorization: `Bearer ${await signInAs(product.url, 'recruiter')}` };
      const databaseTime = async () => (await busyTimes())[1];
      for (const connections of [1, 10]) {
        const results: Measured[] = [];
        for (const [name, path] of targets) {
          const url = product.url + path;
          results.push(await measureHttp({ name, url, pid: product.pid, connections, seconds, headers, databaseTime }));
        }
        say(`\n  ${connections === 1 ? 'one connection' : `${connections} connections`}`);
        sayTable(measuredHeader, measuredRows(results));
      }
      say(`\n  data: ${people.toLocaleString('en-GB')} people more in the demonstration's organisation`);
    },
    { REQUESTS_PER_SECOND: '100000' },
  );
