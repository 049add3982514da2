const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** A moment as `<input type="datetime-local">` writes it: the browser's zone, without saying so. */
export function toLocalInput(date: Date): string {
  const day = `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The moment that was typed; null when there is none, as for a date nobody's calendar has. */
export function fromLocalInput(value: string): Date | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(value);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  const date = new Date(year, month - 1, day, hour, minute);
  // The constructor rolls 31 February over into March.
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

/** What is offered first: the next full hour that leaves time to think again. */
export function suggestMoment(now: Date): Date {
  const date = new Date(now);
  date.setMinutes(0, 0, 0);
  date.setHours(date.getHours() + 2);
  return date;
}

const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

export const formatMoment = (iso: string): string => dayAndTime.format(new Date(iso));
export const formatFull = (iso: string): string => full.format(new Date(iso));
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** Today the time is enough; before, the day matters. */
export function formatClock(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? time.format(at) : dayAndTime.format(at);
}

/** The zone a typed date is meant in, as people call it. */
export const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
