import { describe, expect, it } from 'vitest';
import { describeSchedule } from './schedule.ts';

describe('a schedule', () => {
  it.each([
    ['* * * * *', 'Every minute'],
    ['*/15 * * * *', 'Every 15 minutes'],
    ['7 * * * *', 'Every hour, at 07 minutes past'],
    ['5 0 * * *', 'Every day at 00:05 UTC'],
    ['0 9 * * 1-5', 'Schedule 0 9 * * 1-5'],
    ['@daily', 'Schedule @daily'],
  ])('%s is %s', (cron, words) => {
    expect(describeSchedule(cron)).toBe(words);
  });
});
