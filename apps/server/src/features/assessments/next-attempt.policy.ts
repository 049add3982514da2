import { lockOf } from '@candela/contract/assessments/assessment-rules.ts';
import { after, days } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type Attempt, listBegunSince } from './assessments.repo.ts';

/** A hundred answers: more than a day of honest practice, and a bound to what one account makes the grader do. */
export const practiceAttemptsADay = 20;

export function assertUnlocked(last: Attempt, now: Date): void {
  const completedAt = last.completed_at?.toISOString() ?? null;
  if (lockOf({ type: last.type, status: last.status, completedAt }, now).isLocked)
    throw new AppError('ASSESSMENT_LOCKED');
}

/** Whether another attempt may follow the last one, which the caller holds: the CV assessment waits, practice is counted. */
export async function assertMayRepeat(tx: Tx, last: Attempt, now: Date): Promise<void> {
  assertUnlocked(last, now);
  if (last.type !== 'practice') return;
  const begun = await listBegunSince(tx, last.account_id, last.type, after(now, -days(1)), practiceAttemptsADay);
  const first = begun.at(-1);
  if (!first || begun.length < practiceAttemptsADay) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((after(first, days(1)).getTime() - now.getTime()) / 1000));
  throw new AppError('RATE_LIMITED', {
    message: `You have practised ${practiceAttemptsADay} times within a day, which is the most. You can practise again ${inWords(retryAfterSeconds)}.`,
    retryAfterSeconds,
  });
}

function inWords(seconds: number): string {
  const hours = Math.ceil(seconds / 3600);
  return hours === 1 ? 'within the hour' : `in ${hours} hours`;
}
