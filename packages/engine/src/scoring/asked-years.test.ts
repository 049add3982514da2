import { expect, it } from 'vitest';
import { askedYears } from './asked-years.ts';

it.each([
  ['Minimum three years in customs clearance', 3],
  ['At least 18 months as a debt caseworker', 1.5],
  ['Six months in a call centre', 0.5],
  ['Available within three months', undefined],
  ['12 months contract', undefined],
  ['Recently qualified, no more than two years in teaching', undefined],
  ['First aid certificate from the last three years', undefined],
  ['Eye test every two years', undefined],
])('%s: %s', (text, years) => {
  expect(askedYears(text)).toBe(years);
});
