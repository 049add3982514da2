import { socialsSchema } from '@candela/contract/cvs/cvs.schemas.ts';
import { type ExpressionBuilder, type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/database/database.ts';
import type { Candidates, DB } from '../platform/database/schema.ts';

export type CandidateRow = Selectable<Candidates>;

export const insertCandidate = (tx: Tx, candidate: Insertable<Candidates>): Promise<CandidateRow> =>
  tx.insertInto('candidates').values(candidate).returningAll().executeTakeFirstOrThrow();

/** Whatever row-level security shows this caller. */
export const findCandidateId = (tx: Tx, id: string): Promise<{ id: string } | undefined> =>
  tx.selectFrom('candidates').select('id').where('id', '=', id).executeTakeFirst();

/** As it was written down when it was deleted. */
export type WrittenRecord = Record<string, unknown> & { id: string; current_cv_id: string | null };

/** There again, without a present CV: that comes once its CVs are back. */
export async function restoreCandidate(tx: Tx, written: WrittenRecord): Promise<void> {
  const { phone_ending: _worksItselfOut, current_cv_id: _later, socials, ...rest } = written;
  await insertCandidate(tx, { ...rest, socials: JSON.stringify(socials) } as Insertable<Candidates>);
}

export async function updateCandidate(tx: Tx, id: string, change: Updateable<Candidates>): Promise<void> {
  await tx.updateTable('candidates').set(change).where('id', '=', id).execute();
}

/** Makes the record where there is none yet; two requests at once make one. */
export async function upsertOwn(
  tx: Tx,
  record: Insertable<Candidates> & { account_id: string },
  change: Updateable<Candidates>,
): Promise<void> {
  await tx
    .insertInto('candidates')
    .values(record)
    .onConflict((conflict) => conflict.column('account_id').where('organisation_id', 'is', null).doUpdateSet(change))
    .execute();
}

export async function markInvited(tx: Tx, candidateId: string, now: Date): Promise<void> {
  await tx.updateTable('candidates').set({ invited_at: now }).where('id', '=', candidateId).execute();
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

/** Once: the second caller finds it claimed. */
export const bindRecord = (tx: Tx, candidateId: string, account: { id: string; email: string }, now: Date) =>
  tx
    .updateTable('candidates')
    .set({ account_id: account.id, updated_at: now })
    .where('id', '=', candidateId)
    .where('organisation_id', 'is not', null)
    .where('account_id', 'is', null)
    .where((eb) => hasAddress(eb, account.email))
    .returning('organisation_id')
    .executeTakeFirst();

/** The account's own record, where it still has the old address. */
export async function moveAddress(tx: Tx, accountId: string, from: string, to: string): Promise<void> {
  await tx
    .updateTable('candidates')
    .set({ email: to })
    .where('account_id', '=', accountId)
    .where('organisation_id', 'is', null)
    .where('email', '=', from)
    .execute();
}

export const hasNoSocials = (socials: unknown): boolean =>
  Object.values(socialsSchema.parse(socials)).every((link) => link === '');

/** What the kept record lacks it takes from the other. */
export async function completeRecord(tx: Tx, kept: CandidateRow, merged: CandidateRow, now: Date): Promise<void> {
  const isEmpty = hasNoSocials(kept.socials);
  const invitations = [kept.invited_at, merged.invited_at].filter((at) => at !== null);
  const since = (one: Date, other: Date) => (one < other ? one : other);
  await tx
    .updateTable('candidates')
    .set({
      name: kept.name || merged.name,
      email: kept.email || merged.email,
      phone: kept.phone || merged.phone,
      address: kept.address || merged.address,
      ...(isEmpty && { socials: JSON.stringify(merged.socials) }),
      account_id: kept.account_id ?? merged.account_id,
      current_cv_id: kept.current_cv_id ?? merged.current_cv_id,
      invited_at: invitations.length > 0 ? invitations.reduce(since) : null,
      created_at: since(kept.created_at, merged.created_at),
      updated_at: now,
    })
    .where('id', '=', kept.id)
    .execute();
}

/** What hangs on the record goes with it. */
export async function deleteCandidate(tx: Tx, organisationId: string, candidateId: string): Promise<void> {
  await tx
    .deleteFrom('candidates')
    .where('id', '=', candidateId)
    .where('organisation_id', '=', organisationId)
    .execute();
}

/** Null takes the objection to automated scoring back. */
export async function setObjectedAt(tx: Tx, ids: readonly string[], at: Date | null): Promise<void> {
  await tx
    .updateTable('candidates')
    .set({ objected_at: at })
    .where('id', 'in', [...ids])
    .execute();
}
