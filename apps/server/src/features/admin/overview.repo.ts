import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { hasLapsed } from './organisations.repo.ts';

/** The log is as long as it likes; what waits for its seal is at its end. */
const newestEvents = 10_000;

export interface Concerns {
  failed_mails: number;
  held_mails: number;
  unsealed: number;
  lapsed: number;
  overdue: number;
}

export async function countConcerns(
  tx: Tx,
  { now, mailsSince, sealedBefore, dueBefore }: { now: Date; mailsSince: Date; sealedBefore: Date; dueBefore: Date },
): Promise<Concerns> {
  const { rows } = await sql<Concerns>`select
    (select count(*)::int from mail_outbox where status = 'failed' and created_at >= ${mailsSince}) as failed_mails,
    (select count(*)::int from mail_outbox where status = 'held') as held_mails,
    (select count(*)::int from audit_events e
     where e.id > (select max(id) from audit_events) - ${newestEvents}::bigint and e.at < ${sealedBefore}
       and (select s.event_id from audit_seals s where s.event_id = e.id) is null) as unsealed,
    (select count(*)::int from subscriptions s where ${hasLapsed(now)}) as lapsed,
    (select count(*)::int from resources where scheduled_for < ${dueBefore}) as overdue`.execute(tx);
  return one(rows);
}

export interface Totals {
  organisations: number;
  recruiters: number;
  candidates: number;
  active_jobs: number;
  leads: number;
  interest: number;
}

export async function countTotals(tx: Tx, weekAgo: Date): Promise<Totals> {
  const { rows } = await sql<Totals>`select
    (select count(*)::int from organisations) as organisations,
    (select count(*)::int from accounts where role = 'recruiter') as recruiters,
    (select count(*)::int from accounts where role = 'candidate') as candidates,
    (select count(*)::int from jobs where status = 'Active') as active_jobs,
    (select count(*)::int from leads where created_at >= ${weekAgo}) as leads,
    (select count(*)::int from interest_registrations where created_at >= ${weekAgo}) as interest`.execute(tx);
  return one(rows);
}

/** Every day from the first to the last, also those without a visit. */
export async function countVisits(tx: Tx, first: string, last: string): Promise<{ day: string; views: number }[]> {
  const { rows } = await sql<{ day: string; views: number }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(sum(v.views), 0)::int as views
    from generate_series(${first}::date, ${last}::date, interval '1 day') as d (day)
    left join page_views v on v.day = d.day and v.event = ''
    group by d.day order by d.day`.execute(tx);
  return rows;
}

/** The names that were counted most since a day. */
export async function listMostVisited(
  tx: Tx,
  column: 'path' | 'referrer',
  since: string,
): Promise<{ name: string; views: number }[]> {
  const { rows } = await sql<{ name: string; views: number }>`
    select ${sql.ref(column)} as name, sum(views)::int as views
    from page_views
    where day >= ${since}::date and event = '' and ${sql.ref(column)} <> ''
    group by 1 order by 2 desc, 1 limit 10`.execute(tx);
  return rows;
}

function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('A count answered nothing');
  return row;
}
