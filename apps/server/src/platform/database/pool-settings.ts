/** Owns no table, and is held to row-level security. */
export const appRole = 'candela_app';
/** The same, and only reads what lists show to a member who sees every company: its policies are plain, and that cheap. */
const listsRole = 'candela_lists';

const shared = {
  role: appRole,
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
  lists: { ...shared, ...planOnce, role: listsRole },
  system: { ...shared, 'app.scope': 'system' },
  public: { ...shared, ...planOnce, 'app.scope': 'public' },
};

export type PoolName = keyof typeof settings;
/** Those that a pooler may stand before. It prepares no statements, so that lists gain nothing from a pool of their own. */
export const pooledNames = ['scoped', 'system', 'public'] as const satisfies PoolName[];

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
