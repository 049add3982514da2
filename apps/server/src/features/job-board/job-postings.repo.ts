import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Companies, JobPostings, Jobs } from '../../platform/database/schema.ts';

export type PostingRow = Selectable<JobPostings>;

/** A job, and whose it is. */
export interface PostedJob {
  organisationId: string;
  jobId: string;
}

export const findPosting = (tx: Tx, { organisationId, jobId }: PostedJob): Promise<PostingRow | undefined> =>
  tx
    .selectFrom('job_postings')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();

/** Asks for a new advert: the next number, because a reference that was taken down is never used again. */
export async function requestPosting(
  tx: Tx,
  job: { id: string; organisation_id: string; company_id: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('job_postings')
    .values({
      job_id: job.id,
      organisation_id: job.organisation_id,
      company_id: job.company_id,
      status: 'publishing',
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'job_id']).doUpdateSet({
        status: 'publishing',
        // Going on with a try that may have got through keeps its number: the board then answers with that advert.
        posting_number: sql<number>`job_postings.posting_number
          + case when job_postings.status in ('publishing', 'failed') and job_postings.external_id is null then 0 else 1 end`,
        last_error: null,
        attempts: 0,
        claimed_until: null,
        updated_at: now,
      }),
    )
    .execute();
}

/** Asks for the advert to be taken down, if one is up or on its way. */
export async function requestRemoval(tx: Tx, organisationId: string, jobId: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('job_postings')
    .set({ status: 'removing', attempts: 0, last_error: null, updated_at: now })
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .where((eb) => eb.or([eb('status', 'in', ['publishing', 'published']), eb('external_id', 'is not', null)]))
    .where('status', 'not in', ['removing', 'removed'])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Held until the transaction ends, so that the job is not opened or closed meanwhile. */
export async function isAdvertisable(tx: Tx, organisationId: string, jobId: string): Promise<boolean> {
  const job = await tx
    .selectFrom('jobs')
    .select('status')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', jobId)
    .forShare()
    .executeTakeFirst();
  return job?.status === 'Active';
}

export const listPostedJobs = async (tx: Tx, organisationId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('job_postings')
      .select('job_id')
      .where('organisation_id', '=', organisationId)
      .where('status', 'not in', ['removing', 'removed'])
      .execute()
  ).map(({ job_id }) => job_id);

/** One at a time may speak with the board about a job; a claim that its holder never gave back runs out. */
export const claimPosting = (
  tx: Tx,
  { organisationId, jobId }: PostedJob,
  now: Date,
  until: Date,
): Promise<PostingRow | undefined> =>
  tx
    .updateTable('job_postings')
    .set((eb) => ({ claimed_until: until, attempts: eb('attempts', '+', 1) }))
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .where('status', 'in', ['publishing', 'removing'])
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();

/** Whether the board still has to be asked about a job. */
export async function isUnsettled(tx: Tx, { organisationId, jobId }: PostedJob): Promise<boolean> {
  const row = await tx
    .selectFrom('job_postings')
    .select('job_id')
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .where('status', 'in', ['publishing', 'removing'])
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Writes an outcome down, unless the wish has changed meanwhile (closed while publishing); then that wish stands. In one
 * statement: a row that one transaction writes twice has its job held by the database, for which publishing it waits the
 * other way round.
 */
export async function settlePosting(
  tx: Tx,
  claimed: PostingRow,
  outcome: Partial<Pick<PostingRow, 'status' | 'external_id' | 'url' | 'last_error'>>,
  now: Date,
): Promise<boolean> {
  const { status, ...facts } = outcome;
  const row = await tx
    .updateTable('job_postings')
    .set((eb) => ({
      ...facts,
      claimed_until: null,
      updated_at: now,
      ...(status && {
        status: eb
          .case()
          .when(eb.and({ status: claimed.status, posting_number: claimed.posting_number }))
          .then(status)
          .else(eb.ref('status'))
          .end(),
      }),
    }))
    .where('organisation_id', '=', claimed.organisation_id)
    .where('job_id', '=', claimed.job_id)
    .returning(['status', 'posting_number'])
    .executeTakeFirst();
  return !status || (row?.status === status && row.posting_number === claimed.posting_number);
}

export async function noteSync(
  tx: Tx,
  { organisationId, jobId }: PostedJob,
  change: { url?: string; last_error: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('job_postings')
    .set({ ...change, updated_at: now })
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .execute();
}

export type AdvertisedJob = Selectable<Jobs> & {
  company: Pick<
    Selectable<Companies>,
    'id' | 'company_name' | 'industry' | 'location' | 'contact_name' | 'contact_email' | 'cv_library_credentials'
  >;
};

export async function findAdvertisedJob(tx: Tx, jobId: string): Promise<AdvertisedJob | undefined> {
  const job = await tx.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirst();
  if (!job) return undefined;
  const company = await tx
    .selectFrom('companies')
    .select(['id', 'company_name', 'industry', 'location', 'contact_name', 'contact_email', 'cv_library_credentials'])
    .where('id', '=', job.company_id)
    .executeTakeFirstOrThrow();
  return { ...job, company };
}
