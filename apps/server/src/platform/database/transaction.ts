import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.ts';
import { beginStatement, type Scope } from './scope.ts';

export type Tx = Kysely<DB>;

/** Begins under the scope, works and commits, on a connection that is the caller's for as long. */
export async function runTransaction<T>(tx: Tx, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  // The work's first statement follows at once: a scope costs no round trip of its own. Should it fail, so does the rest.
  const begun = sql.raw(beginStatement(scope)).execute(tx);
  begun.catch(() => undefined);
  try {
    const result = await work(tx);
    await begun;
    await sql.raw('commit').execute(tx);
    return result;
  } catch (error) {
    // The connection may be gone; the first error is the one that tells why.
    await sql
      .raw('rollback')
      .execute(tx)
      .catch(() => undefined);
    throw error;
  }
}
