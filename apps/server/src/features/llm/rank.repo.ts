import type { FieldSource } from '@candela/contract/cvs/cv.schemas.ts';
import type { Tx } from '../../platform/database/database.ts';

export const findOpenJob = (tx: Tx, jobId: string) =>
  tx
    .selectFrom('jobs')
    .select(['id', 'organisation_id'])
    .where('id', '=', jobId)
    .where('status', '=', 'Active')
    .executeTakeFirst();

/** The first so many of a ranking. */
export const listTop = (tx: Tx, jobId: string, limit: number) =>
  tx
    .selectFrom('scores')
    .select(['candidate_id', 'cv_id', 'engine', 'version', 'note'])
    .where('job_id', '=', jobId)
    .orderBy('score', 'desc')
    .orderBy('candidate_id')
    .limit(limit)
    .execute();

/** Where the fields of a CV stand. */
export const listSources = async (tx: Tx, cvId: string): Promise<FieldSource[]> =>
  ((await tx.selectFrom('cvs').select('sources').where('id', '=', cvId).executeTakeFirst())?.sources ??
    []) as FieldSource[];
