import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export const findOpenJob = (tx: Tx, jobId: string) =>
  tx
    .selectFrom('jobs')
    .select(['id', 'organisation_id'])
    .where('id', '=', jobId)
    .where('status', '=', 'Active')
    .executeTakeFirst();

/** Everyone of a job whose score a model has added to. */
export const listAddedTo = (tx: Tx, jobId: string) =>
  tx
    .selectFrom('scores')
    .select(['candidate_id', 'engine', 'version'])
    .where('job_id', '=', jobId)
    .where('built_in_score', 'is not', null)
    .execute();

/** Of these jobs, those a model has added to a score for. */
export const listJobsAddedTo = async (tx: Tx, jobIds: readonly string[]): Promise<string[]> =>
  jobIds.length === 0
    ? []
    : (
        await tx
          .selectFrom('scores')
          .select('job_id')
          .distinct()
          .where('job_id', 'in', [...jobIds])
          .where('built_in_score', 'is not', null)
          .execute()
      ).map((row) => row.job_id);

export interface TopRow {
  candidate_id: string;
  cv_id: string;
  engine: string;
  version: string;
  note: string | null;
  read_by: string | null;
  /** Its CV is still to be read a second time; looked at now, it would be looked at twice. */
  is_being_read: boolean;
}

/** The first so many as the built-in engine ranks them, whatever was added since. */
export async function listTop(tx: Tx, jobId: string, limit: number): Promise<TopRow[]> {
  const { rows } = await sql<TopRow>`
    with own as (
      select * from scores where job_id = ${jobId} and built_in_score is null
      order by score desc, candidate_id limit ${limit}
    ),
    added_to as (select * from scores where job_id = ${jobId} and built_in_score is not null)
    select s.candidate_id, s.cv_id, s.engine, s.version, s.note, s.read_by, 'parse-cv' = any (v.awaits_model) as is_being_read
    from (table own union all table added_to) s join cvs v on v.id = s.cv_id
    order by coalesce(s.built_in_score, s.score) desc, s.candidate_id limit ${limit}`.execute(tx);
  return rows;
}
