import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import type { Interviews } from '../../platform/database/schema.ts';

export type InterviewRow = Selectable<Interviews>;

/** One with its open requests, as screens show it. */
export type ShownInterview = InterviewRow & { open_requests: number; is_detached: boolean };

const openRequests = sql<number>`(
  select count(*)::int from reschedule_requests r
  where r.organisation_id = i.organisation_id and r.interview_id = i.id and r.status = 'pending')`;

/** It stands in the calendar of a recruiter who has not connected it any more. */
const isDetached = sql<boolean>`(
  i.calendar <> 'local' and not exists (
    select from calendar_connections c
    where c.account_id = i.organiser_account_id and c.calendar = i.calendar and c.revoked_at is null))`;

const shown = (tx: Tx) =>
  tx
    .selectFrom('interviews as i')
    .selectAll('i')
    .select([openRequests.as('open_requests'), isDetached.as('is_detached')]);

/** Those a caller may see: row-level security keeps to their companies, or to the candidate's own. And how many there are in all. */
export const listShown = (
  tx: Tx,
  period: { start: Date; end: Date },
): Promise<(ShownInterview & { total: number })[]> =>
  shown(tx)
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('i.status', '=', 'scheduled')
    .where('i.starts_at', '<', period.end)
    .where('i.ends_at', '>', period.start)
    .orderBy('i.starts_at')
    .orderBy('i.id')
    .limit(500)
    .execute();

export const findShown = (tx: Tx, id: string): Promise<ShownInterview | undefined> =>
  shown(tx).where('i.id', '=', id).where('i.status', '<>', 'placing').executeTakeFirst();

export const lockInterview = (tx: Tx, organisationId: string, id: string): Promise<InterviewRow | undefined> =>
  tx
    .selectFrom('interviews')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Those of these candidates that are still to come, held until the transaction ends. */
export const lockToCome = (
  tx: Tx,
  organisationId: string,
  candidateIds: readonly string[],
  now: Date,
): Promise<InterviewRow[]> =>
  tx
    .selectFrom('interviews')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where(isAmong('candidate_id', candidateIds))
    .where('status', '=', 'scheduled')
    .where('starts_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Some of an organisation that are still to come, held until the transaction ends. */
export const lockSomeToCome = (tx: Tx, organisationId: string, now: Date, limit: number): Promise<InterviewRow[]> =>
  tx
    .selectFrom('interviews')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'scheduled')
    .where('starts_at', '>', now)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();

export async function deleteInterview(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('interviews').where('id', '=', id).execute();
}

type NewInterview = Insertable<Interviews> & { starts_at: Date };

/** The same interview sent twice is found, not written again. One that went while it was looked for is written after all. */
export async function insertOrFind(tx: Tx, interview: NewInterview): Promise<InterviewRow> {
  for (;;) {
    const row = (await insertUnlessThere(tx, interview)) ?? (await findSame(tx, interview));
    if (row) return row;
  }
}

