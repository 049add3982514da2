import { describe, expect, it } from 'vitest';
import { askedYears } from './asked-years.ts';
import { highestLevel, lowestLevel } from './education-level.ts';
import { readJobAsks } from './job-asks.ts';
import { accountantJob } from './testing/example-match.ts';

describe('the years a line asks for', () => {
  it.each([
    ['5+ years of Java', 5],
    ['At least three years’ experience', 3],
    ['3-5 years in retail', 3],
    ['Minimum of 2 yrs in a similar role', 2],
    ['10 or more years leading teams', 10],
    ['Must be 18 years old or over', undefined],
    ['Knowledge of IFRS 16', undefined],
  ])('%s', (text, years) => {
    expect(askedYears(text)).toBe(years);
  });
});

describe('a level of education', () => {
  it.each([
    ['PhD in Physics', 5],
    ['MSc Computer Science', 4],
    ['MBA', 4],
    ['Bachelor of Science in Nursing', 3],
    ['BA (Hons) History', 3],
    ['HND Business', 2],
    ['High School Diploma', 1],
    ['A levels: Maths, Physics', 1],
    ['Managed a team of four', 0],
  ])('%s', (text, level) => {
    expect(highestLevel(text)).toBe(level);
  });

  it('is the lowest of those a job would take', () => {
    expect(lowestLevel("Bachelor's or Master's degree in engineering")).toBe(3);
  });
});

describe('what a job asks for', () => {
  it('is taken apart: years, degree, requirements, with soft ones counting less', () => {
    const asks = readJobAsks(accountantJob);
    expect(asks.years?.count).toBe(3);
    expect(asks.education).toMatchObject({ level: 3, orExperience: false });
    expect(asks.requirements.map(({ weight }) => weight)).toEqual([1, 1, 1, 0.5]);
  });

  it('is what will be done, when no requirement is named', () => {
    const asks = readJobAsks({ ...accountantJob, requirements: [] });
    expect(asks.requirements.map(({ text }) => text)).toEqual(accountantJob.responsibilities);
  });
});
