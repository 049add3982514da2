import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export interface DueApplication {
  candidate_id: string;
  job_id: string;
  company_id: string;
  score: number;
  match_score_threshold: number;
  /** The reader of the CV's lines; null until they are read. */
  read_by: string | null;
  /** Who uploaded the CV for this job. */
  account_id: string;
}

/** Of these open jobs: candidates uploaded for them who reach what they ask for and have no application yet. */
export async function listAtThreshold(
  tx: Tx,
  organisationId: string,
  { jobIds, candidateId }: { jobIds: readonly string[]; candidateId: string | null },
  limit: number,
): Promise<DueApplication[]> {
  const { rows } = await sql<DueApplication>`
    select s.candidate_id, s.job_id, s.company_id, s.score, j.match_score_threshold, s.read_by, uploaded.account_id
    from scores s
    join jobs j on j.id = s.job_id
    cross join lateral (
      select b.account_id from cv_files f join cv_batches b on b.id = f.batch_id
      where f.organisation_id = s.organisation_id and f.candidate_id = s.candidate_id
        and f.status in ('read', 'duplicate') and b.job_id = s.job_id
      order by f.id desc limit 1
    ) uploaded
    where s.organisation_id = ${organisationId} and s.job_id = any (${[...jobIds]}::uuid[])
      and ${candidateId === null ? sql`true` : sql`s.candidate_id = ${candidateId}`}
      and j.status = 'Active' and s.score >= j.match_score_threshold
      and not exists (select from applications a where a.job_id = s.job_id and a.candidate_id = s.candidate_id)
    order by s.job_id, s.candidate_id limit ${limit}`.execute(tx);
  return rows;
}
