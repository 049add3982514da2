import { expect, it } from 'vitest';
import { datedFileName } from './save-file.ts';

it('names a file after what it holds and the day', () => {
  expect(datedFileName('leads', 'csv', new Date(2026, 0, 5, 23, 59))).toBe('candela-leads-2026-01-05.csv');
});
