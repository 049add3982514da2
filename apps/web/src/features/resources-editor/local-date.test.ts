import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatClock, fromLocalInput, suggestMoment, toLocalInput } from './local-date.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a date typed in the browser', () => {
  it.each([
    ['Europe/London', '2027-07-01T09:30', '2027-07-01T08:30:00.000Z'],
    ['Europe/London', '2027-01-01T09:30', '2027-01-01T09:30:00.000Z'],
    ['America/New_York', '2027-07-01T09:30', '2027-07-01T13:30:00.000Z'],
    ['Asia/Kolkata', '2027-03-01T02:00', '2027-02-28T20:30:00.000Z'],
  ])('is meant in %s and comes back as it was typed', (zone, typed, iso) => {
    vi.stubEnv('TZ', zone);
    const date = fromLocalInput(typed);
    expect(date?.toISOString()).toBe(iso);
    expect(date && toLocalInput(date)).toBe(typed);
  });

  it('has to exist', () => {
    for (const typed of ['', 'soon', '2027-02-31T10:00', '2027-13-01T10:00', '2027-01-01']) {
      expect(fromLocalInput(typed)).toBeNull();
    }
  });

  it('is offered as a full hour, at least one away', () => {
    vi.stubEnv('TZ', 'Europe/London');
    expect(toLocalInput(suggestMoment(new Date(2027, 4, 1, 22, 45)))).toBe('2027-05-02T00:00');
    expect(toLocalInput(suggestMoment(new Date(2027, 4, 1, 9, 0)))).toBe('2027-05-01T11:00');
  });
});

describe('the time of a save', () => {
  it('says the day only when it is another one', () => {
    const now = new Date(2027, 4, 2, 0, 30).getTime();
    expect(formatClock(new Date(2027, 4, 2, 0, 3).getTime(), now)).toBe('00:03');
    expect(formatClock(new Date(2027, 4, 1, 23, 58).getTime(), now)).toBe('1 May 2027, 23:58');
  });
});
