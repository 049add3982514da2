import { describe, expect, it } from 'vitest';
import { suggest } from './find-times.service.ts';
import { periodText, readMoment, readPeriod, weekOf } from './times.ts';

const hours = ({ start, end }: { start: Date; end: Date }) => (end.getTime() - start.getTime()) / 36e5;

describe('a week', () => {
  it.each([
    // The clocks change on the Sunday in London and New York, and in Sydney on the first Sunday of April and October.
    ['Europe/London', '2027-03-24T12:00:00Z', '2027-03-22T00:00:00.000Z', 167],
    ['Europe/London', '2026-10-25T23:30:00Z', '2026-10-18T23:00:00.000Z', 169],
    ['America/New_York', '2027-03-10T12:00:00Z', '2027-03-08T05:00:00.000Z', 167],
    ['America/New_York', '2026-11-01T05:30:00Z', '2026-10-26T04:00:00.000Z', 169],
    ['Australia/Sydney', '2027-04-01T00:00:00Z', '2027-03-28T13:00:00.000Z', 169],
    ['Australia/Sydney', '2026-10-01T00:00:00Z', '2026-09-27T14:00:00.000Z', 167],
    ['Asia/Kathmandu', '2026-11-15T18:20:00Z', '2026-11-15T18:15:00.000Z', 168],
    ['Asia/Kathmandu', '2026-11-15T18:10:00Z', '2026-11-08T18:15:00.000Z', 168],
  ])('in %s around %s begins at %s and has %i hours', (zone, moment, start, length) => {
    const week = weekOf(new Date(moment), zone);
    expect([week.start.toISOString(), hours(week)]).toEqual([start, length]);
  });

  it('is asked for by its days, the last included', () => {
    const query = { startDate: '2026-10-19', endDate: '2026-10-25', timeZone: 'Europe/London' };
    expect(hours(readPeriod(query))).toBe(169);
  });
});

describe('a time on the clocks of a zone', () => {
  it('is one moment, in summer and in winter', () => {
    const at = (text: string, zone: string) => readMoment('start', text, zone)?.toISOString();
    expect(at('2027-07-01T09:00', 'Europe/London')).toBe('2027-07-01T08:00:00.000Z');
    expect(at('2027-01-01T09:00', 'Europe/London')).toBe('2027-01-01T09:00:00.000Z');
    expect(at('2027-01-01T09:00', 'Asia/Kathmandu')).toBe('2027-01-01T03:15:00.000Z');
    expect(at('2027-01-01T09:00:00+02:00', 'Asia/Kathmandu')).toBe('2027-01-01T07:00:00.000Z');
  });

  it.each([
    ['America/New_York', '2027-03-14T02:30', 'does not exist'],
    ['America/New_York', '2026-11-01T01:30', 'happens twice'],
    ['Australia/Sydney', '2026-10-04T02:30', 'does not exist'],
    ['Australia/Sydney', '2027-04-04T02:30', 'happens twice'],
  ])('in %s at %s %s', (zone, text, message) => {
    expect(() => readMoment('start', text, zone)).toThrow(message);
  });

  it('is written with its zone', () => {
    const period = { start: new Date('2027-07-01T08:00:00Z'), end: new Date('2027-07-01T09:00:00Z') };
    expect(periodText(period, 'Europe/London')).toBe('Thursday 1 July 2027, 09:00 to 10:00 (Europe/London)');
  });

  it.each([
    ['Europe/London', '09:00 to Friday 2 July 2027, 17:00'],
    ['Asia/Tokyo', '17:00 to Saturday 3 July 2027, 01:00'],
  ])('names the day on which it ends, in %s', (zone, times) => {
    const period = { start: new Date('2027-07-01T08:00:00Z'), end: new Date('2027-07-02T16:00:00Z') };
    expect(periodText(period, zone)).toBe(`Thursday 1 July 2027, ${times} (${zone})`);
  });
});

describe('a night in which the clocks change', () => {
  const period = (start: string, end: string) =>
    periodText({ start: new Date(start), end: new Date(end) }, 'Europe/London');

  it('has an hour twice: which is meant stands beside it', () => {
    expect(period('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z')).toBe(
      'Sunday 25 October 2026, 01:30 UTC+01:00 to 01:30 UTC+00:00 (Europe/London)',
    );
    expect(period('2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z')).toBe(
      'Sunday 25 October 2026, 01:30 UTC+00:00 to 02:30 (Europe/London)',
    );
  });

  it('lacks one: an interview over it ends where the clocks are by then', () => {
    expect(period('2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z')).toBe(
      'Sunday 28 March 2027, 00:30 to 02:30 (Europe/London)',
    );
  });
});

describe('suggested times', () => {
  it('are free working hours of the zone, across a change of the clocks, with a choice of days', () => {
    const busy = [{ start: new Date('2027-03-26T09:00:00Z'), end: new Date('2027-03-26T12:00:00Z') }];
    const found = suggest({ zone: 'Europe/London', from: new Date('2027-03-26T08:00:00Z'), length: 36e5, busy });
    expect(found.map(({ start }) => start.toISOString())).toEqual([
      '2027-03-26T12:00:00.000Z',
      '2027-03-26T13:30:00.000Z',
      // Monday, in summer time.
      '2027-03-29T08:00:00.000Z',
      '2027-03-29T09:30:00.000Z',
      '2027-03-30T08:00:00.000Z',
      '2027-03-30T09:30:00.000Z',
    ]);
  });
});
