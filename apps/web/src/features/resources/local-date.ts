import { deviceZone, formatDate, isSameDay } from '#lib/dates.ts';

/** What is offered first: the next full hour that leaves time to think again. */
export function suggestMoment(now: Date): Date {
  const date = new Date(now);
  date.setMinutes(0, 0, 0);
  date.setHours(date.getHours() + 2);
  return date;
}

export const formatMoment = (iso: string): string => formatDate(iso, 'moment', deviceZone());
export const formatFull = (iso: string): string => formatDate(iso, 'full', deviceZone());
export const formatDay = (iso: string): string => formatDate(iso, 'day', deviceZone());

/** Today the time is enough; before, the day matters. */
export function formatClock(at: number, now: number): string {
  const zone = deviceZone();
  return formatDate(at, isSameDay(at, now, zone) ? 'time' : 'moment', zone);
}

/** The zone a typed date is meant in, as people call it. */
export const zoneName = (): string => deviceZone().replaceAll('_', ' ');
