import { expect, it } from 'vitest';
import { slipsBetween } from './slips-between.ts';

it('counts a swap as one slip', () => {
  expect(slipsBetween('pyhton', 'python')).toBe(1);
  expect(slipsBetween('javscript', 'javascript')).toBe(1);
  expect(slipsBetween('', 'abc')).toBe(3);
  expect(slipsBetween('same', 'same')).toBe(0);
});
