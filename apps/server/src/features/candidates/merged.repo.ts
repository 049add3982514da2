import { type ExpressionBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.ts';

/** The record a number stands for today: itself, or the one it was merged into. */
export async function findKeptId(tx: Tx, candidateId: string): Promise<string> {
  const merge = await tx
    .selectFrom('candidate_merges')
    .select('kept_id')
    .where('merged_id', '=', candidateId)
    .executeTakeFirst();
  return merge?.kept_id ?? candidateId;
}

/** Whether an address is the record's, or was that of one that was merged into it. */
export const hasAddress = (eb: ExpressionBuilder<DB, 'candidates'>, email: string) =>
  eb.or([
    eb('candidates.email', '=', email),
    eb.exists(
      eb
        .selectFrom('candidate_merges as m')
        .select('m.merged_id')
        .whereRef('m.kept_id', '=', 'candidates.id')
        .where(sql<boolean>`m.record ->> 'email' = ${email}`),
    ),
  ]);

/** Every address mail about the record may have gone to. */
export async function listAddresses(tx: Tx, candidateId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from candidates where id = ${candidateId} and email <> ''
    union
    select record ->> 'email' from candidate_merges where kept_id = ${candidateId} and record ->> 'email' <> ''`.execute(
    tx,
  );
  return rows.map(({ email }) => email);
}
