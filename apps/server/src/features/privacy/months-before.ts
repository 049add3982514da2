import { Temporal } from 'temporal-polyfill';

/** By the calendar: six months before the last of August is the last of February, not a day in March. */
export function monthsBefore(moment: Date, months: number): Date {
  const then = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO('UTC').subtract({ months });
  return new Date(then.epochMilliseconds);
}
