import { expect, it } from 'vitest';
import { monthsBefore } from './months-before.ts';

it.each([
  ['2026-08-31T12:00:00.000Z', 6, '2026-02-28T12:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2027-02-28T00:00:00.000Z'],
  ['2026-11-18T09:30:00.000Z', 12, '2025-11-18T09:30:00.000Z'],
])('%s, %i months before, is %s', (moment, months, before) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(before);
});
