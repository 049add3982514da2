import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

const migrationsFolder = path.resolve(import.meta.dirname, '../../../../../db/migrations');
/** Any number will do as long as every process takes the same one. */
const lockId = 20_261_115;

/**
 * Applies what is missing, in name order, each file in its own transaction. Processes that start together
 * queue on an advisory lock; the later ones find nothing left to do. `only` stops where a database of before had stopped.
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
    await client.query('select pg_advisory_lock($1)', [lockId]);
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
      const statements = await readFile(path.join(folder, `${name}.sql`), 'utf8');
      try {
        await client.query('begin');
        await client.query(statements);
        await client.query('insert into schema_migrations (name) values ($1)', [name]);
        // What lists show may be another thing now without a row having changed: none of what is kept goes on.
        await client.query(`select pg_notify('lists', '')`);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

const listMigrations = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
    .sort();
