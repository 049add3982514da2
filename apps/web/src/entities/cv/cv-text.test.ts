import { expect, it } from 'vitest';
import { yearsText } from './cv-text.ts';

it.each([
  [0, '0 years'],
  [1, '1 year'],
  [1.04, '1 year'],
  [4.25, '4.3 years'],
  [12, '12 years'],
])('%s is %s', (years, text) => {
  expect(yearsText(years)).toBe(text);
});
