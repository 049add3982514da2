import type { DateRange } from '../dates/date-range.ts';
import { compareDates } from '../dates/date-range.ts';

/** What the dates of a post leave open, the dates of its employer above it say: "(until May 2022)" began with them, "(from 2015)" ended with them. */
export function withinEmployer(own: DateRange, text: string, employer: DateRange): DateRange {
  if (employer.start === undefined || employer.end === undefined) return own;
  if (own.start === undefined) return { ...own, start: employer.start };
  const isOpen = own.end === 'present' && /^(?:since|from)\b/iu.test(text.slice(own.from, own.to));
  const isBefore = employer.end !== 'present' && compareDates(own.start, employer.end) <= 0;
  return isOpen && isBefore ? { ...own, end: employer.end } : own;
}
