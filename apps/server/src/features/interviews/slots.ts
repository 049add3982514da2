import type { Slot } from '@candela/contract/interviews/interviews.schemas.ts';
import { scheduleTexts } from '@candela/contract/interviews/schedule-rules.ts';
import { AppError } from '../../platform/errors.ts';
import { readMoment, readZone } from './times.ts';

export interface SlotInput {
  startDateTime: string;
  endDateTime: string;
  timeZone: string;
}

/** A slot as it is kept: moments, and the zone they were meant in. */
export function readSlot(input: SlotInput, now: Date, path = 'proposedSlots'): Slot {
  const zone = readZone(input.timeZone);
  const start = readMoment(path, input.startDateTime, zone);
  const end = readMoment(path, input.endDateTime, zone);
  const refuse = (message: string) => new AppError('VALIDATION_FAILED', { message });
  if (!start || !end) throw refuse(scheduleTexts.incomplete);
  if (end <= start) throw refuse(scheduleTexts.endBeforeStart);
  if (start <= now) throw refuse(scheduleTexts.past);
  return { startDateTime: start.toISOString(), endDateTime: end.toISOString(), timeZone: zone };
}
