import { describe, expect, test } from 'vitest';
import { headingKind } from './headings.ts';
import { labelOf, splitLabel } from './labels.ts';
import { readDate } from './read-date.ts';
import { splitSentences } from './read-lists.ts';
import { readPositions } from './read-numbers.ts';
import { findPerson, readPerson } from './read-person.ts';
import { readSalary } from './read-salary.ts';
import { readHours, readJobType, readWorkMode } from './read-work.ts';
import { findSkills } from './skill-lexicon.ts';

describe('salaries', () => {
  test.each<[text: string, min: number | undefined, max: number | undefined]>([
    ['£45k–55k', 45_000, 55_000],
    ['£45k - £55k', 45_000, 55_000],
    ['45-55k', 45_000, 55_000],
    ['£45–55,000', 45_000, 55_000],
    ['45,000 per annum', 45_000, 45_000],
    ['£30,000 - £35,000 pa', 30_000, 35_000],
    ['£30,000.00 to £35,000.00 p.a.', 30_000, 35_000],
    ['between £28,000 and £32,000', 28_000, 32_000],
    ['GBP 38,000 to 44,000', 38_000, 44_000],
    ['£34,120 (National) / £38,905 (London)', 34_120, 38_905],
    ['up to £60k', undefined, 60_000],
    ['from £40,000', 40_000, undefined],
    ['£40,000+', 40_000, undefined],
    ['£52,000 plus bonus of £5,000', 52_000, 52_000],
    ['circa £45k', 45_000, 45_000],
    ['£26 000', 26_000, 26_000],
    ['£30,000 (FTE), pro rata', 30_000, 30_000],
    ['competitive', undefined, undefined],
    ['£200 bonus', undefined, undefined],
  ])('%s', (text, min, max) => {
    const { min: lowest, max: highest, problem } = readSalary(text, { isLabelled: true });
    expect([lowest, highest, problem]).toEqual([min, max, undefined]);
  });

  test.each([
    ['£18.50 per hour', 'not-annual'],
    ['£450 a day', 'not-annual'],
    ['£450/day outside IR35', 'not-annual'],
    ['£2,500 pcm', 'not-annual'],
    ['$90,000', 'other-currency'],
    ['€50,000 - €60,000', 'other-currency'],
    ['£50,000 - £40,000', 'upside-down'],
  ])('%s is not used: %s', (text, problem) => {
    expect(readSalary(text, { isLabelled: true })).toEqual({ problem });
  });

  test.each(['We have 45,000 customers', 'founded in 2012', 'call 020 7946 0000', 'a team of 30-40 people'])(
    'in a sentence, "%s" is none',
    (text) => {
      expect(readSalary(text, { isLabelled: false })).toEqual({});
    },
  );
});

describe('dates', () => {
  test.each([
    ['30 November 2026', '2026-11-30'],
    ['Monday 30th November 2026 at 5pm', '2026-11-30'],
    ['30th of Nov, 2026', '2026-11-30'],
    ['30 th November 2026', '2026-11-30'],
    ['30-Nov-26', '2026-11-30'],
    ['November 30, 2026', '2026-11-30'],
    ['30/11/2026', '2026-11-30'],
    ['30.11.26', '2026-11-30'],
    ['11/30/2026', '2026-11-30'],
    ['2026-11-30', '2026-11-30'],
    ['05/12/2026', '2026-12-05'],
    ['noon on 1 March 2027', '2027-03-01'],
  ])('%s', (text, day) => {
    expect(readDate(text).day).toBe(day);
  });

  test.each(['Friday 5 December', '30/11', 'December 5th at 17:00'])('%s has no year', (text) => {
    expect(readDate(text)).toEqual({ isWithoutYear: true });
  });

  test.each(['31 November 2026', '30 February 2027', '99/99/2026', 'as soon as possible', '020 7946 0000', '24/7'])(
    '%s is no date',
    (text) => {
      expect(readDate(text).day).toBeUndefined();
    },
  );

  test('days and months that could be swapped are marked', () => {
    expect(readDate('05/12/2026').isAmbiguous).toBe(true);
    expect(readDate('25/12/2026').isAmbiguous).toBeUndefined();
  });
});

