import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

const awaiting = (tx: Tx, cvId: string) =>
  tx
    .selectFrom('cvs as v')
    .innerJoin('candidates as c', 'c.id', 'v.candidate_id')
    .select([
      'v.id',
      'v.candidate_id',
      'v.awaits_model',
      'v.parser_version',
      'v.created_at',
      'c.name',
      // Corrected or confirmed by the person it is about, or replaced by a newer one: no other reading of it is needed.
      sql<boolean>`v.edited_at is not null or v.confirmed_at is not null or (c.current_cv_id is distinct from v.id
        and not exists (select from candidate_companies k where k.candidate_id = c.id and k.current_cv_id = v.id))`.as(
        'is_settled',
      ),
    ])
    .where('v.id', '=', cvId)
    .where(sql<boolean>`v.awaits_model <> '{}'`);

export const findAwaiting = (tx: Tx, cvId: string) => awaiting(tx, cvId).executeTakeFirst();

/** Held until the transaction ends: a correction meanwhile waits, or was first. */
export const lockAwaiting = (tx: Tx, cvId: string) => awaiting(tx, cvId).forUpdate('v').executeTakeFirst();
