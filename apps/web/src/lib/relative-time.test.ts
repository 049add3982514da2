import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-11-15T12:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const at = (difference: number) => relativeTime(new Date(now.getTime() + difference), now);

describe('relative time', () => {
  it.each([
    [0, 'just now'],
    [-59 * second, 'just now'],
    [20 * second, 'in a moment'],
    [-minute, '1 minute ago'],
    [-119 * second, '1 minute ago'],
    [-59 * minute, '59 minutes ago'],
    [3 * hour, 'in 3 hours'],
    [-day, '1 day ago'],
    [-40 * day, '1 month ago'],
    [-800 * day, '2 years ago'],
  ])('%i ms is %s', (difference, words) => {
    expect(at(difference)).toBe(words);
  });
});
