import { sql } from 'kysely';
import pg from 'pg';
import { mayReadOld } from '../caller.ts';
import { AppError, noRoomMessage } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { Notices } from './notices.ts';
import { createPool, isOutdated, type SharedPool, sharePool, usualLongestWaitMs, usualPatienceMs } from './pool.ts';
import { type PoolName, pooledUrl, startOptions } from './pool-settings.ts';
import { startPulse } from './pulse.ts';
import { openReplica, type Primary, type Replica, type ReplicaOptions } from './replica.ts';
import { type Scope, seesWholeOrganisation, switchStatement } from './scope.ts';
import { parseTimestamp } from './timestamps.ts';
import { openPool, type Tx } from './transaction.ts';

export type { Tx };

export interface Database {
  /** Runs everything in one transaction under a scope; commits when the work resolves. */
  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for lists, which read and write nothing: cheaper for a member who sees every company. */
  readList<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for a list that asks for everything before it waits for any of it: all of it is one message. */
  readListAtOnce<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Whether lists have a role of their own for such a member; behind a pooler they have none. */
  readonly readsListsApart: boolean;
  /** Single statements under the system scope, without a transaction's round trips. */
  readonly system: Tx;
  /** One statement under the system scope, planned once per connection: for what every request asks. */
  prepared<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]>;
  /** The same for what everyone may see: the public pages, the widget. */
  readonly public: Tx;
  /** Notifications that other processes send through the database. */
  readonly listen: Notices['listen'];
  readonly caughtUp: Notices['caughtUp'];
  /** For reads that may be a second old, where there is one. */
  readonly replica: Replica | undefined;
  stats(): DatabaseStats;
  close(): Promise<void>;
}

export interface DatabaseStats {
  total: number;
  idle: number;
  waiting: number;
  /** Turned away since the start because the wait would have been too long. */
  refused: number;
}

// Counts come back as bigint; ours fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseTimestamp);

export interface DatabaseOptions {
  url: string;
  /** PgBouncer in transaction mode, for what requests ask; everything that stays open goes to `url`. */
  poolerUrl?: string | undefined;
  /** What may be a second old is read there, except where one of these channels just told of a change. */
  replica?: Pick<ReplicaOptions, 'url' | 'changeChannels'> | undefined;
  poolSize: number;
  log: Logger;
  applicationName?: string;
  /** How long a connection or an answer is waited for before the database counts as away. */
  patienceMs?: number;
  /** How long a request may expect to wait for a free connection before it is turned away instead. */
  longestWaitMs?: number;
}

export function createDatabase(options: DatabaseOptions): Database {
  const { url, log, applicationName = 'candela', patienceMs = usualPatienceMs } = options;
  const refusals = countRefusals(log);
  const pools = openPools({ ...options, applicationName, patienceMs }, refusals.add);
  const pulse = startPulse({
    url,
    applicationName,
    patienceMs,
    log,
    onSilence: () => {
      for (const pool of Object.values(pools)) pool.suspend();
    },
    onReturn: () => {
      for (const pool of Object.values(pools)) pool.resume();
    },
  });
  const notices = new Notices({ url, applicationName, patienceMs, log });
  const scoped = openPool(pools.scoped);
  const lists = pools.lists ? openPool(pools.lists) : scoped;
  const system = openPool(pools.system);
  const visitors = openPool(pools.public);
  const sum = (state: 'total' | 'idle' | 'waiting') =>
    Object.values(pools).reduce((total, pool) => total + pool.stats()[state], 0);
  const replica =
    options.replica &&
    openReplica(
      { longestWaitMs: usualLongestWaitMs, ...options, ...options.replica, applicationName, patienceMs },
      asPrimary(pools.system, notices),
    );

  const orOnReplica = <T>(scope: Scope, work: (tx: Tx) => Promise<T>, onPrimary: () => Promise<T>): Promise<T> =>
    replica && mayReadOld() ? replica.read(scope, work, onPrimary) : onPrimary();
  const listPool = (scope: Scope) => (seesWholeOrganisation(scope) ? lists : scoped);

  return {
    system: system.single,
    public: visitors.single,
    prepared: async <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
      (await pools.system.query<Row>({ name, text, values })).rows,
    transaction: (scope, work) => orOnReplica(scope, work, () => scoped.transaction(scope, work)),
    readList: (scope, work) => orOnReplica(scope, work, () => listPool(scope).transaction(scope, work)),
    readListAtOnce: (scope, work) => orOnReplica(scope, work, () => listPool(scope).atOnce(scope, work)),
    readsListsApart: pools.lists !== undefined,
    replica,
    listen: (channel, onNotice) => notices.listen(channel, onNotice),
    caughtUp: () => notices.caughtUp(),
    stats: () => ({
      total: sum('total'),
      idle: sum('idle'),
      waiting: sum('waiting'),
      refused: refusals.count(),
    }),
    close: async () => {
      pulse.stop();
      await replica?.close();
      notices.close();
      await Promise.all([...new Set([scoped, lists, system, visitors])].map((pool) => pool.close()));
    },
  };
}

