import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { isUniqueViolation, type Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { lockScheduled, moveInterview } from './change.service.ts';
import { toView } from './interview-view.ts';
import { findShown, type InterviewRow } from './interviews.repo.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { readSlot, type SlotInput } from './slots.ts';
import { readMoment } from './times.ts';

interface Change extends SlotInput {
  insteadOf?: string | undefined;
  /** Told to everyone who was invited. */
  reason: string;
}

/** Another time, chosen by a recruiter. The same change sent twice tells no one twice. */
export const changeTime = (
  tools: InterviewTools,
  principal: RecruiterPrincipal,
  id: string,
  change: Change,
): Promise<CalendarInterview> =>
  tools.database
    .transaction(tenantScope(principal), async (tx) => {
      await move(tools, tx, principal, await lockScheduled(tx, principal.organisationId, id), change);
      const shown = await findShown(tx, id);
      if (!shown) throw new AppError('NOT_FOUND');
      return toView(tools, principal, shown);
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      const message = 'The candidate has another interview for this job at that time.';
      throw new AppError('SLOT_TAKEN', { message });
    });

async function move(
  tools: InterviewTools,
  tx: Tx,
  { accountId }: RecruiterPrincipal,
  interview: InterviewRow,
  change: Change,
): Promise<void> {
  const now = tools.clock.now();
  if (interview.status !== 'scheduled' || interview.starts_at <= now) throw new AppError('INTERVIEW_OVER');
  const slot = readSlot(change, now, 'startDateTime');
  const [start, end] = [new Date(slot.startDateTime), new Date(slot.endDateTime)];
  if (start.getTime() === interview.starts_at.getTime() && end.getTime() === interview.ends_at.getTime()) return;
  refuseUnseen(interview, change.insteadOf);
  const to = { start, end, timeZone: slot.timeZone, actorAccountId: accountId };
  await moveInterview(tools, tx, interview, { ...to, why: { reason: change.reason.trim() } });
}

/** Chosen on a page that showed another time than the one it has by now: that one is not moved without a word. */
function refuseUnseen({ starts_at }: InterviewRow, insteadOf: string | undefined): void {
  const seen = insteadOf === undefined ? null : readMoment('insteadOf', insteadOf, 'UTC');
  if (!seen || seen.getTime() === starts_at.getTime()) return;
  throw new AppError('CONFLICT', { message: 'The interview was moved in the meantime. It has not been changed.' });
}
