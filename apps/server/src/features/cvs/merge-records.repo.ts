import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

interface Pair {
  organisationId: string;
  keptId: string;
  mergedId: string;
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
