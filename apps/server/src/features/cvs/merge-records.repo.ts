import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Candidates } from '../../platform/database/schema.ts';

type CandidateRow = Selectable<Candidates>;
interface Pair {
  organisationId: string;
  keptId: string;
  mergedId: string;
}

/** The summary is written anew as it is: the hash of a CV knows the name of the record it belongs to. */
export async function moveCvs(tx: Tx, { organisationId, keptId, mergedId }: Pair): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update cvs set candidate_id = ${keptId}, summary = summary
    where candidate_id = ${mergedId} and organisation_id = ${organisationId} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function moveFiles(tx: Tx, { organisationId, keptId, mergedId }: Pair): Promise<string[]> {
  const rows = await tx
    .updateTable('cv_files')
    .set({ candidate_id: keptId })
    .where('candidate_id', '=', mergedId)
    .where('organisation_id', '=', organisationId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface KnowingCompany {
  company_id: string;
  since: Date;
  /** The CV that counted there. */
  cv_id: string | null;
}

/**
 * Every company that knew the merged record knows the kept one, and goes on with the CV it had. Where a company knew both,
 * the newer of its two CVs counts.
 */
export async function mergeCompanies(tx: Tx, { keptId, mergedId }: Pair): Promise<KnowingCompany[]> {
  const { rows } = await sql<KnowingCompany>`
    select k.company_id, k.since, coalesce(k.current_cv_id, c.current_cv_id) as cv_id
    from candidate_companies k join candidates c on c.id = k.candidate_id where k.candidate_id = ${mergedId}`.execute(
    tx,
  );
  await sql`
    insert into candidate_companies as k (candidate_id, organisation_id, company_id, since, current_cv_id)
    select ${keptId}, m.organisation_id, m.company_id, m.since, coalesce(m.current_cv_id, c.current_cv_id)
    from candidate_companies m join candidates c on c.id = m.candidate_id where m.candidate_id = ${mergedId}
    on conflict (candidate_id, company_id) do update set
      since = least(k.since, excluded.since),
      current_cv_id = (
        select v.id from cvs v
        where v.id in (excluded.current_cv_id, k.current_cv_id,
          (select c.current_cv_id from candidates c where c.id = ${keptId} and k.current_cv_id is null))
        order by v.created_at desc, v.id desc limit 1)`.execute(tx);
  return rows;
}

/** What the kept record lacks it takes from the other. */
export async function completeRecord(tx: Tx, kept: CandidateRow, merged: CandidateRow, now: Date): Promise<void> {
  const isEmpty = Object.values(kept.socials as object).every((value) => value === '');
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

/** Nothing hangs on it any more but what only concerned the two. */
export async function deleteRecord(tx: Tx, { organisationId, mergedId }: Pair): Promise<void> {
  await tx.deleteFrom('candidates').where('id', '=', mergedId).where('organisation_id', '=', organisationId).execute();
}
