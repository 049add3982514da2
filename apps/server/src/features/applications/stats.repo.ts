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

/** Applications that came in each period; each begins at a moment of the list and ends at the next. */
export async function countApplied(tx: Tx, organisationId: string, starts: readonly Date[]): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*)::int from applications where organisation_id = ${organisationId}
        and applied_at >= period.start and applied_at < period.next
    ) as count
    from ${periodsOf(starts)} period order by place`.execute(tx);
  return rows.map(({ count }) => count);
}

/** Each to be counted by itself, from an index alone; put into groups afterwards, all lines would be sorted first. */
const periodsOf = (starts: readonly Date[]): RawBuilder<unknown> => sql`(
  select start, place, coalesce(lead(start) over (order by place), 'infinity') as next
  from unnest(${[...starts]}::timestamptz[]) with ordinality as given (start, place)
)`;

/**
 * How many candidates wait for a look, now, and by how much each period changed that: each line of the history says what
 * it left and what it came to.
 */
export async function countWaiting(
  tx: Tx,
  organisationId: string,
  waiting: readonly string[],
  starts: readonly Date[],
): Promise<{ now: number; changes: number[] }> {
  const isWaiting = (status: RawBuilder<unknown>) => sql`(${status} = any (${[...waiting]}::text[]))::int`;
  const { rows } = await sql<{ period: number; change: number }>`
    select 0 as period, coalesce(sum(applications), 0)::int as change from application_counts
    where organisation_id = ${organisationId} and status = any (${[...waiting]}::text[])
    union all
    select place::int, (
      select coalesce(sum(${isWaiting(sql`to_status`)} - ${isWaiting(sql`coalesce(from_status, '')`)}), 0)::int
      from application_events
      where organisation_id = ${organisationId} and at >= period.start and at < period.next
    )
    from ${periodsOf(starts)} period`.execute(tx);
  const changeOf = (period: number) => rows.find((row) => row.period === period)?.change ?? 0;
  return { now: changeOf(0), changes: starts.map((_, index) => changeOf(index + 1)) };
}

/** Interviews in each week that begins at a moment of the list; those that were cancelled do not count. */
export async function countInterviews(
  tx: Tx,
  organisationId: string,
  starts: readonly Date[],
  end: Date,
): Promise<number[]> {
  const { rows } = await sql<{ period: number; count: number }>`
    select width_bucket(starts_at, ${[...starts]}::timestamptz[]) as period, count(*)::int as count from interviews
    where organisation_id = ${organisationId} and status = 'scheduled'
      and starts_at >= ${starts[0]}::timestamptz and starts_at < ${end} group by 1`.execute(tx);
  return starts.map((_, index) => rows.find(({ period }) => period === index + 1)?.count ?? 0);
}
