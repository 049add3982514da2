import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { CandidateMerges, Candidates } from '../../platform/database/schema.ts';

/** Both records of the organisation, held until the transaction ends. */
export const lockRecords = (
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<Selectable<Candidates>[]> =>
  tx
    .selectFrom('candidates')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

/** What was merged into the second earlier is from now on merged into the first. */
export async function followMerge(tx: Tx, keptId: string, mergedId: string): Promise<void> {
  await tx.updateTable('candidate_merges').set({ kept_id: keptId }).where('kept_id', '=', mergedId).execute();
}

export async function insertMerge(tx: Tx, merge: Insertable<CandidateMerges>): Promise<void> {
  await tx.insertInto('candidate_merges').values(merge).execute();
}
