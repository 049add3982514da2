import { describe, expect, it } from 'vitest';
import { describeAllowance } from './mail-allowance-words.ts';

const allowance = {
  sentToday: 12,
  dailyLimit: 1000,
  waiting: 0,
  held: 0,
  isPaused: false,
  resetsAt: '2026-11-17T00:00:00.000Z',
};

describe('the day’s mail to candidates', () => {
  it('is counted against the plan', () => {
    expect(describeAllowance(allowance)).toEqual(['12 of 1,000 emails to candidates sent today.']);
  });

  it('names what waits and what is being checked', () => {
    expect(describeAllowance({ ...allowance, waiting: 3, held: 1 }).slice(1)).toEqual([
      '3 emails waiting, to be sent tomorrow.',
      '1 email is being checked by our team before it is sent.',
    ]);
  });

  it('says when it is paused', () => {
    expect(describeAllowance({ ...allowance, isPaused: true, waiting: 2 })).toEqual([
      'Email to candidates is paused after complaints. Please contact support.',
      '2 emails waiting.',
    ]);
  });
});
