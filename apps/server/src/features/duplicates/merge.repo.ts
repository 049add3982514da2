import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';
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
export async function followMerge(
  tx: Tx,
  keptId: string,
  mergedId: string,
  only?: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .updateTable('candidate_merges')
    .set({ kept_id: keptId })
    .where('kept_id', '=', mergedId)
    .where(isAmong('merged_id', only))
    .returning('merged_id')
    .execute();
  return rows.map(({ merged_id }) => merged_id);
}

export async function insertMerge(tx: Tx, merge: Insertable<CandidateMerges>): Promise<void> {
  await tx.insertInto('candidate_merges').values(merge).execute();
}

const merges = (tx: Tx, organisationId: string) =>
  tx
    .selectFrom('candidate_merges as m')
    .innerJoin('candidates as c', 'c.id', 'm.kept_id')
    .leftJoin('accounts as by', 'by.id', 'm.merged_by')
    .select([
      'm.merged_id',
      'm.kept_id',
      'm.merged_at',
      'm.record',
      'm.moved',
      'c.name',
      'c.account_id',
      'by.first_name',
      'by.last_name',
    ])
    .where('m.organisation_id', '=', organisationId);

export type MergeRow = Awaited<ReturnType<typeof listMerges>>[number];

const mostShown = 20;

export const listMerges = (tx: Tx, organisationId: string) =>
  merges(tx, organisationId).orderBy('m.merged_at', 'desc').orderBy('m.merged_id').limit(mostShown).execute();

/** Held until the transaction ends: of two who undo it at once, one does. */
export const lockMerge = (tx: Tx, organisationId: string, mergedId: string): Promise<MergeRow | undefined> =>
  merges(tx, organisationId).where('m.merged_id', '=', mergedId).forUpdate('m').executeTakeFirst();

export async function deleteMerge(tx: Tx, organisationId: string, mergedId: string): Promise<void> {
  await tx
    .deleteFrom('candidate_merges')
    .where('organisation_id', '=', organisationId)
    .where('merged_id', '=', mergedId)
    .execute();
}
