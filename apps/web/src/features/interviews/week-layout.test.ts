import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { expect, it } from 'vitest';
import { layOutDay, shownHours } from './week-layout.ts';

const at = (id: string, start: string, end: string) =>
  ({ id, start: { dateTime: start, timeZone: 'UTC' }, end: { dateTime: end } }) as CalendarInterview;

it('puts what is at the same time side by side, and what follows in the first place again', () => {
  const day = [
    at('a', '2026-11-16T09:00:00Z', '2026-11-16T10:00:00Z'),
    at('b', '2026-11-16T09:30:00Z', '2026-11-16T10:30:00Z'),
    at('c', '2026-11-16T10:00:00Z', '2026-11-16T11:00:00Z'),
    at('d', '2026-11-16T11:00:00Z', '2026-11-16T12:00:00Z'),
    at('e', '2026-11-17T11:00:00Z', '2026-11-17T12:00:00Z'),
  ];
  const placed = layOutDay(day, '2026-11-16', 'UTC').map(({ interview, lane, lanes }) => [interview.id, lane, lanes]);
  expect(placed).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 0, 2],
    ['d', 0, 1],
  ]);
});

it('shows the hours of the viewer’s clock, and the night where an interview is in it', () => {
  const placed = layOutDay([at('a', '2026-11-16T18:30:00Z', '2026-11-16T19:30:00Z')], '2026-11-17', 'Asia/Kathmandu');
  expect(placed[0]).toMatchObject({ from: 15, to: 75 });
  expect(shownHours(placed)).toEqual({ first: 0, last: 18 });
});
