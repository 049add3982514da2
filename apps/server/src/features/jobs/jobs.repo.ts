import type { JobStatus } from '@candela/contract/jobs/jobs.schemas.ts';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { anywhere } from '../../platform/database/like.ts';
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
    .leftJoin('job_postings as p', (join) =>
      join.onRef('p.organisation_id', '=', 'j.organisation_id').onRef('p.job_id', '=', 'j.id'),
    )
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

const openJobs = (tx: Tx, organisationId: string) =>
  tx
    .selectFrom('jobs')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('status', '!=', 'Closed')
    .orderBy('id')
    .forUpdate();

/** Every job of a company that is not closed yet, locked. */
export const lockOpenJobs = (tx: Tx, organisationId: string, companyId: string): Promise<JobRecord[]> =>
  openJobs(tx, organisationId).where('company_id', '=', companyId).execute();

/** The first job of an organisation that is not closed yet, locked. */
export const lockOpenJob = (tx: Tx, organisationId: string): Promise<JobRecord | undefined> =>
  openJobs(tx, organisationId).limit(1).executeTakeFirst();

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
const rankedCount = sql`(select coalesce(sum(n.people), 0)::int from score_counts n
  where n.organisation_id = j.organisation_id and n.job_id = j.id)`;

const applicationsCount = sql`(
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
function matchingJobs(organisationId: string, { status, companyId, search }: JobListFilter): RawBuilder<unknown> {
  const conditions = [sql`j.organisation_id = ${organisationId}`];
  if (status !== undefined) conditions.push(sql`j.status = ${status}`);
  if (companyId !== undefined) conditions.push(sql`j.company_id = ${companyId}`);
  if (search) {
    const pattern = anywhere(search);
    conditions.push(sql`(j.title ilike ${pattern} or c.company_name ilike ${pattern}
      or coalesce(j.town, c.location) ilike ${pattern})`);
  }
  return sql`jobs j join companies c on c.id = j.company_id where ${sql.join(conditions, sql` and `)}`;
}

export type JobListRow = Pick<
  JobRow,
  | 'id'
  | 'title'
  | 'company_id'
  | 'location'
  | 'town'
  | 'status'
  | 'application_deadline'
  | 'match_score_threshold'
  | 'job_type'
  | 'working_hours'
  | 'recruiter'
  | 'salary_min'
  | 'salary_max'
  | 'first_active_at'
  | 'created_at'
  | 'version'
  | 'description'
  | 'company_name'
  | 'company_location'
  | 'posting_status'
  | 'posting_url'
  | 'posting_error'
> & { candidates: number; applications: number };

/** Of the description, publishability needs to know only whether there is one. */
const listColumns = sql`
  j.id, j.title, j.company_id, j.location, j.town, j.status, j.application_deadline, j.match_score_threshold, j.job_type,
  j.working_hours, j.recruiter, j.salary_min, j.salary_max, j.first_active_at, j.created_at, j.version,
  left(j.description, 1) as description, c.company_name, c.location as company_location, p.status as posting_status,
  p.url as posting_url, p.last_error as posting_error, ${rankedCount} as candidates, ${applicationsCount} as applications`;

/** One page and the number of all; the count of people is taken for the rows of the page alone. */
export async function listJobs(
  tx: Tx,
  organisationId: string,
  filter: JobListFilter,
): Promise<{ rows: JobListRow[]; total: number }> {
  const matching = matchingJobs(organisationId, filter);
  const direction = filter.order === 'asc' ? sql`asc` : sql`desc`;
  const order = sql`${sortColumns[filter.sort]} ${direction}, j.id ${direction}`;
  // The page's ids first: whatever a row shows beyond them is looked up for the rows that are shown, not for those skipped.
  const [counted, listed] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total from ${matching}`.execute(tx),
    sql<JobListRow>`
      with page as (
        select j.id from ${matching}
        order by ${order} limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize}
      )
      select ${listColumns} from page join jobs j on j.id = page.id join companies c on c.id = j.company_id
      left join job_postings p on p.organisation_id = j.organisation_id and p.job_id = j.id order by ${order}`.execute(
      tx,
    ),
  ]);
  return { rows: listed.rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findJobPlace(
  tx: Tx,
  organisationId: string,
  id: string,
): Promise<Pick<JobRecord, 'id' | 'company_id' | 'title' | 'status'> | undefined> {
  const { rows } = await sql<Pick<JobRecord, 'id' | 'company_id' | 'title' | 'status'>>`
    select id, company_id, title, status from jobs where organisation_id = ${organisationId} and id = ${id}`.execute(
    tx,
  );
  return rows[0];
}
