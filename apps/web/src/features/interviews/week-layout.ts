import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { dayOf, minutesOf } from '#entities/interview/week.ts';
import type { Zone } from '#lib/dates.ts';

/** Where an interview stands in its day: minutes on the viewer's clock, and beside which others. */
export interface PlacedInterview {
  interview: CalendarInterview;
  from: number;
  to: number;
  lane: number;
  lanes: number;
}

const dayEnd = 24 * 60;
/** Shorter ones would have no room for their words. */
const leastMinutes = 30;

/** Interviews of one day; those at the same time stand side by side. */
export function layOutDay(interviews: readonly CalendarInterview[], day: string, zone: Zone): PlacedInterview[] {
  const placed = interviews
    .filter(({ start }) => dayOf(start.dateTime, zone) === day)
    .map((interview) => {
      const from = minutesOf(interview.start.dateTime, zone);
      const isOvernight = dayOf(interview.end.dateTime, zone) !== day;
      const end = isOvernight ? dayEnd : minutesOf(interview.end.dateTime, zone);
      return { interview, from, to: Math.min(dayEnd, Math.max(end, from + leastMinutes)), lane: 0, lanes: 1 };
    })
    .sort((a, b) => a.from - b.from || a.to - b.to);
  let group: PlacedInterview[] = [];
  let groupEnd = 0;
  for (const each of placed) {
    if (each.from >= groupEnd) group = [];
    const taken = new Set(group.filter(({ to }) => to > each.from).map(({ lane }) => lane));
    while (taken.has(each.lane)) each.lane += 1;
    group.push(each);
    groupEnd = Math.max(...group.map(({ to }) => to));
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1;
    for (const member of group) member.lanes = lanes;
  }
  return placed;
}

/** Working hours, and more where an interview is earlier or later. */
export function shownHours(placed: readonly PlacedInterview[]): { first: number; last: number } {
  const first = Math.min(8, ...placed.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(18, ...placed.map(({ to }) => Math.ceil(to / 60)));
  return { first, last };
}
