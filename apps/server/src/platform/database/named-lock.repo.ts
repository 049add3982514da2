import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Held until the transaction ends: what is counted before one more is added is counted by one caller at a time. */
export async function holdName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
