import { expect, it } from 'vitest';
import { isMostPopular, limitInWords } from './plan-card.tsx';

it.each([
  [-1, 'Unlimited companies'],
  [1, 'Single company'],
  [5, 'Multiple companies (up\u00a0to\u00a05)'],
])('a limit of %i reads %s', (limit, words) => {
  expect(limitInWords(limit, ['company', 'companies'])).toBe(words);
});

it('marks the plan whose name contains scale, in any case', () => {
  expect(['free', 'Scale', 'UPSCALE', 'enterprise'].map((name) => isMostPopular({ name }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
