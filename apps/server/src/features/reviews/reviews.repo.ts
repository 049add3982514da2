import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

const reviews = (tx: Tx) =>
  tx
    .selectFrom('reviews as r')
    .innerJoin('applications as a', (join) =>
      join.onRef('a.organisation_id', '=', 'r.organisation_id').onRef('a.id', '=', 'r.application_id'),
    )
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('companies as k', 'k.id', 'a.company_id')
    .select([
      'r.id',
      'r.organisation_id',
      'r.company_id',
      'r.about',
      'r.question',
      'r.asked_at',
      'r.due_at',
      'r.answer',
      'r.answered_at',
      'a.job_id',
      'a.candidate_id',
      'c.name as candidate_name',
      'j.title as job_title',
      'k.company_name',
    ]);

export type ReviewRow = Awaited<ReturnType<typeof listOpen>>[number];

const mostShown = 200;

export const listOpen = (tx: Tx, organisationId: string) =>
  reviews(tx)
    .where('r.organisation_id', '=', organisationId)
    .where('r.answered_at', 'is', null)
    .orderBy('r.due_at')
    .orderBy('r.id')
    .limit(mostShown)
    .execute();

export const listOfCandidate = (tx: Tx, organisationId: string, candidateId: string): Promise<ReviewRow[]> =>
  reviews(tx)
    .where('r.organisation_id', '=', organisationId)
    .where('a.candidate_id', '=', candidateId)
    .orderBy('r.asked_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(mostShown)
    .execute();

/** Of every record of the person, for one job. */
export const listOwn = (tx: Tx, accountId: string, jobId: string): Promise<ReviewRow[]> =>
  reviews(tx)
    .where('c.account_id', '=', accountId)
    .where('a.job_id', '=', jobId)
    .orderBy('r.asked_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(mostShown)
    .execute();

export const findReview = (tx: Tx, organisationId: string, id: string): Promise<ReviewRow | undefined> =>
  reviews(tx).where('r.organisation_id', '=', organisationId).where('r.id', '=', id).executeTakeFirst();

/** The earlier one where two records of the person applied. */
export const findOwnApplication = (tx: Tx, accountId: string, jobId: string) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .select(['a.id', 'a.organisation_id', 'a.company_id', 'a.candidate_id'])
    .where('c.account_id', '=', accountId)
    .where('a.job_id', '=', jobId)
    .orderBy('a.applied_at')
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst();

/** The new request's id; none while another one is open. */
export async function insertReview(
  tx: Tx,
  review: {
    organisationId: string;
    companyId: string;
    applicationId: string;
    about: 'score' | 'decision';
    question: string;
    now: Date;
  },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into reviews (organisation_id, company_id, application_id, about, question, asked_at, due_at)
    values (${review.organisationId}, ${review.companyId}, ${review.applicationId}, ${review.about}, ${review.question},
      ${review.now}, ${review.now}::timestamptz + interval '1 month')
    on conflict (organisation_id, application_id) where answered_at is null do nothing
    returning id`.execute(tx);
  return rows[0]?.id;
}

/** False when it was answered before. */
export async function writeAnswer(
  tx: Tx,
  organisationId: string,
  id: string,
  { answer, by, now }: { answer: string; by: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('reviews')
    .set({ answer, answered_at: now, answered_by: by })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Written as they were: the application they belong to is there again. */
export async function restoreReviews(tx: Tx, rows: readonly unknown[]): Promise<void> {
  await sql`insert into reviews select * from jsonb_populate_recordset(null::reviews, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(tx);
}
