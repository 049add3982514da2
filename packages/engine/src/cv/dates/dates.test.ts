import { describe, expect, test } from 'vitest';
import { findDateRange, findDateRanges, findDayOrder } from './date-range.ts';
import { experienceYears } from './experience-years.ts';

describe('ranges', () => {
  test.each([
    ['04/2019 - 05/2020', '2019-04', '2020-05'],
    ['Apr 2019 – Present', '2019-04', 'present'],
    ['April 2019 to date', '2019-04', 'present'],
    ['April 2019 to the present day', '2019-04', 'present'],
    ['2015-17', '2015', '2017'],
    ['1998–02', '1998', '2002'],
    ['2015 – now', '2015', 'present'],
    ['01/04/2019–31/03/2020', '2019-04', '2020-03'],
    ['Sept. 2017 – July 2021', '2017-09', '2021-07'],
    ['Jan ’19 - Dec ’20', '2019-01', '2020-12'],
    ['Jan – Mar 2019', '2019-01', '2019-03'],
    ['2019-03 – 2021-08', '2019-03', '2021-08'],
    ['März 2018 bis heute', '2018-03', 'present'],
    ['janvier 2018 – aujourd’hui', '2018-01', 'present'],
    ['enero 2018 - actualidad', '2018-01', 'present'],
    ['Since 2019', '2019', 'present'],
    ['2019 onwards', '2019', 'present'],
    ['3rd March 2019 – 4 April 2020', '2019-03', '2020-04'],
    ['March 3, 2019 – April 4, 2020', '2019-03', '2020-04'],
    ['Summer 2018', '2018-06', '2018-08'],
    ['Q1 2019 – Q3 2020', '2019-01', '2020-09'],
    ['May 2018 - Current (3 years 2 months)', '2018-05', 'present'],
    ['06.2018 - till now', '2018-06', 'present'],
    ['november 2019 – in present', '2019-11', 'present'],
    ['Summers of 2019 & 2020', '2019-06', '2020-08'],
    ['since lockdown', '2020', 'present'],
    ['05 - 14', '2005', '2014'],
    ['97–now', '1997', 'present'],
  ])('%s', (text, start, end) => {
    expect(findDateRange(text)).toMatchObject({ start, end, from: 0, to: text.length });
  });

  test.each([
    ['Bathroom fitter (2022 to date)', '2022 to date'],
    ['Bathroom fitter, 2022 (to date)', '2022 (to date)'],
  ])('%s', (text, range) => {
    const { from, to, end } = findDateRange(text) ?? { from: 0, to: 0 };
    expect([text.slice(from, to), end]).toEqual([range, 'present']);
  });

  test.each([
    '+44 7700 900123',
    'Managed 2000 people',
    'Windows 2016 server',
    '£20-30k a year',
    'Room 12/14',
    'page 2 of 3',
    '10 - 12 covers a night',
    'Ran the shop alone since lockdown',
    '18-25 year olds',
    '22-24 High Street, 1st floor',
    '2020 - 2015',
  ])('none in "%s"', (text) => expect(findDateRange(text)).toBeUndefined());

  test.each(['05 - 14  Bar staff, O2', '05-14: Bar staff, O2', '05–14 | Bar staff'])('two digits in "%s"', (text) => {
    expect(findDateRange(text)).toMatchObject({ start: '2005', end: '2014', from: 0 });
  });

  test('a month and a day are told apart for the whole document', () => {
    expect(findDayOrder(['05/04/2019', '04/25/2019'])).toBe('month-first');
    expect(findDayOrder(['05/04/2019', '25/04/2019'])).toBe('day-first');
    expect(findDateRange('05/04/2019 - 06/07/2020', 'day-first')).toMatchObject({ start: '2019-04', end: '2020-07' });
    expect(findDateRange('05/04/2019 - 06/07/2020', 'month-first')).toMatchObject({ start: '2019-05', end: '2020-06' });
  });

  test('where it stands in a line', () => {
    const text = 'Barista, Castle Row (2015 – 2017), York';
    const [range] = findDateRanges(text);
    expect(text.slice(range?.from, range?.to)).toBe('2015 – 2017');
  });
});

describe('years of experience', () => {
  const now = new Date('2026-11-15T00:00:00Z');

  test('what overlaps counts once, gaps do not count', () => {
    const spans = [
      { start: '2020-01', end: '2020-12' },
      { start: '2020-07', end: '2021-06' },
      { start: '2023-01', end: '2023-06' },
    ];
    expect(experienceYears(spans, now)).toBe(2);
  });

  test('the present is the day that was given', () => {
    expect(experienceYears([{ start: '2025-12', end: 'present' }], now)).toBe(1);
    expect(experienceYears([{ start: '2025-12', end: 'present' }], new Date('2027-11-15T00:00:00Z'))).toBe(2);
  });

  test('years without months', () => {
    expect(experienceYears([{ start: '2015', end: '2017' }], now)).toBe(2);
    expect(experienceYears([{ start: '2015', end: '2015' }], now)).toBe(0.5);
  });

  test('nothing without dates, and no one works in the future', () => {
    expect(experienceYears([{}, { start: '2019-01' }], now)).toBeUndefined();
    expect(experienceYears([{ start: '2030-01', end: '2031-01' }], now)).toBeUndefined();
  });
});
