import { Temporal } from 'temporal-polyfill';

/** Moments at which the dashboard's days, weeks and months begin, on the clocks of one time zone. */
export interface StatsPeriods {
  monthStart: Date;
  thisWeek: Date;
  nextWeek: Date;
  lastWeek: Date;
  /** Each of the last fourteen days, oldest first; the last is today. */
  days: Date[];
  /** Each of the last eight weeks, oldest first; the last is this week. */
  weeks: Date[];
}

const dayCount = 14;
const weekCount = 8;

/** Counted on the calendar, not in hours: a day on which the clocks change has 23 or 25 of them. */
export function periodsAt(now: Date, timeZone: string): StatsPeriods {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const startOf = (date: Temporal.PlainDate) => new Date(date.toZonedDateTime(timeZone).epochMilliseconds);
  const before = (count: number) => Array.from({ length: count }, (_, index) => count - 1 - index);
  return {
    monthStart: startOf(today.with({ day: 1 })),
    thisWeek: startOf(monday),
    nextWeek: startOf(monday.add({ weeks: 1 })),
    lastWeek: startOf(monday.subtract({ weeks: 1 })),
    days: before(dayCount).map((ago) => startOf(today.subtract({ days: ago }))),
    weeks: before(weekCount).map((ago) => startOf(monday.subtract({ weeks: ago }))),
  };
}

/** In whole percent; from nothing to something is 100. */
export function percentChange(now: number, before: number): number {
  if (before === 0) return now > 0 ? 100 : 0;
  return Math.round(((now - before) / before) * 100);
}
