import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

interface Pair {
  candidateId: string;
  jobId: string;
}

/** Of these applications, those the reader sees. */
export async function listVisible(tx: Tx, organisationId: string, pairs: readonly Pair[]): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select a.job_id || ' ' || a.candidate_id as subject
    from unnest(${pairs.map(({ jobId }) => jobId)}::uuid[], ${pairs.map(({ candidateId }) => candidateId)}::uuid[])
      as told (job_id, candidate_id)
    join applications a on a.job_id = told.job_id and a.candidate_id = told.candidate_id
    where a.organisation_id = ${organisationId}`.execute(tx);
  return rows.map(({ subject }) => subject);
}

export async function listVisibleJobs(tx: Tx, organisationId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('jobs')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id }) => id);
}
