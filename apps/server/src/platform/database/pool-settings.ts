import { sql } from 'kysely';
import { ConfigurationError } from '../config/config.ts';
import type { Database, Tx } from './database.ts';

const shared = {
  role: 'candela_app',
  statement_timeout: '15000',
  lock_timeout: '5000',
  idle_in_transaction_session_timeout: '30000',
  // Many short questions at once: more processes for one of them, or compiling it, takes longer than answering.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
};

// A statement is planned once a connection. Left to itself PostgreSQL plans again, with the values, whatever it believes
// to be dearer without them; under row-level security that takes up to ten times as long as the answer.
const planOnce = { plan_cache_mode: 'force_generic_plan' };

/** What a connection has from its start, for each of the pools. */
const settings = {
  scoped: { ...shared, ...planOnce },
  system: { ...shared, 'app.scope': 'system' },
  public: { ...shared, ...planOnce, 'app.scope': 'public' },
};

export type PoolName = keyof typeof settings;
export const poolNames = Object.keys(settings) as PoolName[];

/** As PostgreSQL takes them when a connection begins. */
export const startOptions = (name: PoolName): string =>
  Object.entries(settings[name])
    .map(([setting, value]) => `-c ${setting}=${value}`)
    .join(' ');

/** The same for PgBouncer, which passes no options on: its `connect_query`. */
export const connectQuery = (name: PoolName): string =>
  Object.entries(settings[name])
    .map(([setting, value]) => `set ${setting} = '${value}'`)
    .join('; ');

/** PgBouncer has a database of its own for each pool: the name in the URL, followed by the pool's. */
export function pooledUrl(poolerUrl: string, name: PoolName): string {
  const url = new URL(poolerUrl);
  url.pathname = `${url.pathname}_${name}`;
  return url.href;
}

/** A pooler without the settings would let every request see every row: that must not even start. */
export async function assertPoolerSettings(database: Database): Promise<void> {
  const read = async (tx: Tx) => {
    const { rows } = await sql<{ role: string; scope: string | null }>`
      select current_user as role, current_setting('app.scope', true) as scope`.execute(tx);
    return rows[0];
  };
  const found = {
    scoped: await database.transaction({ kind: 'public' }, read),
    system: await read(database.system),
    public: await read(database.public),
  };
  for (const name of poolNames) {
    const scope = name === 'system' ? 'system' : 'public';
    if (found[name]?.role === shared.role && found[name].scope === scope) continue;
    throw new ConfigurationError(
      `DATABASE_POOLER_URL: its database for "${name}" needs connect_query = '${connectQuery(name)}'`,
    );
  }
}
