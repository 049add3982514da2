import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const migrationsFolder = path.resolve(import.meta.dirname, '../../../../../db/migrations');
/** Any number will do as long as every process takes the same one. */
const lockId = 20_261_115;
/** The first line of a file whose statements each stand alone: an index that is built while others write can be part of no transaction. */
const aloneLine = '-- outside of a transaction\n';

/**
 * Applies what is missing, in name order, each file in its own transaction unless its first line says otherwise. Processes that
 * start together take turns by an advisory lock; the later ones find nothing left to do. `only` stops where a database of before had stopped.
 */
export async function migrate(
  url: string,
  { folder = migrationsFolder, only }: { folder?: string; only?: readonly string[] } = {},
): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'candela-migrate',
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    await takeLock(client);
    // The owner of the tables is under row-level security as well; migrations act for the system.
    await client.query(`select set_config('app.scope', 'system', false)`);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
    const done = new Set(rows.map((row) => row.name));
    const names = await listMigrations(folder);
    const unknown = only?.filter((name) => !names.includes(name)) ?? [];
    if (unknown.length > 0) throw new Error(`This version does not know ${unknown.join(', ')}: take the newer one.`);
    const applied: string[] = [];
    for (const name of only ? names.filter((one) => only.includes(one)) : names) {
      if (done.has(name)) continue;
      await apply(client, name, await readFile(path.join(folder, `${name}.sql`), 'utf8'));
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** Asked for again and again: a process that waits inside of its question would be waited for by an index that is being built. */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockId]);
    if (rows[0]?.taken) return;
    await sleep(100);
  }
}

async function apply(client: pg.Client, name: string, file: string): Promise<void> {
  const standsAlone = file.startsWith(aloneLine);
  try {
    // Those that stand alone are written so that they can be begun anew where one of them failed.
    if (standsAlone)
      for (const statement of file.split(/;\s*$/m)) await lettingOthersBy(() => applyAlone(client, statement));
    await lettingOthersBy(() => applyAsOne(client, name, standsAlone ? '' : file));
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** What changes a table waits for those who use it, and all who come after it wait behind it: not longer than this. */
const lockWaitMs = 500;
/** PostgreSQL's words for a lock that was not to be had in time, and for two that wait for one another. */
const isInTheWay = (error: unknown) =>
  error instanceof pg.DatabaseError && ['55P03', '40P01'].includes(error.code ?? '');

/** Where others hold what it needs, it steps back, lets those by who have come meanwhile, and tries again. */
async function lettingOthersBy(step: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!isInTheWay(error)) throw error;
    }
    await sleep(lockWaitMs);
  }
}

/** An index that is built while others write holds up none of them, however long it waits. */
async function applyAlone(client: pg.Client, statement: string): Promise<void> {
  await client.query(`set lock_timeout = ${/\bconcurrently\b/i.test(statement) ? 0 : lockWaitMs}`);
  await client.query(statement);
}

async function applyAsOne(client: pg.Client, name: string, statements: string): Promise<void> {
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${lockWaitMs}`);
    await client.query(statements);
    await client.query('insert into schema_migrations (name) values ($1)', [name]);
    // What lists show may be another thing now without a row having changed: none of what is kept goes on.
    await client.query(`select pg_notify('lists', '')`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const listMigrations = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
    .sort();
