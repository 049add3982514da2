import { describe, expect, it } from 'vitest';
import { ordinalDate, ordinalDateTime, salaryRange, sentenceCase } from './job-text.ts';

describe('ordinalDate', () => {
  it.each([
    ['2026-11-30T12:00:00Z', '30th November 2026'],
    ['2026-12-01T12:00:00Z', '1st December 2026'],
    ['2026-12-02T12:00:00Z', '2nd December 2026'],
    ['2026-12-03T12:00:00Z', '3rd December 2026'],
    ['2026-12-04T12:00:00Z', '4th December 2026'],
    ['2026-12-11T12:00:00Z', '11th December 2026'],
    ['2026-12-12T12:00:00Z', '12th December 2026'],
    ['2026-12-13T12:00:00Z', '13th December 2026'],
    ['2026-12-21T12:00:00Z', '21st December 2026'],
    ['2026-12-22T12:00:00Z', '22nd December 2026'],
    ['2026-12-23T12:00:00Z', '23rd December 2026'],
    ['2026-12-31T12:00:00Z', '31st December 2026'],
  ])('%s is %s', (instant, text) => {
    expect(ordinalDate(instant)).toBe(text);
  });

  it('counts the day in the United Kingdom, summer time included', () => {
    // The end of 30 June in London is 22:59:59 UTC; an hour later it is July there.
    expect(ordinalDate('2026-06-30T22:59:59.999Z')).toBe('30th June 2026');
    expect(ordinalDate('2026-06-30T23:00:00.000Z')).toBe('1st July 2026');
    expect(ordinalDateTime('2026-06-30T22:59:59.999Z')).toBe('30th June 2026, 23:59 UK time');
  });

  it('says nothing about what is not a date', () => {
    expect(ordinalDate('')).toBe('');
    expect(ordinalDateTime('soon')).toBe('');
  });
});

describe('salaryRange', () => {
  it('is shown only when both bounds are numbers', () => {
    expect(salaryRange({ min: 45_000, max: 55_000 })).toBe('£45,000 to £55,000');
    expect(salaryRange({ min: 0, max: 0 })).toBe('£0');
    expect(salaryRange({ min: 45_000, max: null })).toBeNull();
    expect(salaryRange({ min: null, max: 55_000 })).toBeNull();
  });
});

it('shows both vocabularies in one case', () => {
  expect(sentenceCase('permanent')).toBe('Permanent');
  expect(sentenceCase('Full-time')).toBe('Full-time');
});
