import { yearsOfUndated } from './calibration.ts';
import type { PreparedCv } from './prepared-cv.ts';

/**
 * Years of work, each month counted once and as far as the most relevant entry of that month is. Without any dates, the years
 * the person states count as far as the most relevant entry does.
 */
export function relevantYears({ spans, statedYears }: PreparedCv, relevance: Float64Array): number {
  let first = Number.POSITIVE_INFINITY;
  let undated = 0;
  let most = 0;
  for (let entry = 0; entry < relevance.length; entry++) {
    const isDated = (spans[entry * 2 + 1] as number) > (spans[entry * 2] as number);
    most = Math.max(most, relevance[entry] as number);
    if (isDated) first = Math.min(first, spans[entry * 2] as number);
    else undated += (relevance[entry] as number) * yearsOfUndated;
  }
  if (first === Number.POSITIVE_INFINITY) return Math.max(undated, (statedYears / 10) * most);
  return monthsFrom(first, spans, relevance) / 12 + undated;
}

/** From one change to the next: where an entry starts or ends, the most relevant one of those that go on may be another. */
function monthsFrom(first: number, spans: Uint16Array, relevance: Float64Array): number {
  let months = 0;
  let here = first;
  while (here < Number.POSITIVE_INFINITY) {
    let next = Number.POSITIVE_INFINITY;
    let highest = 0;
    for (let entry = 0; entry < relevance.length; entry++) {
      const from = spans[entry * 2] as number;
      const to = spans[entry * 2 + 1] as number;
      if (from > here && from < next) next = from;
      if (to > here && to < next) next = to;
      if (from <= here && to > here) highest = Math.max(highest, relevance[entry] as number);
    }
    if (highest > 0) months += (next - here) * highest;
    here = next;
  }
  return months;
}
