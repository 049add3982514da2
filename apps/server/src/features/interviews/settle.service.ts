import { interviewScheduled } from '../../events/interviews.events.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { organisationScope, type Scope } from '../../platform/database/scope.ts';
import { changeStatus } from '../applications/applications.service.ts';
import type { OpenCalendar } from '../calendar/grants.service.ts';
import { eventIdOf, toCalendarEvent } from './interview-view.ts';
import * as repo from './interviews.repo.ts';
import { removeEventTask } from './interviews.tasks.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { enqueueReadBack } from './read-back.service.ts';
import { enqueueReminders } from './reminders.service.ts';
import {
  applicationOf,
  mailInvitations,
  notifyCandidate,
  notifyInterviewers,
  notifyOrganiser,
} from './tell.service.ts';

/** Why there is no interview although the calendar took it: what it was for ended while it was written. */
export type Overtaken = 'JOB_CLOSED' | 'WITHDRAWN' | 'CONFLICT' | 'BOOKING_ENDED';

/**
 * Puts the event into the calendar and, once it is there, makes the interview one. Repeating it changes nothing, and of two
 * who do it at once either may be first: an event without an interview is taken out again, by either.
 */
export async function placeAndConfirm(
  tools: InterviewTools,
  scope: Scope,
  opened: OpenCalendar,
  interview: repo.InterviewRow,
): Promise<Overtaken | null> {
  const { database, grants } = tools;
  let placed: repo.Placed;
  try {
    placed = await grants.use(scope, opened, (calendar, grant) => calendar.place(grant, toCalendarEvent(interview)));
  } catch (error) {
    const isThere = await database.transaction(scope, async (tx) => {
      await repo.deletePlacing(tx, interview.id);
      return takeOutUnused(tools, tx, opened.accountId, interview);
    });
    if (isThere) return null;
    throw error;
  }
  return database.transaction(scope, (tx) => confirm(tools, tx, interview, placed, opened));
}

async function confirm(
  tools: InterviewTools,
  tx: Tx,
  interview: repo.InterviewRow,
  placed: repo.Placed,
  opened: OpenCalendar,
): Promise<Overtaken | null> {
  const overtaken = await overtakenBy(tx, interview);
  if (overtaken) await repo.deletePlacing(tx, interview.id);
  const confirmed = overtaken ? undefined : await repo.confirmPlaced(tx, interview.id, placed, tools.clock.now());
  if (confirmed) await announce(tools, tx, confirmed, opened);
  else await takeOutUnused(tools, tx, opened.accountId, interview);
  return overtaken;
}

async function overtakenBy(tx: Tx, interview: repo.InterviewRow): Promise<Overtaken | null> {
  const application = await applicationOf(tx, interview);
  if (!application) return null;
  const { isWithdrawn, jobStatus, status, movedAt } = application;
  const isDecided = (status === 'hired' || status === 'rejected') && movedAt > interview.created_at;
  if (!isWithdrawn && jobStatus !== 'Closed' && !isDecided) return null;
  if (interview.booking_id) return 'BOOKING_ENDED';
  if (isWithdrawn) return 'WITHDRAWN';
  return jobStatus === 'Closed' ? 'JOB_CLOSED' : 'CONFLICT';
}

/** Answers whether the interview is there after all: another process, with the same form, was through with it. */
async function takeOutUnused({ queue }: InterviewTools, tx: Tx, accountId: string, interview: repo.InterviewRow) {
  if (await repo.isScheduled(tx, interview.id)) return true;
  const organisationId = interview.organisation_id;
  const payload = { accountId, eventId: eventIdOf(interview.id) };
  await queue.enqueue(tx, removeEventTask, payload, { tenant: { organisationId } });
  return false;
}

/** What follows from an interview, all or nothing. */
async function announce(tools: InterviewTools, tx: Tx, interview: repo.InterviewRow, opened: OpenCalendar) {
  const { organisation_id: organisationId, candidate_id: candidateId, job_id: jobId } = interview;
  const now = tools.clock.now();
  const application = await applicationOf(tx, interview);
  if (application?.status === 'pending' || application?.status === 'testing') {
    await changeStatus(tx, tools.events, {
      organisationId,
      candidateId,
      jobId,
      to: 'interview',
      actorAccountId: interview.booking_id ? null : interview.organiser_account_id,
      reason: interview.booking_id ? 'the candidate chose an interview time' : 'an interview was scheduled',
      now,
    });
  }
  await recordAudit(tx, {
    action: 'interview.scheduled',
    at: now,
    organisationId,
    actorAccountId: interview.organiser_account_id,
    subject: { type: 'candidate', id: candidateId },
    detail: { jobId, interviewId: interview.id },
  });
  await tools.events.emit(tx, interviewScheduled, organisationId, { interviewId: interview.id, candidateId, jobId });
  if (!opened.calendar.invitesAttendees) await mailInvitations(tools, tx, interview, 'new');
  await notifyCandidate(tools, tx, interview, 'interview.scheduled');
  await notifyInterviewers(tools, tx, interview, 'interview.invited');
  if (interview.booking_id) await notifyOrganiser(tools, tx, interview, 'interview.booked');
  await enqueueReminders(tools, tx, interview);
  if (opened.calendar.invitesAttendees)
    await enqueueReadBack(tools, tx, { organisationId, accountId: opened.accountId });
}

/** For what was left half-way by a process that is gone. */
export async function settleInterview(
  tools: InterviewTools,
  { organisationId, interviewId }: { organisationId: string; interviewId: string },
): Promise<void> {
  const scope = organisationScope(organisationId);
  const { interview, opened } = await tools.database.transaction(scope, async (tx) => {
    const row = await repo.lockInterview(tx, organisationId, interviewId);
    const organiser = row?.status === 'placing' ? row.organiser_account_id : null;
    return { interview: row, opened: organiser ? await tools.grants.find(tx, organiser) : undefined };
  });
  if (interview?.status !== 'placing') return;
  // What it was for may have ended: then no one waits for an answer, and there is none to give.
  if (opened) return void (await placeAndConfirm(tools, scope, opened, interview));
  await tools.database.transaction(scope, (tx) => repo.deletePlacing(tx, interviewId));
}
