import { expect, it } from 'vitest';
import { barSegments } from './bar-segments.ts';

const factor = (id: string, weight: number, lit: number) => ({ id, label: id, weight, lit, evidence: [] });

it('lights only what gives a point as it is shown', () => {
  const none = barSegments([factor('requirements', 60, 0.004), factor('skills', 40, 0.005)], 0.44, false);
  expect(none.map(({ label, lit }) => [label, lit])).toEqual([
    ['requirements: 0 of 60', 0],
    ['skills: 0 of 40', 0],
  ]);
  const some = barSegments([factor('requirements', 60, 0.5), factor('skills', 40, 0.005)], 30.2, false);
  expect(some.map(({ lit }) => lit)).toEqual([0.5, 0]);
});

it('sets those too narrow to point at together at the end of a short bar', () => {
  const segments = barSegments([factor('work', 84, 1), factor('title', 8, 1), factor('extras', 8, 0)], 92, true);
  expect(segments.map(({ id, weight, lit }) => ({ id, weight, lit }))).toEqual([
    { id: 'work', weight: 84, lit: 1 },
    { id: 'small', weight: 16, lit: 0.5 },
  ]);
});
