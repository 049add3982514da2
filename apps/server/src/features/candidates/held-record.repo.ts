import type { Tx } from '../../platform/database/database.ts';

/** What an organisation holds about a candidate: the newest file and the job it was for. */
export const findHeld = (tx: Tx, candidateId: string) =>
  tx
    .selectFrom('candidates as c')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .leftJoin('cvs as v', 'v.id', 'c.current_cv_id')
    .select((eb) => [
      'c.id',
      'c.organisation_id',
      'c.name',
      'c.email',
      'c.created_at',
      'o.name as organisation_name',
      'v.file_name',
      'v.created_at as uploaded_at',
      eb
        .selectFrom('applications as a')
        .innerJoin('jobs as j', 'j.id', 'a.job_id')
        .select('j.title')
        .whereRef('a.candidate_id', '=', 'c.id')
        .orderBy('a.applied_at', 'desc')
        .orderBy('a.id', 'desc')
        .limit(1)
        .as('job_title'),
    ])
    .where('c.id', '=', candidateId)
    .executeTakeFirst();

/** Whether the record is held by an organisation and this account has claimed it. */
export const isClaimedBy = async (tx: Tx, candidateId: string, accountId: string): Promise<boolean> =>
  (await tx
    .selectFrom('candidates')
    .select('id')
    .where('id', '=', candidateId)
    .where('account_id', '=', accountId)
    .where('organisation_id', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** What candidates applied for at an organisation. */
export const listJobsAppliedFor = (tx: Tx, organisationId: string, candidateIds: readonly string[]) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .select(['a.company_id', 'j.title'])
    .where('a.organisation_id', '=', organisationId)
    .where('a.candidate_id', 'in', [...candidateIds])
    .orderBy('a.applied_at')
    .orderBy('a.id')
    .execute();

/** Held until the transaction ends, so that nothing is added to what is being deleted. */
export const lockHeld = (tx: Tx, candidateId: string) =>
  tx
    .selectFrom('candidates')
    .select(['id', 'organisation_id'])
    .where('id', '=', candidateId)
    .where('organisation_id', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
