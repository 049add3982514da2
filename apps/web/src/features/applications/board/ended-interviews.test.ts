import { expect, it } from 'vitest';
import { endedInterviews } from './ended-interviews.ts';

const now = new Date('2026-11-18T12:00:00Z');
const at = (startDateTime: string) => ({ interview: { startDateTime } });
const tomorrow = at('2026-11-19T09:30:00Z');
const yesterday = at('2026-11-17T09:30:00Z');

it('names the interview that an outcome takes back, counts several, and is silent about those that were', () => {
  expect(endedInterviews([tomorrow], now, 'Europe/London')).toBe(
    'The interview on Thu 19 Nov at 09:30 is cancelled, and everyone invited is told.',
  );
  expect(endedInterviews([tomorrow, yesterday, tomorrow], now, 'Europe/London')).toBe(
    '2 interviews still to come are cancelled, and everyone invited is told.',
  );
  expect(endedInterviews([yesterday, { interview: null }], now, 'Europe/London')).toBe('');
});
