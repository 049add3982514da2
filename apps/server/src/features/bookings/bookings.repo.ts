import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import { holdName } from '../../platform/database/named-lock.repo.ts';
import type { Bookings } from '../../platform/database/schema.ts';
import { type NewAddress, takesPart, withNewAddress } from '../interviews/interview-parts.service.ts';

export type BookingRow = Selectable<Bookings>;

/** One open link for a candidate and a job: those before it end. */
export async function insertBooking(tx: Tx, booking: Insertable<Bookings>, now: Date): Promise<BookingRow> {
  // Two at the same moment would both find none to end.
  await holdName(tx, `booking:${booking.job_id}:${booking.candidate_id}`);
  await tx
    .updateTable('bookings')
    .set({ ended_at: now })
    .where('organisation_id', '=', booking.organisation_id)
    .where('job_id', '=', booking.job_id)
    .where('candidate_id', '=', booking.candidate_id)
    .where('ended_at', 'is', null)
    .execute();
  return tx.insertInto('bookings').values(booking).returningAll().executeTakeFirstOrThrow();
}

export const findBooking = (tx: Tx, organisationId: string, id: string): Promise<BookingRow | undefined> =>
  tx
    .selectFrom('bookings')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Of those who choose a time of one recruiter at the same moment, one after the other looks at what is free. */
export const lockTimesOf = (tx: Tx, accountId: string): Promise<void> => holdName(tx, `bookings:${accountId}`);

export const lockBooking = (tx: Tx, organisationId: string, id: string): Promise<BookingRow | undefined> =>
  tx
    .selectFrom('bookings')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** How often a time was chosen, moved or cancelled with the link or after it: each of them is told by mail to all. */
export async function countChanges(tx: Tx, organisationId: string, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(sequence + 1), 0)::int as count from interviews
    where organisation_id = ${organisationId} and booking_id = ${id}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whether there was one to end. */
export async function endBooking(tx: Tx, organisationId: string, id: string, now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('bookings')
    .set((eb) => ({ ended_at: eb.fn.coalesce('ended_at', eb.val(now)) }))
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return ended.length > 0;
}

/** The link that an interview came from ends with it. */
export async function endBookingOf(tx: Tx, organisationId: string, interviewId: string, now: Date): Promise<void> {
  await sql`
    update bookings b set ended_at = ${now} from interviews i
    where i.id = ${interviewId} and i.organisation_id = ${organisationId} and b.id = i.booking_id
      and b.ended_at is null`.execute(tx);
}

export interface WaitingBooking extends BookingRow {
  candidate_name: string;
  job_title: string;
}

/** Links with which a time can be chosen and none was: of an application that is decided, none can. */
export async function listWaiting(tx: Tx, organisationId: string, now: Date): Promise<WaitingBooking[]> {
  const { rows } = await sql<WaitingBooking>`
    select b.*, c.name as candidate_name, j.title as job_title
    from bookings b join candidates c on c.id = b.candidate_id join jobs j on j.id = b.job_id
    where b.organisation_id = ${organisationId} and b.ended_at is null and b.expires_at > ${now}
      and j.status <> 'Closed'
      and exists (select from applications a where a.organisation_id = b.organisation_id and a.job_id = b.job_id
        and a.candidate_id = b.candidate_id and a.status not in ('hired', 'rejected'))
      and not exists (select from interviews i where i.booking_id = b.id and i.status <> 'cancelled')
    order by b.created_at desc, b.id limit 100`.execute(tx);
  return rows;
}

/** Two records become one: its links follow, but of two open ones for a job that of the kept record stays. */
export async function reassignBookings(
  tx: Tx,
  { keptId, mergedId }: { keptId: string; mergedId: string },
  only?: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update bookings b set candidate_id = ${keptId}, ended_at = case when exists (
        select from bookings k where k.candidate_id = ${keptId} and k.job_id = b.job_id and k.ended_at is null)
      then coalesce(b.ended_at, b.expires_at) else b.ended_at end
    where b.candidate_id = ${mergedId} and ${isAmong('b.id', only)} returning b.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those who interview at the times that are still chosen with links. */
export async function moveAttendance(tx: Tx, organisationId: string, address: NewAddress): Promise<void> {
  await sql`
    update bookings set attendees = ${withNewAddress(address)}
    where organisation_id = ${organisationId} and ${takesPart(address.from)} and not ${takesPart(address.to)}`.execute(
    tx,
  );
}
