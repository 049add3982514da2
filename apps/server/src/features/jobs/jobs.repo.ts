import type { JobStatus } from '@candela/contract/jobs/jobs.schemas.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/database/schema.ts';

export type JobRecord = Selectable<Jobs>;
export type JobChange = Updateable<Jobs>;

export interface JobRow extends JobRecord {
  company_name: string;
  company_location: string;
  posting_status: 'publishing' | 'published' | 'failed' | 'removing' | 'removed' | null;
  posting_url: string | null;
  posting_error: string | null;
}

const jobs = (tx: Tx) =>
  tx
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .leftJoin('job_postings as p', 'p.job_id', 'j.id')
    .selectAll('j')
    .select([
      'c.company_name',
      'c.location as company_location',
      'p.status as posting_status',
      'p.url as posting_url',
      'p.last_error as posting_error',
    ]);

export const findJob = (tx: Tx, organisationId: string, id: string): Promise<JobRow | undefined> =>
  jobs(tx).where('j.organisation_id', '=', organisationId).where('j.id', '=', id).executeTakeFirst();

/** Whatever row-level security shows this caller. */
export const findVisibleJob = (tx: Tx, id: string): Promise<JobRow | undefined> =>
  jobs(tx).where('j.id', '=', id).executeTakeFirst();

export const lockJob = (tx: Tx, organisationId: string, id: string): Promise<JobRecord | undefined> =>
  tx
    .selectFrom('jobs')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Every job of a company that is not closed yet, locked. */
export const lockOpenJobs = (tx: Tx, organisationId: string, companyId: string): Promise<JobRecord[]> =>
  tx
    .selectFrom('jobs')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('company_id', '=', companyId)
    .where('status', '!=', 'Closed')
    .orderBy('id')
    .forUpdate()
    .execute();

export async function insertJob(tx: Tx, values: Insertable<Jobs>): Promise<string> {
  const row = await tx.insertInto('jobs').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateJob(tx: Tx, organisationId: string, id: string, values: JobChange): Promise<void> {
  await tx.updateTable('jobs').set(values).where('organisation_id', '=', organisationId).where('id', '=', id).execute();
}

export const findExtraction = (tx: Tx, organisationId: string, jobId: string) =>
  tx
    .selectFrom('job_description_uploads')
    .select(['id', 'file_name', 'sources', 'missing_fields', 'reading_note'])
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();

export interface JobListFilter {
  status?: JobStatus | undefined;
  companyId?: string | undefined;
  search?: string | undefined;
  sort: 'title' | 'companyName' | 'status' | 'candidates' | 'postedAt';
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
}

/** As the ranking counts them. */
const rankedCount = sql<number>`(select coalesce(sum(n.people), 0)::int from score_counts n where n.job_id = j.id)`;

const applicationsCount = sql<number>`(
  select coalesce(sum(n.applications), 0)::int from application_counts n
  where n.organisation_id = j.organisation_id and n.job_id = j.id
)`;

const sortColumns = {
  title: sql`lower(j.title)`,
  companyName: sql`lower(c.company_name)`,
  status: sql`j.status`,
  candidates: rankedCount,
  postedAt: sql`j.created_at`,
};

/** Jobs of the organisation as far as the filter goes. */
function matchingJobs(tx: Tx, organisationId: string, filter: JobListFilter) {
  const pattern = filter.search ? `%${filter.search.replace(/[\\%_]/g, '\\$&')}%` : undefined;
  return tx
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .where('j.organisation_id', '=', organisationId)
    .$if(filter.status !== undefined, (query) => query.where('j.status', '=', filter.status as JobStatus))
    .$if(filter.companyId !== undefined, (query) => query.where('j.company_id', '=', filter.companyId ?? ''))
    .$if(pattern !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('j.title', 'ilike', pattern ?? ''),
          eb('c.company_name', 'ilike', pattern ?? ''),
          eb(sql`coalesce(j.town, c.location)`, 'ilike', pattern ?? ''),
        ]),
      ),
    );
}

/** One page and the number of all; the count of people is taken for the rows of the page alone. */
export async function listJobs(tx: Tx, organisationId: string, filter: JobListFilter) {
  const matching = matchingJobs(tx, organisationId, filter);
  const counted = matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  // The page's ids first: whatever a row shows beyond them is looked up for the rows that are shown, not for those skipped.
  const page = matching
    .select('j.id')
    .orderBy(sortColumns[filter.sort], filter.order)
    .orderBy('j.id', filter.order)
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const listed = tx
    .with('page', () => page)
    .selectFrom('page')
    .innerJoin('jobs as j', 'j.id', 'page.id')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .leftJoin('job_postings as p', 'p.job_id', 'j.id')
    .select([
      'j.id',
      'j.title',
      'j.company_id',
      'j.location',
      'j.town',
      'j.status',
      'j.application_deadline',
      'j.match_score_threshold',
      'j.job_type',
      'j.working_hours',
      'j.recruiter',
      'j.salary_min',
      'j.salary_max',
      'j.first_active_at',
      'j.created_at',
      'j.version',
      // Publishability needs to know only whether there is one.
      sql<string>`left(j.description, 1)`.as('description'),
      'c.company_name',
      'c.location as company_location',
      'p.status as posting_status',
      'p.url as posting_url',
      'p.last_error as posting_error',
      rankedCount.as('candidates'),
      applicationsCount.as('applications'),
    ])
    .orderBy(sortColumns[filter.sort], filter.order)
    .orderBy('j.id', filter.order)
    .execute();
  const [{ total }, rows] = await Promise.all([counted, listed]);
  return { rows, total };
}

export const findJobPlace = (tx: Tx, organisationId: string, id: string) =>
  tx
    .selectFrom('jobs')
    .select(['id', 'company_id', 'title', 'status'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
