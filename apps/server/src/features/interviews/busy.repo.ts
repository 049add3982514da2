import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export const findAccountOf = async (tx: Tx, candidateId: string): Promise<string | null> => {
  const row = await tx.selectFrom('candidates').select('account_id').where('id', '=', candidateId).executeTakeFirst();
  return row?.account_id ?? null;
};

interface BusyRow {
  start: Date;
  end: Date;
  who: 'you' | 'candidate';
  what: string;
}

/** Members of the organisation behind addresses. */
export const listColleagues = (tx: Tx, organisationId: string, emails: readonly string[]) =>
  tx
    .selectFrom('accounts as a')
    .innerJoin('members as m', 'm.account_id', 'a.id')
    .select(['a.id', 'a.email', 'a.first_name', 'a.last_name'])
    .where('m.organisation_id', '=', organisationId)
    .where('a.email', 'in', [...emails])
    .execute();

export interface BusyQuery {
  organisationId: string;
  /** The recruiter. */
  accountId: string;
  email: string;
  candidateId: string | null;
  reach: { start: Date; end: Date };
  /** Its interview does not stand in its own way. */
  exceptBookingId?: string | null;
  /** An interview that would move away. */
  exceptId?: string | null;
}

const isNotOf = (bookingId: string | null): RawBuilder<unknown> =>
  bookingId === null ? sql`true` : sql`booking_id is distinct from ${bookingId}`;

/** Interviews that either side has in this organisation, arranged by any recruiter. */
export async function listBusy(tx: Tx, query: BusyQuery): Promise<BusyRow[]> {
  const { organisationId, accountId, email, candidateId, reach, exceptBookingId = null, exceptId = null } = query;
  const attendee = JSON.stringify([{ email: email.toLowerCase() }]);
  const { rows } = await sql<BusyRow>`
    select starts_at as start, ends_at as "end", title as what,
      case when candidate_id = ${candidateId} then 'candidate' else 'you' end as who
    from interviews
    where organisation_id = ${organisationId} and status <> 'cancelled'
      and starts_at < ${reach.end} and ends_at > ${reach.start}
      and (organiser_account_id = ${accountId} or candidate_id = ${candidateId} or attendees @> ${attendee}::jsonb)
      and ${isNotOf(exceptBookingId)} and id is distinct from ${exceptId}
    order by starts_at limit 500`.execute(tx);
  return rows;
}

/** When interviews begin whose time candidates chose with links of a recruiter. */
export async function listBookedStarts(
  tx: Tx,
  { organisationId, accountId, reach, exceptBookingId = null }: Omit<BusyQuery, 'email' | 'candidateId' | 'exceptId'>,
): Promise<Date[]> {
  const { rows } = await sql<{ start: Date }>`
    select starts_at as start from interviews
    where organisation_id = ${organisationId} and organiser_account_id = ${accountId} and holds_slot
      and status <> 'cancelled' and starts_at < ${reach.end} and ends_at > ${reach.start}
      and ${isNotOf(exceptBookingId)}`.execute(tx);
  return rows.map(({ start }) => start);
}
