import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownPoints, wholeParts } from './whole-parts.ts';

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

it('parts add up to the whole, and none is off by a whole point', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 8 }), (exact) => {
      const parts = wholeParts(exact);
      expect(sumOf(parts)).toBe(Math.round(sumOf(exact)));
      for (const [at, part] of parts.entries()) expect(Math.abs(part - (exact[at] ?? 0))).toBeLessThan(1);
    }),
  );
});

it('points of factors add up to the score as it is shown, and none is more than its factor can give', () => {
  const factors = [
    { weight: 35, lit: 0.99 },
    { weight: 25, lit: 0.5 },
    { weight: 20, lit: 0.42 },
    { weight: 20, lit: 1 },
  ];
  expect(shownPoints(factors, 75.55)).toEqual([35, 13, 8, 20]);
  for (const [at, points] of shownPoints(factors).entries())
    expect(points).toBeLessThanOrEqual(factors[at]?.weight ?? 0);
});

it('rounds each part by itself where they make another whole', () => {
  expect(wholeParts([10.4, 20.6], 50)).toEqual([10, 21]);
});
