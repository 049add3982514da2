import { addDays, type Day, mondayOf } from '#entities/interview/week.ts';

/** A month of the calendar: 2026-11. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Its weeks, Monday first; days of its neighbours are left empty. */
export function weeksOf(month: Month): (Day | null)[][] {
  const weeks: (Day | null)[][] = [];
  for (let monday = mondayOf(`${month}-01`); monday <= `${month}-31`; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, place) => addDays(monday, place));
    if (days.some((day) => monthOf(day) === month)) {
      weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
    }
  }
  return weeks;
}
