import { Temporal } from 'temporal-polyfill';

/** Where the demonstration's companies are. */
export const ukZone = 'Europe/London';

/** A time on a day of this week (1 is Monday; 8 the next one, 0 and less before), on the clocks in London. */
export function zonedMoment(now: Date, { day, hour, minute }: { day: number; hour: number; minute: number }): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ukZone).toPlainDate();
  const date = today.add({ days: day - today.dayOfWeek });
  return new Date(date.toZonedDateTime({ timeZone: ukZone, plainTime: { hour, minute } }).epochMilliseconds);
}