const asPrimary = (system: SharedPool, notices: Notices): Primary => ({
  place: async () => {
    const { rows } = await system.query<{ place: string }>({ text: 'select pg_current_wal_lsn()::text as place' });
    return rows[0]?.place ?? '';
  },
  notify: async (channel, id) => {
    await system.query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [channel, id] });
  },
  listen: (channel, onNotice) => notices.listen(channel, onNotice),
  caughtUp: () => notices.caughtUp(),
});

/** A scope of its own from the start of the connection: what needs one statement pays for one. */
function openPools(options: DatabaseOptions, onRefused: () => void) {
  const { url, poolerUrl, poolSize, log, applicationName, patienceMs, longestWaitMs = usualLongestWaitMs } = options;
  const poolOf = (name: PoolName, max: number) =>
    sharePool(
      createPool(
        {
          ...(poolerUrl
            ? { connectionString: pooledUrl(poolerUrl, name) }
            : { connectionString: url, options: startOptions(name) }),
          max,
          application_name: applicationName,
          connectionTimeoutMillis: patienceMs,
          // A statement need not wait for the answer to the one before.
          pipeline: true,
        },
        log,
      ),
      { longestWaitMs, onRefused, namesStatements: poolerUrl === undefined },
    );
  const half = Math.max(2, Math.ceil(poolSize / 2));
  return {
    scoped: poolOf('scoped', poolSize),
    ...(poolerUrl === undefined && { lists: poolOf('lists', half) }),
    system: poolOf('system', half),
    public: poolOf('public', half),
  };
}

/**
 * Part of a background transaction that sees no more than a caller would, and the scope it goes back to. Where it fails
 * the view stays narrow: the transaction is lost anyway.
 */
export async function narrowed<T>(tx: Tx, scope: Scope, before: Scope, work: () => Promise<T>): Promise<T> {
  await sql.raw(switchStatement(scope)).execute(tx);
  const result = await work();
  await sql.raw(switchStatement(before)).execute(tx);
  return result;
}

const sayEveryMs = 1000;

/** Counts what is turned away, and says so once a second at most: a flood must not become a flood of log lines. */
function countRefusals(log: Logger): { add(): void; count(): number } {
  let [count, said, saidAt] = [0, 0, Number.NEGATIVE_INFINITY];
  return {
    add: () => {
      count += 1;
      if (performance.now() - saidAt < sayEveryMs) return;
      log.warn({ refused: count - said }, 'the database is busy: requests are turned away');
      said = count;
      saidAt = performance.now();
    },
    count: () => count,
  };
}

const connectionErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // PgBouncer's word for a server that went away.
  '08P01',
  '53300',
]);

/** The database is away or full, as against a statement that is wrong. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && connectionErrors.has(code)) return true;
  // A socket of the file system that is gone.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return /connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/i.test(
    error.message,
  );
}

/** PostgreSQL's own words for "this exists already". */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof pg.DatabaseError &&
  error.code === '23505' &&
  (constraint === undefined || error.constraint === constraint);

/** What an exclusion constraint keeps apart. */
export const isExclusionViolation = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23P01' && error.constraint === constraint;

/** What a row refers to went in the moment in which the row was written: erased, or merged into another. */
const refersToNothing = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23503' && error.message.startsWith('insert or update');

/** Statements that cannot succeed for reasons the caller should hear about rather than see as our fault. */
export function asAppError(error: unknown): AppError | undefined {
  if (isConnectionError(error)) return new AppError('UNAVAILABLE', { cause: error });
  // Held too long by others, waiting too long, or one of two that waited for each other: the next try finds them gone.
  if (error instanceof pg.DatabaseError && ['55P03', '57014', '40P01'].includes(error.code ?? '')) {
    return new AppError('UNAVAILABLE', { cause: error });
  }
  if (refersToNothing(error)) return new AppError('NOT_FOUND', { cause: error });
  // A migration has changed a table meanwhile: the next try has a connection that knows it.
  if (isOutdated(error)) return new AppError('UNAVAILABLE', { cause: error });
  // The disk that the database writes to is full.
  if (error instanceof pg.DatabaseError && (error.code === '53100' || error.code === '53200')) {
    return new AppError('UNAVAILABLE', { message: noRoomMessage, cause: error });
  }
  return undefined;
}
