import { clockTexts } from '@candela/contract/interviews/clock-texts.ts';
import { Temporal } from 'temporal-polyfill';
import { AppError } from '../../platform/errors.ts';

export interface Period {
  start: Date;
  end: Date;
}

const refuse = (path: string, message: string): never => {
  throw new AppError('VALIDATION_FAILED', { message, errors: [{ path, message }] });
};

/** The zone as the time-zone database spells it; an offset or a made-up name is none. */
export function readZone(name: string): string {
  try {
    // Zones have rules for their clocks; a bare offset has none.
    if (/^[+-]\d/.test(name)) throw new RangeError('an offset');
    return Temporal.Now.zonedDateTimeISO(name).timeZoneId;
  } catch {
    return refuse('timeZone', 'Please choose a time zone from the list.');
  }
}

/**
 * A moment as it was sent: with an offset as it is, without one on the clocks of the zone. An hour that the clocks skip
 * or show twice is no moment: the sender has to say which is meant. Null for nothing at all.
 */
export function readMoment(path: string, text: string, zone: string): Date | null {
  if (!text.trim()) return null;
  if (/(?:z|[+-]\d\d:?\d\d)$/i.test(text.trim())) return readInstant(path, text.trim());
  const local = readLocal(path, text.trim());
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    local.toZonedDateTime(zone, { disambiguation }),
  );
  if (!earlier || !later) return null;
  if (!earlier.toPlainDateTime().equals(local)) {
    return refuse(path, clockTexts.skipped(zone));
  }
  if (earlier.epochMilliseconds !== later.epochMilliseconds) {
    return refuse(path, clockTexts.twice(zone));
  }
  return inRange(path, earlier.epochMilliseconds);
}

function readInstant(path: string, text: string): Date {
  try {
    return inRange(path, Temporal.Instant.from(text).epochMilliseconds);
  } catch (error) {
    if (error instanceof AppError) throw error;
    return refuse(path, 'Please enter a date and a time.');
  }
}

function readLocal(path: string, text: string): Temporal.PlainDateTime {
  try {
    return Temporal.PlainDateTime.from(text);
  } catch {
    return refuse(path, 'Please enter a date and a time.');
  }
}

const [earliest, latest] = [Date.UTC(2000, 0, 1), Date.UTC(2200, 0, 1)];

/** What the database can hold, and any interview can mean. */
function inRange(path: string, milliseconds: number): Date {
  if (milliseconds < earliest || milliseconds > latest) refuse(path, 'Please enter a date within reach.');
  return new Date(milliseconds);
}

/** From the first moment of a day to the last of another, on the clocks of a zone; or between two moments. */
export function readPeriod(query: { startDate: string; endDate: string; timeZone: string }): Period {
  const zone = readZone(query.timeZone);
  const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
  const read = (path: 'startDate' | 'endDate', days: number): Date => {
    const text = query[path];
    if (!isDay(text)) return readMoment(path, text, zone) ?? refuse(path, 'Please enter a date.');
    try {
      const day = Temporal.PlainDate.from(text).add({ days });
      return inRange(path, day.toZonedDateTime(zone).epochMilliseconds);
    } catch (error) {
      if (error instanceof AppError) throw error;
      return refuse(path, 'Please enter a date.');
    }
  };
  return { start: read('startDate', 0), end: read('endDate', 1) };
}

/** Monday to Sunday around a moment, by the calendar of a zone: seven days, however many hours the clocks make of them. */
export function weekOf(moment: Date, zone: string): Period {
  const day = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  const at = (date: Temporal.PlainDate) => new Date(date.toZonedDateTime(zone).epochMilliseconds);
  return { start: at(monday), end: at(monday.add({ days: 7 })) };
}

const dayFormat: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
const timeFormat: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** "+01:00" for a time that the clocks of the zone show twice that night, which would be read as either; otherwise nothing. */
function offsetIfTwice(date: Date, zone: string): string {
  const at = Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(zone);
  const local = at.toPlainDateTime();
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    local.toZonedDateTime(zone, { disambiguation }),
  );
  return earlier?.epochMilliseconds === later?.epochMilliseconds ? '' : ` UTC${at.offset}`;
}

/** "Tuesday 17 November 2026, 14:00 to 15:00 (Europe/London)": whose clock it is stands beside it, and another day at its end. */
export function periodText({ start, end }: Period, timeZone: string): string {
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(date);
  const timeOf = (date: Date) => `${format(date, timeFormat)}${offsetIfTwice(date, timeZone)}`;
  const momentOf = (date: Date) => `${format(date, { weekday: 'long' })} ${format(date, dayFormat)}, ${timeOf(date)}`;
  const isOneDay = dayText(start, timeZone) === dayText(end, timeZone);
  return `${momentOf(start)} to ${(isOneDay ? timeOf : momentOf)(end)} (${timeZone})`;
}

/** "Tuesday 17 November 2026" on the clocks of a zone. */
export const dayInWords = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', ...dayFormat, timeZone }).format(moment).replace(',', '');

/** The day a moment falls on, as addresses write it. */
export const dayText = (moment: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();
