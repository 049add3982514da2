import { describe, expect, it } from 'vitest';
import { calendarZone, formatDate, fromWallTime, isSameDay, toWallTime, ukZone } from './dates.ts';

describe('a moment in words', () => {
  const moment = '2026-06-30T23:02:09Z';

  it('is that of the zone that was asked for', () => {
    expect(formatDate(moment, 'day', calendarZone)).toBe('30 Jun 2026');
    expect(formatDate(moment, 'day', ukZone)).toBe('1 Jul 2026');
    expect(formatDate(moment, 'day', 'America/New_York')).toBe('30 Jun 2026');
    expect(formatDate(moment, 'time', 'Asia/Kolkata')).toBe('04:32');
  });

  it.each([
    ['longDay', '1 July 2026'],
    ['shortDay', '1 Jul'],
    ['weekday', 'Wed 1 Jul'],
    ['month', 'July 2026'],
    ['shortMoment', '1 Jul, 00:02'],
    ['moment', '1 Jul 2026, 00:02'],
  ] as const)('as %s is %s', (style, text) => expect(formatDate(moment, style, ukZone)).toBe(text));

  it('can be written out, with or without the comma that browsers disagree about', () => {
    expect(formatDate(moment, 'full', ukZone)).toMatch(/^Wednesday,? 1 July 2026 at 00:02$/);
    expect(formatDate(moment, 'fullToTheSecond', ukZone)).toMatch(/^Wednesday,? 1 July 2026 at 00:02:09$/);
  });

  it('can be on the same day in one zone and not in another', () => {
    expect(isSameDay('2026-06-30T22:30:00Z', '2026-06-30T23:30:00Z', calendarZone)).toBe(true);
    expect(isSameDay('2026-06-30T22:30:00Z', '2026-06-30T23:30:00Z', ukZone)).toBe(false);
  });
});

describe('a date that is typed', () => {
  it.each([
    ['Europe/London', '2027-07-01T09:30', '2027-07-01T08:30:00.000Z'],
    ['Europe/London', '2027-01-01T09:30', '2027-01-01T09:30:00.000Z'],
    ['Europe/London', '2027-03-28T00:59', '2027-03-28T00:59:00.000Z'],
    ['Europe/London', '2027-03-28T02:00', '2027-03-28T01:00:00.000Z'],
    ['Europe/London', '2027-10-31T02:00', '2027-10-31T02:00:00.000Z'],
    ['America/New_York', '2027-07-01T09:30', '2027-07-01T13:30:00.000Z'],
    ['America/New_York', '2027-03-14T03:00', '2027-03-14T07:00:00.000Z'],
    ['Asia/Kolkata', '2027-03-01T02:00', '2027-02-28T20:30:00.000Z'],
    ['Pacific/Auckland', '2027-01-01T00:00', '2026-12-31T11:00:00.000Z'],
  ])('is meant in %s and comes back as it was typed', (zone, typed, iso) => {
    const date = fromWallTime(typed, zone);
    expect(date?.toISOString()).toBe(iso);
    expect(date && toWallTime(date, zone)).toBe(typed);
  });

  it('has to exist', () => {
    for (const typed of ['', 'soon', '2027-02-31T10:00', '2027-13-01T10:00', '2027-01-01', '2027-01-01T25:00']) {
      expect(fromWallTime(typed, ukZone)).toBeNull();
    }
  });
});
