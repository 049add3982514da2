import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** The record a number stands for today: itself, or the one it was merged into. */
export async function findKeptId(tx: Tx, candidateId: string): Promise<string> {
  const merge = await tx
    .selectFrom('candidate_merges')
    .select('kept_id')
    .where('merged_id', '=', candidateId)
    .executeTakeFirst();
  return merge?.kept_id ?? candidateId;
}

/** Every address mail about the record may have gone to. */
export async function listAddresses(tx: Tx, candidateId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from candidates where id = ${candidateId} and email <> ''
    union
    select record ->> 'email' from candidate_merges where kept_id = ${candidateId} and record ->> 'email' <> ''
    union
    select was #>> '{}' from suggestions where candidate_id = ${candidateId} and field = 'email'`.execute(tx);
  return rows.map(({ email }) => email);
}
