import path from 'node:path';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { type HttpLoad, type Measured, measuredHeader, measuredRows, measureHttp } from './harness/measure.ts';
import { loginBody, signInAs } from './harness/people.ts';
import { residentMemory } from './harness/process-figures.ts';
import { productionEnvironment, startProduct } from './harness/product.ts';
import { say, sayTable } from './harness/say.ts';
import { inTemporaryPlace, megabytes, sizeOf } from './harness/temporary-place.ts';

export const about = 'what a request costs, from the trivial route to a rendered page';

const seconds = 5;

export const run = (): Promise<void> =>
  inTemporaryPlace(async (directory) => {
    const port = await pickFreePort();
    const dataDir = path.join(directory, 'data');
    const environment = { ...productionEnvironment(port), LOG_LEVEL: 'warn' };
    const product = await startProduct({ entry: 'all', dataDir, port, environment });
    const authorization = `Bearer ${await signInAs(product.url, 'recruiter')}`;
    const idle = await residentMemory(product.pid);

    const loads: Omit<HttpLoad, 'url' | 'pid'>[] = [
      { name: 'GET /healthz', connections: 10, seconds },
      { name: 'GET /api/subscriptions/me', connections: 10, seconds, headers: { authorization } },
      { name: 'GET /api/recruiter', connections: 10, seconds, headers: { authorization } },
      { name: 'GET /api/subscriptions/plans', connections: 10, seconds },
      { name: 'GET / (rendered)', connections: 10, seconds },
      { name: 'GET /login (rendered)', connections: 10, seconds },
      {
        name: 'POST /api/auth/login',
        connections: 4,
        seconds,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: loginBody('candidate'),
      },
    ];
    const results: Measured[] = [];
    for (const load of loads) {
      const address = product.url + (load.name.split(' ')[1] ?? '/');
      results.push(await measureHttp({ ...load, url: address, pid: product.pid }));
    }
    sayTable(measuredHeader, measuredRows(results));
    const busy = await residentMemory(product.pid);
    say(`\n  memory of the server: ${megabytes(idle)} at first, ${megabytes(busy)} after the load`);
    say(`  data directory: ${megabytes(await sizeOf(dataDir))}`);
    await product.stop();
  });
