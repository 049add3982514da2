import { expect, it } from 'vitest';
import { freeTimes } from './booking-times.ts';

const rules = {
  kind: 'rules' as const,
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '12:00',
  noticeHours: 24,
  bufferMinutes: 15,
  mostADay: 2,
  daysAhead: 7,
};
const nothing = { busy: [], bookedStarts: [] };
const starts = (times: { start: Date }[]) => times.map(({ start }) => start.toISOString());
const day = (times: { start: Date }[], date: string) => starts(times).filter((start) => start.startsWith(date));

it('offers working days of the zone, after the notice', () => {
  // A Thursday noon in London.
  const now = new Date('2026-11-19T12:00:00Z');
  const times = freeTimes({ offer: rules, lengthMinutes: 60, timeZone: 'Europe/London' }, { now, ...nothing });
  expect(day(times, '2026-11-20')).toEqual([]);
  expect(day(times, '2026-11-21')).toEqual([]);
  expect(day(times, '2026-11-23')).toEqual([
    '2026-11-23T09:00:00.000Z',
    '2026-11-23T09:30:00.000Z',
    '2026-11-23T10:00:00.000Z',
    '2026-11-23T10:30:00.000Z',
    '2026-11-23T11:00:00.000Z',
  ]);
  expect(starts(times).at(-1)).toBe('2026-11-26T11:00:00.000Z');
});

it('keeps the buffer around what is in the calendar, and so many a day', () => {
  const now = new Date('2026-11-19T12:00:00Z');
  const offered = { offer: rules, lengthMinutes: 30, timeZone: 'UTC' };
  const busy = [{ start: new Date('2026-11-23T10:00:00Z'), end: new Date('2026-11-23T10:30:00Z') }];
  expect(day(freeTimes(offered, { now, busy, bookedStarts: [] }), '2026-11-23')).toEqual([
    '2026-11-23T09:00:00.000Z',
    '2026-11-23T11:00:00.000Z',
    '2026-11-23T11:30:00.000Z',
  ]);
  const booked = ['2026-11-23T09:00:00Z', '2026-11-23T11:30:00Z', '2026-11-24T09:00:00Z'].map((at) => new Date(at));
  const times = freeTimes(offered, { now, busy: [], bookedStarts: booked });
  expect(day(times, '2026-11-23')).toEqual([]);
  expect(day(times, '2026-11-24')).not.toEqual([]);
});

it.each([
  // The night the clocks change: nine in the morning is another moment than the week before.
  ['America/New_York', '2027-03-12T20:00:00Z', '2027-03-15', '2027-03-15T13:00:00.000Z'],
  ['Europe/London', '2027-03-25T20:00:00Z', '2027-03-29', '2027-03-29T08:00:00.000Z'],
  ['Asia/Kathmandu', '2027-03-25T20:00:00Z', '2027-03-29', '2027-03-29T03:15:00.000Z'],
])('means nine in the morning in %s', (timeZone, now, date, first) => {
  const times = freeTimes({ offer: rules, lengthMinutes: 60, timeZone }, { now: new Date(now), ...nothing });
  expect(day(times, date)[0]).toBe(first);
});

it('leaves no hour that the clocks skip, and gives the doubled hour twice', () => {
  const sunday = { ...rules, days: [7], from: '00:00', to: '04:00', noticeHours: 0, daysAhead: 1 };
  const times = (timeZone: string, now: string) =>
    freeTimes({ offer: sunday, lengthMinutes: 60, timeZone }, { now: new Date(now), ...nothing });
  const hourly = (offered: { start: Date }[]) => offered.filter(({ start }) => start.getUTCMinutes() === 0).length;
  expect(hourly(times('Australia/Sydney', '2026-10-03T10:00:00Z'))).toBe(3);
  expect(hourly(times('Australia/Sydney', '2027-04-03T10:00:00Z'))).toBe(5);
});

it('offers named times that are still to come, each once', () => {
  const offer = { kind: 'times' as const, starts: ['2026-11-23T10:00', '2026-11-23T10:00', '2026-11-18T10:00'] };
  const now = new Date('2026-11-19T12:00:00Z');
  const times = freeTimes({ offer, lengthMinutes: 30, timeZone: 'America/New_York' }, { now, ...nothing });
  expect(starts(times)).toEqual(['2026-11-23T15:00:00.000Z']);
});
