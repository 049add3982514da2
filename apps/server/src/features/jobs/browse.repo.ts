import type { JobSearch } from '@candela/contract/jobs/browse.routes.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { anywhere } from '../../platform/database/like.ts';

const townInForce = sql<string>`coalesce(j.town, k.location)`;

/** Active, before the deadline, and what is looked for; row-level security hides what is not public. */
function openJobs(tx: Tx, { search, place, location, jobType, minSalary }: JobSearch, now: Date) {
  const words = search.split(/\s+/).filter(Boolean).map(anywhere);
  return tx
    .selectFrom('jobs as j')
    .innerJoin('companies as k', 'k.id', 'j.company_id')
    .where('j.status', '=', 'Active')
    .where((eb) => eb.or([eb('j.application_deadline', 'is', null), eb('j.application_deadline', '>', now)]))
    .where((eb) =>
      eb.and(
        words.map((word) =>
          eb.or([
            eb('j.title', 'ilike', word),
            eb('k.company_name', 'ilike', word),
            eb(townInForce, 'ilike', word),
            sql<boolean>`array_to_string(j.skills, ' ') ilike ${word}`,
          ]),
        ),
      ),
    )
    .$if(place !== '', (query) => query.where(townInForce, 'ilike', anywhere(place)))
    .$if(location !== undefined, (query) => query.where('j.location', '=', location ?? null))
    .$if(jobType !== undefined, (query) => query.where(sql<boolean>`lower(j.job_type) = ${jobType}`))
    .$if(minSalary !== undefined, (query) => query.where('j.salary_max', '>=', minSalary ?? null));
}

export const countOpen = async (tx: Tx, search: JobSearch, now: Date): Promise<number> =>
  (
    await openJobs(tx, search, now)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export type OpenJobRow = Awaited<ReturnType<typeof listOpen>>[number];

const mostNew = 50;

/** What is shown of each, newest first. */
const shown = (query: ReturnType<typeof openJobs>) =>
  query
    .select([
      'j.id',
      'j.title',
      'j.company_id',
      'j.location',
      'j.town',
      'j.job_type',
      'j.working_hours',
      'j.salary_min',
      'j.salary_max',
      'j.application_deadline',
      'j.first_active_at',
      'j.created_at',
      'k.company_name',
      'k.location as company_location',
    ])
    .orderBy(sql`coalesce(j.first_active_at, j.created_at)`, 'desc')
    .orderBy('j.id', 'desc');

export const listOpen = (tx: Tx, search: JobSearch, now: Date, { offset, limit }: { offset: number; limit: number }) =>
  shown(openJobs(tx, search, now))
    .offset(offset)
    .limit(limit)
    .execute();

/** The newest that opened after one moment and until another. */
export const listOpenedSince = (
  tx: Tx,
  search: JobSearch,
  { since, until, now }: { since: Date; until: Date; now: Date },
): Promise<OpenJobRow[]> =>
  shown(
    openJobs(tx, search, now)
      .where(sql<boolean>`coalesce(j.first_active_at, j.created_at) > ${since}`)
      .where(sql<boolean>`coalesce(j.first_active_at, j.created_at) <= ${until}`),
  )
    .limit(mostNew)
    .execute();

/** Which of these the person has applied for, with any of their records, and the score that the employer has of them. */
export const listApplied = (tx: Tx, accountId: string, jobIds: readonly string[]) =>
  jobIds.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('applications as a')
        .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
        .leftJoin('scores as s', (join) =>
          join.onRef('s.job_id', '=', 'a.job_id').onRef('s.candidate_id', '=', 'a.candidate_id'),
        )
        .select(['a.job_id', 'a.status', 'a.withdrawn_at', 's.score', 's.factors', 's.key_factors'])
        .where('c.account_id', '=', accountId)
        .where('a.job_id', 'in', [...jobIds])
        // Where two records of the person have an application to one job, the earlier counts: it comes last.
        .orderBy('a.applied_at', 'desc')
        .orderBy('a.id', 'desc')
        .execute();

export const findOwnCv = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('candidates')
    .select(['id', 'name', 'current_cv_id'])
    .where('account_id', '=', accountId)
    .where('organisation_id', 'is', null)
    .executeTakeFirst();
