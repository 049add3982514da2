import { leastRelevance, monthsOfUndated, mostStatedYears } from './calibration.ts';
import type { OpenCv } from './open-cv.ts';
import type { Scratch } from './scratch.ts';

/** Later than any month. */
const never = 65_536;

/**
 * Years of work, each month counted once and as far as the most relevant entry of that month is. An entry without dates,
 * and years that are only stated, count for little, so that dates can only add to them.
 */
export function relevantYears(
  { entries, marks, places, scratch, statedYears }: OpenCv,
  relevance: Float64Array,
): number {
  const { starts, ends, worths } = scratch;
  const spans = places.spans / 2;
  let undated = 0;
  let most = 0;
  let count = 0;
  for (let entry = 0; entry < entries; entry++) {
    const relevant = relevance[entry] as number;
    if (relevant < leastRelevance) continue;
    const from = marks[spans + entry * 2] as number;
    const to = marks[spans + entry * 2 + 1] as number;
    if (relevant > most) most = relevant;
    if (to > from) {
      starts[count] = from;
      ends[count] = Math.max(to, from + monthsOfUndated);
      worths[count++] = relevant;
    } else undated += relevant * monthsOfUndated;
  }
  return Math.max((datedMonths(scratch, count) + undated) / 12, Math.min(mostStatedYears, statedYears / 10) * most);
}

/** Most people tell of their posts from the last to the first, and had one at a time. */
function isOneAfterTheOther({ starts, ends }: Scratch, count: number): boolean {
  for (let entry = 1; entry < count; entry++) {
    if ((ends[entry] as number) > (starts[entry - 1] as number)) return false;
  }
  return true;
}

/** From one change to the next: where an entry starts or ends, the most relevant one of those that go on may be another. */
function datedMonths(scratch: Scratch, count: number): number {
  const { starts, ends, worths } = scratch;
  if (isOneAfterTheOther(scratch, count)) {
    let sum = 0;
    for (let entry = 0; entry < count; entry++) {
      sum += ((ends[entry] as number) - (starts[entry] as number)) * (worths[entry] as number);
    }
    return sum;
  }
  let months = 0;
  let here = 0;
  while (here < never) {
    let next = never;
    let highest = 0;
    for (let entry = 0; entry < count; entry++) {
      const from = starts[entry] as number;
      const to = ends[entry] as number;
      if (from > here) {
        if (from < next) next = from;
      } else if (to > here) {
        if (to < next) next = to;
        if ((worths[entry] as number) > highest) highest = worths[entry] as number;
      }
    }
    if (highest > 0) months += (next - here) * highest;
    here = next;
  }
  return months;
}