describe('ways of working', () => {
  test.each([
    ['Permanent', 'permanent'],
    ['Full-time, permanent', 'permanent'],
    ['12 month FTC', 'Contract'],
    ['Fixed-term (maternity leave)', 'Contract'],
    ['Temp', 'Temporary'],
    ['Summer internship', 'Internship'],
    ['Freelance', 'Freelance'],
    ['Full-time', undefined],
    ['Apprenticeship', undefined],
  ])('job type %s', (text, type) => expect(readJobType(text)).toBe(type));

  test.each([
    ['Full time', 'Full-time'],
    ['37.5 hours per week', 'Full-time'],
    ['20 hrs', 'Part-time'],
    ['32 hours', undefined],
    ['part-time or full-time', 'either'],
    ['Flexitime', 'Flexi-time'],
    ['30 hours a week, term time only', 'Part-time'],
    ['Monday to Friday', undefined],
  ])('hours %s', (text, hours) => expect(readHours(text)).toBe(hours));

  test.each([
    ['London (Hybrid)', 'hybrid'],
    ['Leeds, 3 days in the office', 'hybrid'],
    ['Ely, with two days a week from home', 'hybrid'],
    ['Remote', 'remote'],
    ['Home-based', 'remote'],
    ['On site', 'onsite'],
    ['Office-based', 'onsite'],
    ['Remote or office-based', 'hybrid'],
    ['Office-based, not remote', 'onsite'],
    ['Birmingham', undefined],
  ])('place %s', (text, mode) => expect(readWorkMode(text, { isLabelled: true })).toBe(mode));

  test.each(['experience of hybrid cloud', 'support remote users', 'monitor remote sites'])(
    '"%s" is not about the job',
    (text) => {
      expect(readWorkMode(text, { isLabelled: false })).toBeUndefined();
    },
  );

  test.each([
    ['2', true, 2],
    ['x 3', true, 3],
    ['Six', true, 6],
    ['one position', true, 1],
    ['5 days a week', true, undefined],
    ['We have two vacancies in York', false, 2],
    ['we are recruiting three Care Assistants', false, 3],
    ['five years in similar roles', false, undefined],
  ] as const)('positions %s', (text, isLabelled, count) => expect(readPositions(text, { isLabelled })).toBe(count));
});

describe('people', () => {
  test.each([
    ['Jane Smith', 'Jane Smith'],
    ['Jane Smith, Talent Partner', 'Jane Smith'],
    ['Jane O’Neill (jane@example.com)', 'Jane O’Neill'],
    ['Dr Anne-Marie de la Cruz – 020 7946 0000', 'Dr Anne-Marie de la Cruz'],
    ['jobs@example.com', undefined],
    ['Human Resources', undefined],
    ['The Recruitment Team', undefined],
    ['01904 496 0123', undefined],
  ])('%s', (text, name) => expect(readPerson(text, { strict: true })).toBe(name));

  test.each([
    ['For a chat please contact Sarah O’Neill on 020 7946 0000.', 'Sarah O’Neill'],
    ['Send your CV to Kwame Boateng by Friday.', 'Kwame Boateng'],
    ['Please contact our team.', undefined],
    ['Contact Human Resources.', undefined],
    ['Letters and CVs to Nell Hartigan, Talent Acquisition, by Friday', 'Nell Hartigan'],
    ['Applications, in confidence, to Ruth Ayre-Bell, HR Director', 'Ruth Ayre-Bell'],
    ['For a look round speak to Mrs P Onslow, School Business Manager', 'Mrs P Onslow'],
    ['Write to the site manager, Tom Kershaw, before Easter', 'Tom Kershaw'],
  ])('%s', (text, name) => expect(findPerson(text)).toBe(name));
});

describe('headings and labels', () => {
  test.each([
    ['KEY RESPONSIBILITIES:', 'responsibilities'],
    ['What you’ll be doing', 'responsibilities'],
    ['3. Duties & Responsibilities', 'responsibilities'],
    ['Who we are looking for', 'requirements'],
    ['Skills and Experience', 'requirements'],
    ['Essential', 'requirements'],
    ['Desirable criteria', 'niceToHave'],
    ['Technical Skills', 'skills'],
    ['What’s in it for you?', 'benefits'],
    ['About the role', 'description'],
    ['About us', 'company'],
    ['How to apply', 'apply'],
    ['Responsibilities change with the seasons', undefined],
  ])('%s', (text, kind) => expect(headingKind(text)).toBe(kind));

  test.each([
    ['Salary: £40,000', 'salary', '£40,000'],
    ['Hours – 37.5', 'workingHours', '37.5'],
    ['Closing date : 5 May 2027', 'deadline', '5 May 2027'],
    ['No. of vacancies: 3', 'positions', '3'],
  ])('%s', (text, label, value) => expect(splitLabel(text)).toEqual({ label, value }));

  test('a sentence is no label', () => {
    expect(labelOf('You will report to the finance director')).toBeUndefined();
    expect(splitLabel('Our mission: better light for everybody')).toBeUndefined();
  });
});

describe('sentences and skills', () => {
  test('sentences end where a new one begins', () => {
    expect(splitSentences('Use tools, e.g. Excel. Report to Dr. Smith. Done!')).toEqual([
      'Use tools, e.g. Excel.',
      'Report to Dr. Smith.',
      'Done!',
    ]);
  });

  test('longer names win, everyday words do not count', () => {
    expect(findSkills('React Native, Node.js, C# and C++; you excel at lean advice from a sage')).toEqual([
      'React Native',
      'Node.js',
      'C#',
      'C++',
    ]);
    expect(findSkills('JavaScript is not Java')).toEqual(['JavaScript', 'Java']);
  });
});

test('does not take one end of a salary whose other end was lost for both', () => {
  expect(readSalary('£62k —', { isLabelled: true })).toEqual({ min: 62_000, isVague: true });
  expect(readSalary('£62k – plus a pension', { isLabelled: true })).toMatchObject({ min: 62_000, max: 62_000 });
});
