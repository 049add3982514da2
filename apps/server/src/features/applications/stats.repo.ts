import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/**
 * How many jobs were active at each moment. Closed says when it ended; inactive and filled ended when they were last
 * changed.
 */
export async function countActiveJobs(tx: Tx, organisationId: string, moments: readonly Date[]): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select count(j.id)::int as count
    from unnest(${[...moments]}::timestamptz[]) with ordinality as m (moment, place)
    left join (
      select id, coalesce(first_active_at, created_at) as since,
        case when status = 'Active' then 'infinity' when status = 'Closed' then coalesce(closed_at, updated_at)
          else updated_at end as until
      from jobs where organisation_id = ${organisationId} and (status = 'Active' or first_active_at is not null)
    ) j on j.since <= m.moment and j.until > m.moment
    group by m.place order by m.place`.execute(tx);
  return rows.map(({ count }) => count);
}

/** What a day brought: applications, and by how many those who wait for a look became more or fewer. */
export interface DayCounts {
  applied: number;
  waiting: number;
}

/** Whose days are counted. */
export interface DaysOf {
  organisationId: string;
  /** What is kept is of all of its companies: members who see some of them have theirs counted. */
  isWhole: boolean;
  waiting: readonly string[];
}

const quarterMs = 15 * 60_000;

/** Of each day; it begins at a moment of the list and ends at the next. */
export async function countDays(tx: Tx, days: DaysOf, starts: readonly Date[]): Promise<DayCounts[]> {
  const isKept = days.isWhole && starts.every((start) => start.getTime() % quarterMs === 0);
  const { rows } = await sql<DayCounts>`
    select counted.* from ${periodsOf(starts, 'infinity')} day
    cross join lateral (${isKept ? keptOf(days) : countedOf(days)}) counted order by place`.execute(tx);
  return rows;
}

/** From the lines that are kept for each quarter of an hour. */
const keptOf = ({ organisationId }: DaysOf): RawBuilder<unknown> => sql`
  select coalesce(sum(applied), 0)::int as applied, coalesce(sum(waiting), 0)::int as waiting from application_quarters
  where organisation_id = ${organisationId} and quarter >= day.start and quarter < day.next`;

/** Each by itself, from an index alone: each line of the history says what it left and what it came to. */
function countedOf({ organisationId, waiting }: DaysOf): RawBuilder<unknown> {
  const isWaiting = (status: RawBuilder<unknown>) => sql`(${status} = any (${[...waiting]}::text[]))::int`;
  return sql`select (
      select count(*)::int from applications where organisation_id = ${organisationId}
        and applied_at >= day.start and applied_at < day.next
    ) as applied, (
      select coalesce(sum(${isWaiting(sql`to_status`)} - ${isWaiting(sql`coalesce(from_status, '')`)}), 0)::int
      from application_events where organisation_id = ${organisationId} and at >= day.start and at < day.next
    ) as waiting`;
}

/** How many candidates wait for a look now. */
export async function countWaiting(tx: Tx, { organisationId, waiting }: DaysOf): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(applications), 0)::int as count from application_counts
    where organisation_id = ${organisationId} and status = any (${[...waiting]}::text[])`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Interviews in each week that begins at a moment of the list; those that were cancelled do not count. */
export async function countInterviews(
  tx: Tx,
  organisationId: string,
  starts: readonly Date[],
  end: Date,
): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*)::int from interviews where organisation_id = ${organisationId} and status = 'scheduled'
        and starts_at >= week.start and starts_at < week.next
    ) as count
    from ${periodsOf(starts, end)} week order by place`.execute(tx);
  return rows.map(({ count }) => count);
}

/** Each to be counted by itself, from an index alone; put into groups afterwards, all lines would be sorted first. */
const periodsOf = (starts: readonly Date[], end: Date | 'infinity'): RawBuilder<unknown> => sql`(
  select start, place, coalesce(lead(start) over (order by place), ${end}::timestamptz) as next
  from unnest(${[...starts]}::timestamptz[]) with ordinality as given (start, place)
)`;
