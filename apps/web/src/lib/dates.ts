/** A name of the time-zone database. Every text about a moment says whose clock it means. */
export type Zone = string;

/** Where the adverts are published: deadlines and the public site's dates are meant there, wherever they are read. */
export const ukZone: Zone = 'Europe/London';

/** For days of the calendar that are no moments: read and written in one zone they stay the same day everywhere. */
export const calendarZone: Zone = 'UTC';

/** Asking for the zone costs more than writing a date, and a list asks for each of its dates: it is kept until the clock is moved. */
let device: { zone: Zone; offset: number } | undefined;

/** The reader's own clock. */
export function deviceZone(): Zone {
  const offset = new Date().getTimezoneOffset();
  if (device?.offset !== offset) device = { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, offset };
  return device.zone;
}

const styles = {
  /** 15 Nov 2026 */
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 15 November 2026 */
  longDay: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 15 Nov */
  shortDay: { day: 'numeric', month: 'short' },
  /** Sun 15 Nov */
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** 14:02 */
  time: { hour: '2-digit', minute: '2-digit' },
  /** 15 Nov, 14:02 */
  shortMoment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** 15 Nov 2026, 14:02 */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** Sunday 15 November 2026 at 14:02 */
  full: { dateStyle: 'full', timeStyle: 'short' },
  /** Sunday 15 November 2026 at 14:02:09 */
  fullToTheSecond: { dateStyle: 'full', timeStyle: 'medium' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

/** Making a formatter costs more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(name: string, options: Intl.DateTimeFormatOptions, zone: Zone): Intl.DateTimeFormat {
  const key = `${name} ${zone}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone });
  formatters.set(key, made);
  return made;
}

/** A moment in words, on the clock of a zone. */
export const formatDate = (moment: Date | string | number, style: DateStyle, zone: Zone): string =>
  formatterOf(style, styles[style], zone).format(new Date(moment));

const wallOptions: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
};

/** What the clocks of a zone show, as if they stood in UTC. */
function wallClock(moment: number, zone: Zone): number {
  const parts = formatterOf('wall', wallOptions, zone).formatToParts(moment);
  const value = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'), value('second'));
}

/** A moment as `<input type="datetime-local">` writes it: on the clock of a zone, without saying so. */
export const toWallTime = (moment: Date | string, zone: Zone): string =>
  new Date(wallClock(new Date(moment).getTime(), zone)).toISOString().slice(0, 16);

/** The moment that was typed, on the clock of a zone; null for what no calendar has. */
export function fromWallTime(typed: string, zone: Zone): Date | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(typed);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const date = new Date(wall);
  // 31 February would roll over into March.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || hour > 23 || minute > 59) return null;
  // The offset at the first guess may be that of the other side of a clock change: a second look decides.
  const guess = wall - (wallClock(wall, zone) - wall);
  return new Date(wall - (wallClock(guess, zone) - guess));
}

/** Whether two moments fall on one day of a zone's calendar. */
export const isSameDay = (one: Date | string | number, other: Date | string | number, zone: Zone): boolean =>
  formatDate(one, 'day', zone) === formatDate(other, 'day', zone);
