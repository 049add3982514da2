import { calendarZone, formatDate } from '#lib/dates.ts';

export interface DayOfVisits {
  day: string;
  views: number;
}

export interface Bar extends DayOfVisits {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ChartSize {
  width: number;
  height: number;
  /** Between two bars. */
  gap: number;
  /** A day with visits is never drawn as one without. */
  leastHeight: number;
}

const roundSteps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** The smallest round number that is not below the highest day: a top line people can read. */
export function topOfScale(highest: number): number {
  if (highest <= 0) return 10;
  const power = 10 ** Math.floor(Math.log10(highest));
  const top = roundSteps.map((step) => step * power).find((step) => step >= highest) ?? highest;
  return Math.max(top, 10);
}

export function barsOf(visits: readonly DayOfVisits[], size: ChartSize): Bar[] {
  const top = topOfScale(Math.max(0, ...visits.map(({ views }) => views)));
  const step = size.width / Math.max(visits.length, 1);
  return visits.map(({ day, views }, index) => {
    const height = views === 0 ? 0 : Math.max((views / top) * size.height, size.leastHeight);
    return { day, views, x: index * step + size.gap / 2, y: size.height - height, width: step - size.gap, height };
  });
}

export const dayName = (day: string): string => formatDate(day, 'shortDay', calendarZone);
export const weekdayName = (day: string): string => formatDate(day, 'weekday', calendarZone);
