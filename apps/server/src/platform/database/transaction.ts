import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from 'kysely';
import { commitAtOnce, type SharedPool } from './pool.ts';
import type { DB } from './schema.ts';
import { beginStatement, type Scope } from './scope.ts';

export type Tx = Kysely<DB>;

export interface OpenPool {
  /** Single statements, each on whichever connection is free. */
  readonly single: Tx;
  /** Begins under the scope, works and commits, on a connection that is the caller's for as long. */
  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for work that asks for everything before it waits for any of it: all of it goes out in one message. */
  atOnce<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A pool as repositories want it. */
export function openPool(pool: SharedPool): OpenPool {
  const dialect = new PostgresDialect({ pool });
  const single = new Kysely<DB>({ dialect });
  const executor = single.getExecutor();
  const unused = { config: { dialect }, dialect, driver: dialect.createDriver() };
  // The query builder's own way holds each statement back until the one before is answered. Here they go out as they are
  // asked for; the connection answers them in that order.
  const on = (connection: DatabaseConnection): Tx =>
    new Kysely<DB>({
      ...unused,
      executor: executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) }),
    });
  return {
    single,
    transaction: (scope, work) =>
      executor.provideConnection((connection) => runTransaction(connection, scope, () => work(on(connection)))),
    atOnce: (scope, work) =>
      executor.provideConnection((connection) => runAtOnce(connection, scope, () => work(on(connection)))),
    close: () => single.destroy(),
  };
}

const [commit, rollback, end] = ['commit', 'rollback', commitAtOnce].map((text) => CompiledQuery.raw(text)) as [
  CompiledQuery,
  CompiledQuery,
  CompiledQuery,
];

async function runAtOnce<T>(connection: DatabaseConnection, scope: Scope, work: () => Promise<T>): Promise<T> {
  const begun = connection.executeQuery(CompiledQuery.raw(beginStatement(scope)));
  const working = work();
  const ended = connection.executeQuery(end);
  // The connection is free once everything has been answered; what failed ended the transaction.
  const [, worked] = await Promise.allSettled([begun, working, ended]);
  if (worked.status === 'rejected') throw worked.reason;
  await Promise.all([begun, ended]);
  return worked.value;
}

async function runTransaction<T>(connection: DatabaseConnection, scope: Scope, work: () => Promise<T>): Promise<T> {
  // The work's first statement follows at once: a scope costs no round trip of its own. Should it fail, so does the rest.
  const begun = connection.executeQuery(CompiledQuery.raw(beginStatement(scope)));
  begun.catch(() => undefined);
  try {
    const result = await work();
    await begun;
    await connection.executeQuery(commit);
    return result;
  } catch (error) {
    // The connection may be gone; the first error is the one that tells why.
    await connection.executeQuery(rollback).catch(() => undefined);
    throw error;
  }
}
