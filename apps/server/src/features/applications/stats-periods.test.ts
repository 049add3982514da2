import { describe, expect, it } from 'vitest';
import { percentChange, periodsAt } from './stats-periods.ts';

const hours = (from: Date | undefined, to: Date | undefined) =>
  ((to?.getTime() ?? Number.NaN) - (from?.getTime() ?? Number.NaN)) / 3_600_000;

describe('the weeks of the dashboard', () => {
  it('run from Monday 00:00 to the end of Sunday where the reader is', () => {
    const sunday = periodsAt(new Date('2026-11-15T23:30:00Z'), 'Europe/London');
    expect(sunday.thisWeek.toISOString()).toBe('2026-11-09T00:00:00.000Z');
    expect(sunday.lastWeek.toISOString()).toBe('2026-11-02T00:00:00.000Z');
    // The same moment is Monday morning in Tokyo.
    const monday = periodsAt(new Date('2026-11-15T23:30:00Z'), 'Asia/Tokyo');
    expect(monday.thisWeek.toISOString()).toBe('2026-11-15T15:00:00.000Z');
  });

  it('keep to midnight across a clock change: a week of 169 hours, and a day of 25', () => {
    // In London the clocks go back on Sunday 25 October 2026.
    const { thisWeek, nextWeek, days } = periodsAt(new Date('2026-10-25T12:00:00Z'), 'Europe/London');
    expect(thisWeek.toISOString()).toBe('2026-10-18T23:00:00.000Z');
    expect(hours(thisWeek, nextWeek)).toBe(169);
    const monday = periodsAt(new Date('2026-10-26T12:00:00Z'), 'Europe/London');
    expect(hours(monday.days.at(-2), monday.days.at(-1))).toBe(25);
    expect(days.at(-1)?.toISOString()).toBe('2026-10-24T23:00:00.000Z');
  });

  it('lie within the fourteen days, whichever day it is', () => {
    for (let day = 1; day <= 14; day += 1) {
      const { days, lastWeek, thisWeek } = periodsAt(new Date(Date.UTC(2026, 2, day, 12)), 'America/New_York');
      const starts = days.map((start) => start.getTime());
      expect([starts.includes(lastWeek.getTime()), starts.includes(thisWeek.getTime())]).toEqual([true, true]);
    }
  });
});

it.each([
  [3, 0, 100],
  [0, 0, 0],
  [15, 10, 50],
  [5, 10, -50],
  [0, 4, -100],
])('from %2$d to %1$d is a change of %3$d percent', (now, before, expected) => {
  expect(percentChange(now, before)).toBe(expected);
});
