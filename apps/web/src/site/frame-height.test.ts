import { describe, expect, it } from 'vitest';
import { heightAsked } from './frame-height.ts';

describe('the height a frame asks for', () => {
  it.each([
    [900, 900],
    [900.2, 901],
    [10, 700],
    [-5, 700],
    [1e9, 20_000],
  ])('%d becomes %d', (height, expected) => {
    expect(heightAsked({ type: 'candela:resize', height })).toBe(expected);
  });

  it.each([
    null,
    'candela:resize',
    900,
    {},
    { type: 'other:resize', height: 900 },
    { type: 'candela:resize' },
    { type: 'candela:resize', height: '900' },
    { type: 'candela:resize', height: Number.NaN },
    { type: 'candela:resize', height: Number.POSITIVE_INFINITY },
  ])('ignores %j', (message) => {
    expect(heightAsked(message)).toBeNull();
  });
});
