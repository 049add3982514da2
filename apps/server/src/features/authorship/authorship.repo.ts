import type { Tx } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';

/** CVs that no judge of this version has seen, in order, a page at a time. */
export const listUnjudged = (tx: Tx, version: string, after: string | null, limit: number) =>
  tx
    .selectFrom('cvs')
    .select(['id', 'text', 'experience', 'updated_at', 'ai_version'])
    .where('ai_version', '<>', version)
    .where((eb) => (after ? eb('id', '>', after) : eb.lit(true)))
    .orderBy('id')
    .limit(limit)
    .execute();

export type UnjudgedCv = Awaited<ReturnType<typeof listUnjudged>>[number];

/** A CV about this person, their own or one an organisation holds. */
export const findCvAbout = (tx: Tx, accountId: string, id: string) =>
  tx
    .selectFrom('cvs as v')
    .innerJoin('candidates as c', 'c.id', 'v.candidate_id')
    .select(['v.id', 'v.candidate_id'])
    .where('v.id', '=', id)
    .where('c.account_id', '=', accountId)
    .executeTakeFirst();

export async function upsertStatement(
  tx: Tx,
  statement: { cvId: string; candidateId: string; text: string; now: Date },
): Promise<void> {
  const { text, now } = statement;
  await tx
    .insertInto('cv_statements')
    .values({ cv_id: statement.cvId, candidate_id: statement.candidateId, text, written_at: now })
    .onConflict((conflict) => conflict.column('cv_id').doUpdateSet({ text, written_at: now }))
    .execute();
}

export async function moveStatements(tx: Tx, fromId: string, toId: string, onlyOf?: readonly string[]): Promise<void> {
  await tx
    .updateTable('cv_statements')
    .set({ candidate_id: toId })
    .where('candidate_id', '=', fromId)
    .where(isAmong('cv_id', onlyOf))
    .execute();
}

export async function deleteStatement(tx: Tx, cvId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('cv_statements').where('cv_id', '=', cvId).executeTakeFirst();
  return numDeletedRows > 0n;
}
