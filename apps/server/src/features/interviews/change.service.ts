import type { CalendarInterview, InterviewOutcome } from '@candela/contract/interviews/interviews.schemas.ts';
import { interviewCancelled, interviewMoved } from '../../events/interviews.events.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { toView } from './interview-view.ts';
import type { Change } from './interview-words.ts';
import * as repo from './interviews.repo.ts';
import { updateEventTask } from './interviews.tasks.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { enqueueReminders } from './reminders.service.ts';
import { closeOpenRequests } from './reschedule.repo.ts';
import {
  mailInvitations,
  nameOf,
  notifyCandidateOfChange,
  notifyInterviewers,
  notifyOtherOrganiser,
} from './tell.service.ts';
import { type Untold, withEarlier } from './untold.ts';
import type { WhyMoved } from './why-moved.ts';

interface Move {
  start: Date;
  end: Date;
  timeZone: string;
  actorAccountId: string | null;
  /** The candidate chose it with a link: no other candidate gets it. */
  holdsSlot?: boolean;
  candidateZone?: string;
  why?: WhyMoved;
}

/** A new time for everyone, in the caller's transaction. */
export async function moveInterview(
  tools: InterviewTools,
  tx: Tx,
  interview: repo.InterviewRow,
  to: Move,
  change: { isToldElsewhere: boolean } = { isToldElsewhere: false },
): Promise<repo.InterviewRow> {
  const now = tools.clock.now();
  const moved = await repo.moveInterview(tx, interview.id, { ...to, holdsSlot: to.holdsSlot ?? false, now });
  const told = {
    before: { start: interview.starts_at, end: interview.ends_at },
    ...(to.why && { why: to.why }),
    writer: await nameOf(tx, to.actorAccountId),
  };
  await closeOpenRequests(tx, interview, 'The interview has a new time.', now);
  await record(tools, tx, moved, 'interview.moved', to.actorAccountId);
  await tools.events.emit(tx, interviewMoved, moved.organisation_id, subjectOf(moved));
  if (!change.isToldElsewhere) {
    const by = to.why === 'chosen' ? ('candidate' as const) : { accountId: to.actorAccountId };
    await tellOfChange(tools, tx, moved, 'moved', told, by);
  }
  await notifyCandidateOfChange(tools, tx, moved, 'interview.moved', told);
  await notifyInterviewers(tools, tx, moved, 'interview.changed', 'moved', told);
  // What a candidate or a calendar changes has words of its own.
  if (to.why && to.why !== 'chosen') await notifyOtherOrganiser(tools, tx, moved, to.actorAccountId, 'moved', told);
  await enqueueReminders(tools, tx, moved);
  return moved;
}

/** Has the organiser's calendar brought in line. Until it is, what it says of the time does not count. */
export async function enqueueUpdate(
  { queue }: InterviewTools,
  tx: Tx,
  interview: repo.InterviewRow,
  untold: Untold | null = null,
): Promise<void> {
  const { organisation_id: organisationId, id: interviewId } = interview;
  await repo.setCalendarBehind(tx, interviewId, untold && withEarlier(interview, untold));
  const payload = { organisationId, interviewId };
  await queue.enqueue(tx, updateEventTask, payload, { tenant: { organisationId }, key: interviewId });
}

/** Calendars that invite people tell them themselves, once they know; otherwise we write. */
async function tellOfChange(
  tools: InterviewTools,
  tx: Tx,
  interview: repo.InterviewRow,
  kind: 'moved' | 'cancelled',
  change: Change,
  by: Untold['by'],
): Promise<void> {
  if (interview.calendar === 'local') return mailInvitations(tools, tx, interview, kind, change);
  await enqueueUpdate(tools, tx, interview, { before: change.before ?? null, why: change.why ?? null, by });
}

const subjectOf = ({ id, candidate_id, job_id }: repo.InterviewRow) => ({
  interviewId: id,
  candidateId: candidate_id,
  jobId: job_id,
});

