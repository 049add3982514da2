import { expect, it } from 'vitest';
import { falseAlarmText } from './authorship-words.ts';

it('says shares as numbers of a thousand, and never rounds what is uncertain down', () => {
  expect(falseAlarmText({ high: 0, highAtMost: 0.0046, medium: 0.0087, cvs: 1802 })).toBe(
    'In 0 of 1,000 CVs written by people before 2021 this badge said high, in 9 medium ' +
      '(measured on 1,802; high is almost certainly below 5 of 1,000).',
  );
});
