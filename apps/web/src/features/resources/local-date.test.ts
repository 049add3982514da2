import { afterEach, describe, expect, it, vi } from 'vitest';
import { toWallTime, ukZone } from '#lib/dates.ts';
import { formatClock, suggestMoment } from './local-date.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the moment that is offered first', () => {
  it('is a full hour, at least one away', () => {
    vi.stubEnv('TZ', ukZone);
    expect(toWallTime(suggestMoment(new Date(2027, 4, 1, 22, 45)), ukZone)).toBe('2027-05-02T00:00');
    expect(toWallTime(suggestMoment(new Date(2027, 4, 1, 9, 0)), ukZone)).toBe('2027-05-01T11:00');
  });
});

describe('the time of a save', () => {
  it('says the day only when it is another one', () => {
    const now = new Date(2027, 4, 2, 0, 30).getTime();
    expect(formatClock(new Date(2027, 4, 2, 0, 3).getTime(), now)).toBe('00:03');
    expect(formatClock(new Date(2027, 4, 1, 23, 58).getTime(), now)).toBe('1 May 2027, 23:58');
  });
});