const record = (
  { clock }: InterviewTools,
  tx: Tx,
  interview: repo.InterviewRow,
  action: string,
  actorAccountId: string | null,
) =>
  recordAudit(tx, {
    action,
    at: clock.now(),
    organisationId: interview.organisation_id,
    actorAccountId,
    subject: { type: 'candidate', id: interview.candidate_id },
    detail: { jobId: interview.job_id, interviewId: interview.id },
  });

/** The row, held until the transaction ends; one that never came to be does not exist. */
export async function lockScheduled(tx: Tx, organisationId: string, id: string): Promise<repo.InterviewRow> {
  const interview = await repo.lockInterview(tx, organisationId, id);
  if (!interview || interview.status === 'placing') throw new AppError('NOT_FOUND');
  return interview;
}

async function view(
  tools: InterviewTools,
  tx: Tx,
  principal: RecruiterPrincipal,
  id: string,
): Promise<CalendarInterview> {
  const shown = await repo.findShown(tx, id);
  if (!shown) throw new AppError('NOT_FOUND');
  return toView(tools, principal, shown);
}

interface Cancellation {
  reason: string;
  actorAccountId: string | null;
  /** The calendar has told everyone already. */
  isToldElsewhere?: boolean;
  byCandidate?: boolean;
}

/** In the caller's transaction; cancelling twice tells no one twice. */
export async function cancelIn(
  tools: InterviewTools,
  tx: Tx,
  interview: repo.InterviewRow,
  { reason, actorAccountId, isToldElsewhere = false, byCandidate = false }: Cancellation,
): Promise<void> {
  if (interview.status === 'cancelled') return;
  const now = tools.clock.now();
  const cancelled = await repo.markCancelled(tx, interview.id, reason.trim(), now);
  await closeOpenRequests(tx, interview, 'The interview was cancelled.', now);
  await record(tools, tx, cancelled, 'interview.cancelled', actorAccountId);
  await tools.events.emit(tx, interviewCancelled, cancelled.organisation_id, { ...subjectOf(cancelled), byCandidate });
  const writer = byCandidate ? cancelled.candidate_name : await nameOf(tx, actorAccountId);
  const by = byCandidate ? ('candidate' as const) : { accountId: actorAccountId };
  if (!isToldElsewhere) await tellOfChange(tools, tx, cancelled, 'cancelled', { writer }, by);
  await notifyCandidateOfChange(tools, tx, cancelled, 'interview.cancelled', { writer });
  await notifyInterviewers(tools, tx, cancelled, 'interview.changed', 'cancelled', { writer });
  // What a candidate cancels has words of its own.
  if (!byCandidate) await notifyOtherOrganiser(tools, tx, cancelled, actorAccountId, 'cancelled', { writer });
}

/** Only what is still to come: of one that has begun it is said what became of it. */
export const cancelInterview = (
  tools: InterviewTools,
  principal: RecruiterPrincipal,
  id: string,
  reason: string,
): Promise<CalendarInterview> =>
  tools.database.transaction(tenantScope(principal), async (tx) => {
    const interview = await lockScheduled(tx, principal.organisationId, id);
    if (interview.status === 'scheduled' && interview.starts_at <= tools.clock.now()) {
      throw new AppError('CONFLICT', { message: 'The interview has begun. You can note whether it took place.' });
    }
    await cancelIn(tools, tx, interview, { reason, actorAccountId: principal.accountId });
    return view(tools, tx, principal, id);
  });

/** What became of an interview; only once it has begun. */
export const noteOutcome = (
  tools: InterviewTools,
  principal: RecruiterPrincipal,
  id: string,
  outcome: InterviewOutcome,
): Promise<CalendarInterview> =>
  tools.database.transaction(tenantScope(principal), async (tx) => {
    const interview = await lockScheduled(tx, principal.organisationId, id);
    const now = tools.clock.now();
    if (interview.status !== 'scheduled' || interview.starts_at > now) {
      throw new AppError('CONFLICT', { message: 'This is possible once the interview has begun.' });
    }
    await repo.setOutcome(tx, id, outcome);
    // Who asked for another time and did not come may still be given it.
    if (outcome !== 'no-show') await closeOpenRequests(tx, interview, 'The interview is over.', now);
    await record(tools, tx, interview, `interview.${outcome}`, principal.accountId);
    return view(tools, tx, principal, id);
  });
