import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';

interface Pair {
  organisationId: string;
  keptId: string;
  mergedId: string;
}

/** All of a record, or those that are named. */
export async function moveFiles(
  tx: Tx,
  { organisationId, keptId, mergedId }: Pair,
  only?: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .updateTable('cv_files')
    .set({ candidate_id: keptId })
    .where('candidate_id', '=', mergedId)
    .where('organisation_id', '=', organisationId)
    .where(isAmong('id', only))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const listCompanies = (tx: Tx, candidateId: string) =>
  tx
    .selectFrom('candidate_companies')
    .select(['company_id', 'since', 'current_cv_id'])
    .where('candidate_id', '=', candidateId)
    .execute();

/**
 * Every company that knew the merged record knows the kept one, and goes on with the CV it had. Where a company knew both,
 * the newer of its two CVs counts.
 */
export async function mergeCompanies(tx: Tx, { keptId, mergedId }: Pair): Promise<void> {
  await sql`
    insert into candidate_companies as k (candidate_id, organisation_id, company_id, since, current_cv_id)
    select ${keptId}, m.organisation_id, m.company_id, m.since, coalesce(m.current_cv_id, c.current_cv_id)
    from candidate_companies m join candidates c on c.id = m.candidate_id where m.candidate_id = ${mergedId}
    on conflict (organisation_id, company_id, candidate_id) do update set
      since = least(k.since, excluded.since),
      current_cv_id = (
        select v.id from cvs v
        where v.id in (excluded.current_cv_id, k.current_cv_id,
          (select c.current_cv_id from candidates c where c.id = ${keptId} and k.current_cv_id is null))
        order by v.created_at desc, v.id desc limit 1)`.execute(tx);
}

export type KnowingCompany = { company_id: string; since: Date | string; current_cv_id: string | null };

/** Exactly these companies know the record, each by the CV that counted there; and those it has an application to. */
export async function restoreCompanies(
  tx: Tx,
  organisationId: string,
  candidateId: string,
  companies: readonly KnowingCompany[],
): Promise<void> {
  await sql`delete from candidate_companies k where k.candidate_id = ${candidateId}
    and k.company_id <> all (${companies.map(({ company_id }) => company_id)}::uuid[])
    and not exists (select from applications a where a.candidate_id = k.candidate_id and a.company_id = k.company_id)
  `.execute(tx);
  await sql`
    insert into candidate_companies (candidate_id, organisation_id, company_id, since, current_cv_id)
    select ${candidateId}, ${organisationId}, t.company_id, t.since,
      (select v.id from cvs v where v.id = t.current_cv_id and v.candidate_id = ${candidateId})
    from json_to_recordset(${JSON.stringify(companies)}::json)
      as t (company_id uuid, since timestamptz, current_cv_id uuid)
    join companies m on m.id = t.company_id and m.organisation_id = ${organisationId}
    on conflict (organisation_id, company_id, candidate_id) do update set since = excluded.since, current_cv_id = excluded.current_cv_id
  `.execute(tx);
}

/** A CV that came to the record after the merge. */
export const findLaterCv = (tx: Tx, candidateId: string, { since, known }: { since: Date; known: readonly string[] }) =>
  tx
    .selectFrom('cvs')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('created_at', '>', since)
    .where((eb) => eb.not(isAmong('id', known)))
    .limit(1)
    .executeTakeFirst();

/** What one record may have taken from another. */
export const findDetails = (tx: Tx, candidateId: string) =>
  tx
    .selectFrom('candidates')
    .select(['name', 'email', 'phone', 'address', 'socials', 'account_id', 'current_cv_id', 'invited_at', 'created_at'])
    .where('id', '=', candidateId)
    .executeTakeFirst();
