import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { digestTables } from '../apps/server/src/platform/backup/digest.repo.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { signInAs } from '../bench/harness/people.ts';
import { productionEnvironment, startProduct } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace, megabytes } from '../bench/harness/temporary-place.ts';
import { call } from './harness/calls.ts';
import type { Ledger } from './harness/ledger.ts';
import { visit } from './harness/visitor.ts';

export const about = 'a backup taken at work is put back elsewhere: every row and file, and people sign in';
export const rounds = 1;

/** What is proved is not how quickly it starts. */
const readyTimeoutMs = 600_000;

const entries = path.resolve(import.meta.dirname, '../apps/server/src/entry');

export async function prove(count: number): Promise<void> {
  for (let round = 1; round <= count; round += 1) await inTemporaryPlace((directory) => proveOnce(directory));
}

async function proveOnce(directory: string): Promise<void> {
  const [first, second] = [path.join(directory, 'first'), path.join(directory, 'second')];
  const [hot, cold] = [path.join(directory, 'hot.tar.gz'), path.join(directory, 'cold.tar.gz')];
  await atWork(first, async () => {
    say(`  at work: ${await command('backup', first, [hot])}`);
  });
  say(`  at rest: ${await command('backup', first, [cold])}`);

  await refuses(second, cold, directory);
  const startedAt = performance.now();
  await command('restore', second, [cold]);
  const took = (performance.now() - startedAt) / 1000;
  const [before, after] = [await rowsIn(first), await rowsIn(second)];
  assert.deepEqual(after, before, 'every table has the rows it had');
  const files = await filesIn(path.join(first, 'files'));
  assert.deepEqual(await filesIn(path.join(second, 'files')), files, 'every file is what it was');
  say(`  restored in ${took.toFixed(1)} s: ${Object.keys(before).length} tables and ${files.length} files are equal`);
  await serves(second);

  // What was taken while people registered and changed passwords is one moment: the database checks every reference.
  const third = path.join(directory, 'third');
  await command('restore', third, [hot]);
  await serves(third);
  say('  both restored databases serve, and people sign in');
}

/** Runs the work while the product is in use. */
async function atWork(dataDir: string, work: () => Promise<void>): Promise<void> {
  const port = await pickFreePort();
  // Outside production for its mailbox, from which visitors take their codes.
  const environment = { SECRET_KEY: productionEnvironment(port).SECRET_KEY ?? '', RATE_LIMITS: '0', READER: '0' };
  const product = await startProduct({ entry: 'all', dataDir, port, environment, readyTimeoutMs });
  const ledger: Ledger = { people: [], acknowledged: 0, uncertain: 0 };
  const ending = new AbortController();
  const visitors = Array.from({ length: 3 }, () => visit(() => product.url, ledger, ending.signal));
  while (ledger.acknowledged < 20) await Promise.race([new Promise((go) => setTimeout(go, 50)), ...visitors]);
  await work();
  ending.abort();
  await Promise.all(visitors);
  await product.stop();
}

/** A directory that holds something, another key and a damaged archive. */
async function refuses(dataDir: string, archive: string, directory: string): Promise<void> {
  const used = path.join(directory, 'first');
  await assert.rejects(command('restore', used, [archive]), /is not empty/);
  await assert.rejects(
    command('restore', dataDir, [archive], { SECRET_KEY: 'another key than that of the backup, as long' }),
    /not the key/,
  );
  const damaged = path.join(directory, 'damaged.tar.gz');
  const bytes = await readFile(archive);
  const file = await open(damaged, 'w');
  await file.write(bytes.subarray(0, bytes.length / 2));
  await file.close();
  await assert.rejects(command('restore', dataDir, [damaged]));
  assert.deepEqual(await readdir(dataDir).catch(() => []), [], 'what was refused has left nothing');
}

async function serves(dataDir: string): Promise<void> {
  const port = await pickFreePort();
  const environment = { ...productionEnvironment(port), SEED_DEMO: '0' };
  const product = await startProduct({ entry: 'all', dataDir, port, environment, readyTimeoutMs });
  const token = await signInAs(product.url, 'recruiter');
  const jobs = await call(`${product.url}/api/jobs/recruiter`, { token });
  assert.equal(jobs.status, 200);
  assert.equal((await call(`${product.url}/readyz`)).status, 200);
  assert.equal(await product.stop(), 0, product.output());
}

async function rowsIn(dataDir: string): Promise<Record<string, string>> {
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), log: () => undefined });
  return digestTables(postgres.url).finally(() => postgres.stop());
}

async function filesIn(directory: string): Promise<string[]> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const lines = names.map(async (name) => {
    const hash = createHash('sha256')
      .update(await readFile(name))
      .digest('hex');
    return `${path.relative(directory, name)} ${hash}`;
  });
  return (await Promise.all(lines)).sort();
}

/** Runs one of the product's commands and answers the first line it says; throws what it says when it fails. */
async function command(name: string, dataDir: string, args: string[], settings = {}): Promise<string> {
  const { SECRET_KEY } = productionEnvironment(0);
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, SECRET_KEY, ...settings };
  const child = spawn(process.execPath, [path.join(entries, `${name}.ts`), ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(output);
  const size = name === 'backup' ? ` ${megabytes((await stat(args[0] ?? '')).size)}` : '';
  return (output.split('\n')[0] ?? '').replace(/ are in .*/, '') + size;
}
