import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signInAs } from './harness/people.ts';
import { residentMemory } from './harness/process-figures.ts';
import { type Product, productionEnvironment, startProduct } from './harness/product.ts';
import { sayTable } from './harness/say.ts';
import { inTemporaryPlace, megabytes } from './harness/temporary-place.ts';

export const about =
  'what a process holds after its first requests and a minute of rest: all in one, and API and worker apart';

const restMs = 60_000;
const pages = ['/', '/pricing', '/jobs', '/login'];
const calls = [
  '/api/jobs/recruiter',
  '/api/recruiter/applications/stats',
  '/api/recruiter/applications',
  '/api/recruiter/candidates',
];

export const run = (): Promise<void> =>
  inTemporaryPlace(async (directory) => {
    const dataDir = path.join(directory, 'data');
    const environment = { ...productionEnvironment(0), METRICS_TOKEN: token };
    const rows: string[][] = [];
    const all = await startProduct({ entry: 'all', dataDir, environment, readyTimeoutMs: 300_000 });
    await ask(all);
    await sleep(restMs);
    rows.push(await describe('all in one', all));
    await all.stop();

    const api = await startProduct({ entry: 'api', dataDir, environment });
    const worker = await startProduct({ entry: 'worker', dataDir, environment });
    await ask(api);
    await sleep(restMs);
    rows.push(await describe('API', api), ['worker', megabytes(await residentMemory(worker.pid)), '', '']);
    await worker.stop();
    await api.stop();
    sayTable(['process', 'resident', 'JavaScript, used', 'outside of it'], rows);
  });

const token = 'a token for measurements';

async function ask({ url }: Product): Promise<void> {
  const authorization = `Bearer ${await signInAs(url, 'recruiter')}`;
  for (const page of [...pages, ...calls]) await (await fetch(url + page, { headers: { authorization } })).text();
}

async function describe(name: string, { url, pid }: Product): Promise<string[]> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
  const figure = (metric: string) => Number(text.match(new RegExp(`^${metric} (\\S+)`, 'm'))?.[1]);
  return [
    name,
    megabytes(await residentMemory(pid)),
    megabytes(figure('nodejs_heap_size_used_bytes')),
    megabytes(figure('nodejs_external_memory_bytes')),
  ];
}
