import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from 'kysely';
import { atOnceMark, type SharedPool } from './pool.ts';
import type { DB } from './schema.ts';
import { beginStatement, type Scope, scopeStatement } from './scope.ts';

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

const [commit, rollback] = ['commit', 'rollback'].map((text) => CompiledQuery.raw(text)) as [
  CompiledQuery,
  CompiledQuery,
];

async function runAtOnce<T>(connection: DatabaseConnection, scope: Scope, work: () => Promise<T>): Promise<T> {
  const { text, values } = scopeStatement(scope);
  const begun = connection.executeQuery(CompiledQuery.raw(atOnceMark + text, values));
  // The connection is free once everything has been answered; what failed took back the rest.
  const [scoped, worked] = await Promise.allSettled([begun, work()]);
  if (worked.status === 'rejected') throw worked.reason;
  if (scoped.status === 'rejected') throw scoped.reason;
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
