import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMinutes,
  clockFault,
  dayOf,
  isDay,
  isSkipped,
  minutesOf,
  mondayOf,
  nextStart,
  weekDays,
} from './week.ts';

describe('a week of the viewer', () => {
  it('begins on Monday, also for a Sunday, and has seven days when the clocks change', () => {
    expect(mondayOf('2026-10-25')).toBe('2026-10-19');
    expect(mondayOf('2026-10-26')).toBe('2026-10-26');
    expect(weekDays('2027-03-22').at(-1)).toBe('2027-03-28');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('puts a moment on the day and the minute that the viewer’s clock shows', () => {
    const moment = '2026-11-16T18:30:00Z';
    expect([dayOf(moment, 'Asia/Kathmandu'), minutesOf(moment, 'Asia/Kathmandu')]).toEqual(['2026-11-17', 15]);
    expect([dayOf(moment, 'America/New_York'), minutesOf(moment, 'America/New_York')]).toEqual(['2026-11-16', 810]);
    expect(dayOf('2026-11-16T13:30:00Z', 'Australia/Sydney')).toBe('2026-11-17');
  });

  it('proposes ten o’clock on the next working day', () => {
    const startAfter = (day: string) => nextStart(new Date(`${day}T18:00:00Z`), 'Europe/London');
    expect(['2026-11-17', '2026-11-20', '2026-11-21', '2026-11-22'].map(startAfter)).toEqual([
      '2026-11-18T10:00',
      '2026-11-23T10:00',
      '2026-11-23T10:00',
      '2026-11-23T10:00',
    ]);
  });

  it('knows a day from anything else in an address', () => {
    expect(['2026-11-16', '2026-13-40', 'today', ''].map(isDay)).toEqual([true, false, false, false]);
    expect(addMinutes('2026-11-16T23:30', 60)).toBe('2026-11-17T00:30');
  });

  it('knows a time that the clocks skip from one before and after it, and from one they show twice', () => {
    const typed = [
      '2027-03-28T00:59',
      '2027-03-28T01:00',
      '2027-03-28T01:59',
      '2027-03-28T02:00',
      '2026-10-25T01:30',
      '',
    ];
    const skipped = typed.map((each) => isSkipped(each, 'Europe/London'));
    expect(skipped).toEqual([false, true, true, false, false, false]);
    expect(isSkipped('2027-03-28T01:30', 'Asia/Tokyo')).toBe(false);
  });

  it('says why a typed time is no moment: skipped, or shown twice, also by half an hour', () => {
    const london = ['2027-03-28T01:30', '2026-10-25T01:00', '2026-10-25T01:59', '2026-10-25T00:59', '2026-10-25T02:00'];
    const skipped = 'This time does not exist in Europe/London: the clocks go forward.';
    const twice = 'This time happens twice in Europe/London: the clocks go back. Please choose another.';
    expect(london.map((each) => clockFault(each, 'Europe/London'))).toEqual([skipped, twice, twice, null, null]);
    expect(clockFault('2027-04-04T01:45', 'Australia/Lord_Howe')).toContain('twice');
    expect(clockFault('', 'Europe/London')).toBeNull();
  });
});
