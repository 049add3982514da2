import { describe, expect, it } from 'vitest';
import { barsOf, dayName, topOfScale, weekdayName } from './visit-chart.ts';

const size = { width: 300, height: 100, gap: 2, leastHeight: 3 };

describe('the chart of visits', () => {
  it.each([
    [0, 10],
    [7, 10],
    [10, 10],
    [11, 15],
    [16, 20],
    [342, 400],
    [830, 1000],
    [1001, 1500],
  ])('%i visits reach under %i', (highest, top) => {
    expect(topOfScale(highest)).toBe(top);
  });

  it('draws a day with visits, however few, and none without', () => {
    const [none, few, most] = barsOf(
      [
        { day: '2026-11-13', views: 0 },
        { day: '2026-11-14', views: 1 },
        { day: '2026-11-15', views: 1000 },
      ],
      size,
    );
    expect(none).toMatchObject({ height: 0, y: 100, x: 1, width: 98 });
    expect(few).toMatchObject({ height: 3, y: 97, x: 101 });
    expect(most).toMatchObject({ height: 100, y: 0, x: 201 });
  });

  it('draws nothing for no days', () => {
    expect(barsOf([], size)).toEqual([]);
  });

  it('names days as the calendar does', () => {
    expect(dayName('2026-11-15')).toBe('15 Nov');
    expect(weekdayName('2026-11-15')).toBe('Sun 15 Nov');
  });
});
