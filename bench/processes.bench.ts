import { withDemonstration } from './harness/demonstration.ts';
import { type Measured, measuredHeader, measuredRows, measureHttp } from './harness/measure.ts';
import { signInAs } from './harness/people.ts';
import { childrenOf, residentMemory } from './harness/process-figures.ts';
import { say, sayTable } from './harness/say.ts';
import { megabytes } from './harness/temporary-place.ts';

export const about = 'requests in one process, and in two behind one port';

const seconds = Number(process.env.SECONDS ?? 5);
const targets = [
  ['GET /healthz', '/healthz'],
  ['home page, kept', '/'],
  ['profile', '/api/recruiter'],
  ['jobs list', '/api/jobs/recruiter'],
] as const;

export async function run(): Promise<void> {
  for (const processes of [1, 2]) {
    await withDemonstration(
      async ({ product }) => {
        const headers = { authorization: `Bearer ${await signInAs(product.url, 'recruiter')}` };
        const results: Measured[] = [];
        for (const [name, path] of targets) {
          // The processor time is that of the first process alone, and left out.
          const { cost: _, ...measured } = await measureHttp({
            name,
            url: product.url + path,
            pid: product.pid,
            connections: 20,
            seconds,
            headers,
          });
          results.push(measured);
        }
        const memory = await Promise.all([product.pid, ...(await childrenOf(product.pid))].map(residentMemory));
        say(`\n  API_PROCESSES=${processes}: ${memory.map(megabytes).join(' + ')} after the load`);
        sayTable(measuredHeader, measuredRows(results));
      },
      { API_PROCESSES: String(processes), REQUESTS_PER_SECOND: '100000' },
    );
  }
}
