import type { CvDate } from '../parsed-cv.ts';

export interface Span {
  readonly start?: CvDate;
  readonly end?: CvDate | 'present';
}

/** Months since year 0; the end is the first month that is no longer part of it. */
interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The years the spans cover together, what overlaps counted once; to one decimal. */
export function experienceYears(spans: readonly Span[], now: Date): number | undefined {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const intervals = spans.flatMap((span) => toInterval(span, thisMonth)).sort((a, b) => a.from - b.from);
  if (intervals.length === 0) return undefined;
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of intervals) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.round((months / 12) * 10) / 10;
}

/**
 * A year without a month is taken at its middle, so that 2015 to 2017 is two years; within one year half of it. No candidate has
 * worked in the future, and a start without an end says nothing about how long.
 */
function toInterval({ start, end }: Span, thisMonth: number): Interval[] {
  if (!start || !end) return [];
  const [startYear, startMonth] = start.split('-').map(Number);
  if (startYear === undefined) return [];
  const from = startYear * 12 + (startMonth === undefined ? 6 : startMonth - 1);
  const to = Math.min(thisMonth, end === 'present' ? thisMonth : endOf(end));
  if (start === end && startMonth === undefined) return [{ from: from - 3, to: Math.min(thisMonth, from + 3) }];
  return to > from ? [{ from, to }] : [];
}

function endOf(end: CvDate): number {
  const [year = 0, month] = end.split('-').map(Number);
  return year * 12 + (month ?? 6);
}
