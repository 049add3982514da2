import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { digestTables } from '../apps/server/src/platform/backup/digest.repo.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { signInAs } from '../bench/harness/people.ts';
import { type Product, productionEnvironment, startProduct } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { call } from './harness/calls.ts';

export const about = 'a database that the version before has filled is migrated and served by this one';
export const rounds = 1;

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const git = async (...args: string[]) =>
  (await run('git', ['-C', root, ...args], { maxBuffer: 2 ** 30 })).stdout.trim();
const readyTimeoutMs = 600_000;

export async function prove(count: number): Promise<void> {
  for (let round = 1; round <= count; round += 1) await inTemporaryPlace(proveOnce);
}

async function proveOnce(directory: string): Promise<void> {
  const version = process.env.UPGRADE_FROM ?? (await versionBefore());
  const source = path.join(directory, 'before');
  await checkOut(version, source);
  const dataDir = path.join(directory, 'data');
  const port = await pickFreePort();
  const options = { dataDir, port, environment: productionEnvironment(port), readyTimeoutMs };

  // Its worker fills the database as its pages would, and needs no build of them.
  const old = await startProduct({ ...options, entry: 'worker', root: source });
  assert.equal(await old.stop(), 0, old.output());
  const before = await rowsIn(dataDir);

  const product = await startProduct({ ...options, entry: 'all' });
  await serves(product);
  assert.equal(await product.stop(), 0, product.output());
  const after = await rowsIn(dataDir);
  const lost = Object.keys(before).filter((table) => keeps.test(table) && (after[table] ?? 0) < (before[table] ?? 0));
  assert.deepEqual(lost, [], 'no table has lost a row');
  const added = Object.keys(after).filter((table) => before[table] === undefined);
  const migrations = (after['public.schema_migrations'] ?? 0) - (before['public.schema_migrations'] ?? 0);
  const subject = await git('log', '-1', '--format=%h of %cs', version);
  say(`  from ${subject}: ${migrations} migrations, ${added.length} tables more, none lost a row; people sign in`);
}

/** What people wrote. The others come and go while the product works: tasks, deliveries, limits. */
const keeps =
  /^public\.(accounts|organisations|companies|members|jobs|candidates|cvs|cv_files|applications|interviews|audit_events)$/;

/** The last one whose tables were others. */
async function versionBefore(): Promise<string> {
  const [latest] = (await git('log', '--format=%H', '--diff-filter=A', '--', 'db/migrations')).split('\n');
  if (!latest) throw new Error('Without its history the repository has no version before: name one in UPGRADE_FROM.');
  return git('rev-parse', `${latest}^`);
}

/** Its files, with the packages at hand. */
async function checkOut(version: string, place: string): Promise<void> {
  const archive = path.join(path.dirname(place), 'before.tar');
  await mkdir(path.join(place, 'node_modules', '@candela'), { recursive: true });
  await git('archive', '--output', archive, version);
  await run('tar', ['-xf', archive, '-C', place]);
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    if (name !== '@candela')
      await symlink(path.join(root, 'node_modules', name), path.join(place, 'node_modules', name));
  }
  for (const name of ['contract', 'engine', 'integrations']) {
    await symlink(path.join(place, 'packages', name), path.join(place, 'node_modules', '@candela', name));
  }
}

async function serves({ url }: Product): Promise<void> {
  for (const who of ['recruiter', 'candidate'] as const) {
    const token = await signInAs(url, who);
    const path = who === 'recruiter' ? '/api/jobs/recruiter' : '/api/candidate/applications/self';
    const { status, body } = await call(`${url}${path}`, { token });
    assert.equal(status, 200, JSON.stringify(body));
  }
}

async function rowsIn(dataDir: string): Promise<Record<string, number>> {
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), log: () => undefined });
  const digests = await digestTables(postgres.url).finally(() => postgres.stop());
  return Object.fromEntries(Object.entries(digests).map(([table, digest]) => [table, Number.parseInt(digest, 10)]));
}
