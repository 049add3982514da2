import type { JobOverview } from '@candela/contract/jobs/jobs.schemas.ts';
import { formatDate, ukZone } from '#lib/dates.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

function ordinalSuffix(day: number): string {
  const isTeen = day % 100 >= 11 && day % 100 <= 13;
  return isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
}

/** "30th November 2026", as deadlines are meant, in the United Kingdom; empty for what is not a date. */
export function ordinalDate(value: Date | string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  return formatDate(date, 'longDay', ukZone).replace(/^\d+/, (day) => `${day}${ordinalSuffix(Number(day))}`);
}

/** The same with the time of day, for where it matters to the minute. */
export const ordinalDateTime = (value: Date | string): string => {
  const day = ordinalDate(value);
  return day && `${day}, ${formatDate(value, 'time', ukZone)} UK time`;
};

/** "£45,000 to £55,000"; nothing unless both bounds are known. */
export function salaryRange({ min, max }: JobOverview['salary']): string | null {
  if (min === null || max === null) return null;
  return min === max ? pounds.format(min) : `${pounds.format(min)} to ${pounds.format(max)}`;
}

/** "Leeds · Hybrid": the town, and how much of the work is done there. */
export const placeOf = ({ town, location }: { town: string; location: string | null }): string =>
  [town, location && sentenceCase(location)].filter(Boolean).join(' · ');

/** The stored words come in two vocabularies and two cases; people see one. */
export const sentenceCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
