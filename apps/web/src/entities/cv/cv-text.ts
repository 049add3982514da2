import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';

/** Whether there is anything to read. */
export const isEmptyCv = (cv: Cv): boolean =>
  cv.summary === '' &&
  [cv.skills, cv.experience, cv.education, cv.certificates, cv.languages, cv.unplaced, cv.flags].every(
    (part) => part.length === 0,
  );

/** "1 year", "4.5 years"; at most one decimal, as the parser counts. */
export function yearsText(years: number): string {
  const rounded = Math.round(years * 10) / 10;
  return rounded === 1 ? '1 year' : `${rounded} years`;
}

/** "15 Nov 2026", by the reader's calendar. */
export const dayText = (at: string): string => formatDate(at, 'day', deviceZone());
export const fullText = (at: string): string => formatDate(at, 'full', deviceZone());
