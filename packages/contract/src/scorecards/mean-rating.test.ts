import { expect, it } from 'vitest';
import { meanRating } from './mean-rating.ts';

it('is of the ratings that were given, to one decimal, halves rounded up', () => {
  expect(meanRating({ total: 0, count: 0 })).toBeNull();
  expect(meanRating({ total: 9, count: 4 })).toBe(2.3);
  expect(meanRating({ total: 47, count: 20 })).toBe(2.4);
  expect(meanRating({ total: 10, count: 3 })).toBe(3.3);
});
