import { deviceZone, formatDate } from './dates.ts';

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

/** "3 minutes ago", "in 2 days"; below a minute "just now" or "in a moment". */
export function relativeTime(at: Date, now: Date): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit);
  }
  return seconds > 0 ? 'in a moment' : 'just now';
}

/** To the second, by the reader's own clock. */
export const fullTime = (at: Date): string => formatDate(at, 'fullToTheSecond', deviceZone());
