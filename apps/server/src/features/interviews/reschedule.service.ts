import type { CalendarInterview, RescheduleRequest, Slot } from '@candela/contract/interviews/interviews.schemas.ts';
import { rescheduleTexts } from '@candela/contract/interviews/reschedule.routes.ts';
import { isUniqueViolation, type Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import {
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import { lockScheduled, moveInterview } from './change.service.ts';
import { toView } from './interview-view.ts';
import { findShown, type InterviewRow } from './interviews.repo.ts';
import type { InterviewTools } from './interviews.tools.ts';
import * as repo from './reschedule.repo.ts';
import { readSlot, type SlotInput } from './slots.ts';
import { notifyCandidate, notifyOrganiser } from './tell.service.ts';

const periodOfSlot = ({ startDateTime, endDateTime }: Slot) => ({
  start: new Date(startDateTime),
  end: new Date(endDateTime),
});

/** The same time proposed twice is one: a recruiter chooses between times that differ. */
const differing = (slots: readonly Slot[]): Slot[] => [
  ...new Map(slots.map((slot) => [`${slot.startDateTime} ${slot.endDateTime}`, slot])).values(),
];

/** The candidate's own, or nothing: row-level security shows no other. */
async function findOwn(tx: Tx, interviewId: string) {
  const interview = await findShown(tx, interviewId);
  if (!interview) throw new AppError('NOT_FOUND');
  return interview;
}

export const requestReschedule = (
  tools: InterviewTools,
  principal: CandidatePrincipal,
  interviewId: string,
  input: { proposedSlots: readonly SlotInput[]; message: string },
): Promise<RescheduleRequest> =>
  tools.database.transaction(accountScope(principal), async (tx) => {
    const now = tools.clock.now();
    const interview = await findOwn(tx, interviewId);
    if (interview.status !== 'scheduled' || interview.starts_at <= now) throw new AppError('INTERVIEW_OVER');
    const slots = differing(input.proposedSlots.map((slot) => readSlot(slot, now)));
    const organisationId = interview.organisation_id;
    const message = input.message.trim();
    const { row, isNew } = await repo.saveRequest(tx, { organisationId, interviewId, slots, message, now });
    refuseOvertaken(interview, await findOwn(tx, interviewId));
    const asked = { asked: slots.map(periodOfSlot), message };
    if (isNew) await notifyOrganiser(tools, tx, interview, 'interview.time-asked', asked);
    return repo.toRequest(row);
  });

/** Writing the request waits for a recruiter who changes the interview in that moment: what they did is seen only then. */
function refuseOvertaken(before: InterviewRow, after: InterviewRow): void {
  if (after.status !== 'scheduled') throw new AppError('INTERVIEW_OVER');
  if (after.sequence === before.sequence && after.starts_at.getTime() === before.starts_at.getTime()) return;
  throw new AppError('CONFLICT', { message: 'The interview has just been moved. Please look at its new time first.' });
}

export const findOwnRequest = (
  tools: InterviewTools,
  principal: CandidatePrincipal,
  interviewId: string,
): Promise<RescheduleRequest | null> =>
  tools.database.transaction(accountScope(principal), async (tx) => {
    const interview = await findOwn(tx, interviewId);
    const row = await repo.findLatest(tx, interview);
    return row ? repo.toRequest(row) : null;
  });

export const listRequests = (
  tools: InterviewTools,
  principal: RecruiterPrincipal,
  interviewId: string,
): Promise<RescheduleRequest[]> =>
  tools.database.transaction(tenantScope(principal), async (tx) => {
    if (!(await findShown(tx, interviewId))) throw new AppError('NOT_FOUND');
    return (await repo.listRequests(tx, principal.organisationId, interviewId)).map(repo.toRequest);
  });

interface RequestKey {
  interviewId: string;
  requestId: string;
}

/** The interview and the request, both held; a request that was answered before is a conflict. */
async function lockOpen(tx: Tx, organisationId: string, { interviewId, requestId }: RequestKey) {
  const interview = await lockScheduled(tx, organisationId, interviewId);
  const request = await repo.lockRequest(tx, organisationId, interviewId, requestId);
  if (!request) throw new AppError('NOT_FOUND');
  if (request.status !== 'pending') {
    const isReplaced = request.reason === rescheduleTexts.replaced;
    const message = isReplaced
      ? 'The candidate has asked for other times since. Please look at them first.'
      : 'This request was answered already.';
    throw new AppError('CONFLICT', { message });
  }
  // It may have been cancelled in the very moment in which the candidate asked.
  if (interview.status === 'cancelled') throw new AppError('INTERVIEW_OVER');
  return { interview, request: repo.toRequest(request) };
}

export const acceptReschedule = (
  tools: InterviewTools,
  principal: RecruiterPrincipal,
  key: RequestKey,
  chosen: SlotInput,
): Promise<{ request: RescheduleRequest; interview: CalendarInterview }> =>
  tools.database
    .transaction(tenantScope(principal), async (tx) => {
      const now = tools.clock.now();
      const { interview, request } = await lockOpen(tx, principal.organisationId, key);
      const wanted = readSlot(chosen, now);
      const acceptedSlot = request.proposedSlots.find(
        (slot) => slot.startDateTime === wanted.startDateTime && slot.endDateTime === wanted.endDateTime,
      );
      if (!acceptedSlot) {
        throw new AppError('VALIDATION_FAILED', { message: 'Please choose one of the proposed times.' });
      }
      const decided = await repo.decideRequest(tx, interview.organisation_id, key.requestId, {
        status: 'accepted',
        acceptedSlot,
        reason: '',
        decidedBy: principal.accountId,
        now,
      });
      if (!decided) throw new AppError('CONFLICT');
      await moveInterview(tools, tx, interview, {
        start: new Date(acceptedSlot.startDateTime),
        end: new Date(acceptedSlot.endDateTime),
        // People are told in the zone it was agreed in; the candidate's browser only says UTC.
        timeZone: interview.time_zone,
        actorAccountId: principal.accountId,
        why: 'asked',
      });
      const shown = await findShown(tx, key.interviewId);
      if (!shown) throw new AppError('NOT_FOUND');
      return { request: repo.toRequest(decided), interview: toView(tools, principal, shown) };
    })
    .catch((error: unknown) => {
      // The candidate has another interview for this job at that very time.
      throw isUniqueViolation(error) ? new AppError('CONFLICT') : error;
    });

export const rejectReschedule = (
  tools: InterviewTools,
  principal: RecruiterPrincipal,
  key: RequestKey,
  reason: string,
): Promise<RescheduleRequest> =>
  tools.database.transaction(tenantScope(principal), async (tx) => {
    const { interview, request } = await lockOpen(tx, principal.organisationId, key);
    const decided = await repo.decideRequest(tx, interview.organisation_id, key.requestId, {
      status: 'rejected',
      acceptedSlot: null,
      reason: reason.trim(),
      decidedBy: principal.accountId,
      now: tools.clock.now(),
    });
    if (!decided) throw new AppError('CONFLICT');
    const asked = request.proposedSlots.map(periodOfSlot);
    await notifyCandidate(tools, tx, interview, 'interview.time-refused', { asked, reason: decided.reason });
    return repo.toRequest(decided);
  });
