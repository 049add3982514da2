import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

const mostShown = 500;

/** Of every record of the person: their own, and those they have claimed. */
const ownApplications = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('companies as k', 'k.id', 'a.company_id')
    .leftJoin('scores as s', (join) =>
      join.onRef('s.job_id', '=', 'a.job_id').onRef('s.candidate_id', '=', 'a.candidate_id'),
    )
    .select([
      'a.id',
      'a.organisation_id',
      'a.job_id',
      'a.candidate_id',
      'a.status',
      'a.applied_at',
      'a.withdrawn_at',
      'j.title',
      'j.location',
      'k.id as company_id',
      'k.company_name',
      sql<string>`coalesce(j.town, k.location)`.as('town'),
      's.score',
      sql<boolean>`c.objected_at is not null`.as('is_people_only'),
    ])
    .where('c.account_id', '=', accountId);

export type OwnApplicationRow = Awaited<ReturnType<typeof listOwn>>[number];

/** Newest first. */
export const listOwn = (tx: Tx, accountId: string) =>
  ownApplications(tx, accountId).orderBy('a.applied_at', 'desc').orderBy('a.id', 'desc').limit(mostShown).execute();

/** Where two records of the person have an application to one job, the earlier counts. */
export const findOwn = (tx: Tx, accountId: string, jobId: string): Promise<OwnApplicationRow | undefined> =>
  ownApplications(tx, accountId)
    .where('a.job_id', '=', jobId)
    .orderBy('a.applied_at')
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst();

/** The person's own record with the CV that counts, held so that two requests of one person wait for each other. */
export const lockOwnRecord = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('candidates')
    .select(['id', 'current_cv_id'])
    .where('account_id', '=', accountId)
    .where('organisation_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Whatever row-level security shows this caller of the job. */
export const findJob = (tx: Tx, jobId: string) =>
  tx
    .selectFrom('jobs')
    .select(['id', 'organisation_id', 'company_id', 'status', 'application_deadline'])
    .where('id', '=', jobId)
    .executeTakeFirst();

/** The same for the organisation, held: a job that closes in this moment leaves no candidate waiting in it. */
export const holdJob = (tx: Tx, organisationId: string, jobId: string) =>
  tx
    .selectFrom('jobs')
    .select(['id', 'organisation_id', 'company_id', 'status', 'application_deadline'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', jobId)
    .forShare()
    .executeTakeFirst();

export async function setWithdrawn(
  tx: Tx,
  { organisationId, jobId, candidateId }: { organisationId: string; jobId: string; candidateId: string },
  at: Date | null,
): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ withdrawn_at: at })
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    .execute();
}

/** What the candidate says to the score; null takes it back. */
export async function setStatement(
  tx: Tx,
  { organisation_id, id }: OwnApplicationRow,
  statement: { text: string; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ statement: statement?.text ?? null, statement_at: statement?.at ?? null })
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .execute();
}

export const listHistory = (tx: Tx, { organisation_id, id }: Pick<OwnApplicationRow, 'organisation_id' | 'id'>) =>
  tx
    .selectFrom('application_events')
    .select(['at', 'from_status', 'to_status', 'reason', 'actor_account_id'])
    .where('organisation_id', '=', organisation_id)
    .where('application_id', '=', id)
    .orderBy('version')
    .execute();

/** When the organisation first looked at the person after they had applied. */
export const findFirstView = async (
  tx: Tx,
  { organisation_id, candidate_id, applied_at }: OwnApplicationRow,
): Promise<Date | null> =>
  (
    await tx
      .selectFrom('audit_events')
      .select(sql<Date | null>`min(at)`.as('at'))
      .where('organisation_id', '=', organisation_id)
      .where('subject_id', '=', candidate_id)
      .where('subject_type', '=', 'candidate')
      .where('action', 'in', ['cv.viewed', 'candidate.viewed'])
      .where('at', '>=', applied_at)
      .executeTakeFirst()
  )?.at ?? null;

/** Interviews that stand, as the candidate sees them. */
export const listArranged = (tx: Tx, { organisation_id, job_id, candidate_id }: OwnApplicationRow) =>
  tx
    .selectFrom('interviews')
    .select(['updated_at as at', 'starts_at as startsAt'])
    .where('organisation_id', '=', organisation_id)
    .where('job_id', '=', job_id)
    .where('candidate_id', '=', candidate_id)
    .where('status', '=', 'scheduled')
    .orderBy('starts_at')
    .execute();