const insertUnlessThere = (tx: Tx, interview: NewInterview): Promise<InterviewRow | undefined> =>
  tx
    .insertInto('interviews')
    .values(interview)
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'job_id', 'candidate_id', 'starts_at'])
        .where(sql<boolean>`status <> 'cancelled'`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

const findSame = (tx: Tx, interview: NewInterview): Promise<InterviewRow | undefined> =>
  tx
    .selectFrom('interviews')
    .selectAll()
    .where('organisation_id', '=', interview.organisation_id)
    .where('job_id', '=', interview.job_id)
    .where('candidate_id', '=', interview.candidate_id)
    .where('starts_at', '=', interview.starts_at)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst();

/** The interview whose time was chosen with a link. */
export const findOfBooking = (tx: Tx, organisationId: string, bookingId: string): Promise<InterviewRow | undefined> =>
  tx
    .selectFrom('interviews')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('booking_id', '=', bookingId)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst();

export interface Placed {
  calendarLink: string | null;
  meetLink: string | null;
}

/** Nothing when another process confirmed or gave it up before. */
export const confirmPlaced = (tx: Tx, id: string, placed: Placed, now: Date): Promise<InterviewRow | undefined> =>
  tx
    .updateTable('interviews')
    .set({ status: 'scheduled', calendar_link: placed.calendarLink, meet_link: placed.meetLink, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'placing')
    .returningAll()
    .executeTakeFirst();

export async function deletePlacing(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('interviews').where('id', '=', id).where('status', '=', 'placing').execute();
}

/** Whether it came to be and was not cancelled since. */
export const isScheduled = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('interviews')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .executeTakeFirst()) !== undefined;

export const moveInterview = (
  tx: Tx,
  id: string,
  to: { start: Date; end: Date; timeZone: string; candidateZone?: string; holdsSlot: boolean; now: Date },
): Promise<InterviewRow> =>
  tx
    .updateTable('interviews')
    .set((eb) => ({
      starts_at: to.start,
      ends_at: to.end,
      time_zone: to.timeZone,
      holds_slot: to.holdsSlot,
      ...(to.candidateZone !== undefined && { candidate_time_zone: to.candidateZone }),
      // What became of it at its old time says nothing of the new one.
      outcome: null,
      sequence: eb('sequence', '+', 1),
      updated_at: to.now,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const markCancelled = (tx: Tx, id: string, reason: string, now: Date): Promise<InterviewRow> =>
  tx
    .updateTable('interviews')
    .set((eb) => ({ status: 'cancelled', cancel_reason: reason, sequence: eb('sequence', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** What became of it is no change of what was arranged, whose moment stays. */
export async function setOutcome(tx: Tx, id: string, outcome: InterviewRow['outcome']): Promise<void> {
  await tx.updateTable('interviews').set({ outcome }).where('id', '=', id).execute();
}

export async function setMeetLink(tx: Tx, id: string, { calendarLink, meetLink }: Placed): Promise<void> {
  await tx
    .updateTable('interviews')
    .set({ calendar_link: calendarLink, meet_link: meetLink })
    .where('id', '=', id)
    .execute();
}

/** A change that the organiser's calendar does not have yet, and what of it is still to be told. */
export async function setCalendarBehind(tx: Tx, id: string, untold: string | null): Promise<void> {
  await tx
    .updateTable('interviews')
    .set({ is_calendar_behind: true, ...(untold !== null && { untold }) })
    .where('id', '=', id)
    .execute();
}

/** Everyone knows of the last change: from their calendar, which then has it too, or from a mail. */
export async function setTold(tx: Tx, id: string, { byCalendar }: { byCalendar: boolean }): Promise<void> {
  await tx
    .updateTable('interviews')
    .set({ untold: null, ...(byCalendar && { is_calendar_behind: false }) })
    .where('id', '=', id)
    .execute();
}

/** What a recruiter's calendar has not taken: it may be connected again. */
export const listBehind = (tx: Tx, organisationId: string, accountId: string, now: Date): Promise<InterviewRow[]> =>
  tx
    .selectFrom('interviews')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('organiser_account_id', '=', accountId)
    .where('calendar', '=', 'google')
    .where('is_calendar_behind', '=', true)
    .where('status', '<>', 'placing')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .limit(200)
    .execute();

/** Of two at the same time for the same job, that of the kept record stays and the other goes with its record. */
export async function reassignInterviews(
  tx: Tx,
  { keptId, mergedId }: { keptId: string; mergedId: string },
  only?: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update interviews i set candidate_id = ${keptId}
    where i.candidate_id = ${mergedId} and ${isAmong('i.id', only)} and not exists (
      select from interviews k where k.candidate_id = ${keptId} and k.job_id = i.job_id and k.starts_at = i.starts_at
        and k.status <> 'cancelled' and i.status <> 'cancelled')
    returning i.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those of a recruiter that are still to come, in a calendar that can be changed elsewhere and has what was changed here. */
export const listOutside = (tx: Tx, organisationId: string, accountId: string, now: Date): Promise<InterviewRow[]> =>
  tx
    .selectFrom('interviews')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('organiser_account_id', '=', accountId)
    .where('calendar', '=', 'google')
    .where('status', '=', 'scheduled')
    .where('is_calendar_behind', '=', false)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .limit(200)
    .execute();

export interface Pointless {
  id: string;
  why: 'closed' | 'hired' | 'withdrawn' | 'rejected';
}

/** Interviews to come whose application has ended or whose job is closed. */
export async function listPointless(
  tx: Tx,
  { organisationId, jobId, candidateId = null }: { organisationId: string; jobId: string; candidateId?: string | null },
  now: Date,
): Promise<Pointless[]> {
  const { rows } = await sql<Pointless>`
    select i.id, case when a.withdrawn_at is not null then 'withdrawn' when j.status = 'Closed' then 'closed'
      else a.status end as why
    from interviews i
    join jobs j on j.id = i.job_id
    join applications a on a.job_id = i.job_id and a.candidate_id = i.candidate_id
    where i.organisation_id = ${organisationId} and i.job_id = ${jobId} and i.status = 'scheduled' and i.starts_at > ${now}
      and (${candidateId}::uuid is null or i.candidate_id = ${candidateId})
      and (j.status = 'Closed' or a.status in ('hired', 'rejected'))
    order by i.starts_at, i.id limit 1000`.execute(tx);
  return rows;
}
