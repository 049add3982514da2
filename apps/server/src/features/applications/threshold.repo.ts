import { type RawBuilder, sql } from 'kysely';
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

export interface ThresholdPairs {
  jobIds: readonly string[];
  candidateIds: readonly string[];
}

/** Candidates who were uploaded for an open job, reach what it asks for and have no application yet. */
const atThreshold = (organisationId: string, jobIds: readonly string[]): RawBuilder<unknown> => sql`
  from scores s
  join jobs j on j.id = s.job_id
  cross join lateral (
    select b.account_id from cv_files f join cv_batches b on b.id = f.batch_id
    where f.organisation_id = s.organisation_id and f.candidate_id = s.candidate_id
      and f.status in ('read', 'duplicate') and b.job_id = s.job_id
    order by f.id desc limit 1
  ) uploaded
  where s.organisation_id = ${organisationId} and s.job_id = any (${[...jobIds]}::uuid[])
    and j.status = 'Active' and s.score >= j.match_score_threshold
    and not exists (select from applications a where a.job_id = s.job_id and a.candidate_id = s.candidate_id)`;

export async function listAtThreshold(tx: Tx, organisationId: string, jobId: string): Promise<string[]> {
  const { rows } = await sql<{ candidate_id: string }>`
    select s.candidate_id ${atThreshold(organisationId, [jobId])} order by s.candidate_id`.execute(tx);
  return rows.map(({ candidate_id }) => candidate_id);
}

/** The same among these; their jobs do not close until the transaction ends. */
export async function holdAtThreshold(
  tx: Tx,
  organisationId: string,
  { jobIds, candidateIds }: ThresholdPairs,
): Promise<DueApplication[]> {
  const { rows } = await sql<DueApplication>`
    select s.candidate_id, s.job_id, s.company_id, s.score, j.match_score_threshold, s.read_by, uploaded.account_id
    ${atThreshold(organisationId, jobIds)} and s.candidate_id = any (${[...candidateIds]}::uuid[])
    order by s.job_id, s.candidate_id for share of j`.execute(tx);
  return rows;
}
