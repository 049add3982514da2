import { describe, expect, test } from 'vitest';
import { parseText } from '../testing/cvs/parse-text.ts';
import { classifyTitle } from './classify-title.ts';
import { loadOccupations } from './load-occupations.ts';
import { normaliseTitle } from './normalise-title.ts';
import { otherNames } from './other-names.ts';
import { titleFeatures, titleWords } from './title-features.ts';
import { keyWords, singular } from './title-key.ts';
import { allTitles } from './title-lists.ts';

describe('words of a title', () => {
  test('small letters without accents and plurals', () => {
    expect(titleWords('Senior Café Managers (C++/C#) – Leeds')).toEqual([
      'senior',
      'cafe',
      'manager',
      'c++',
      'c#',
      'leed',
    ]);
  });

  test('each feature once, whatever is written', () => {
    const features = titleFeatures('nurse nurse nurse');
    expect(new Set(features).size).toBe(features.length);
    expect(titleFeatures('   ')).toEqual([]);
    expect(titleFeatures('a'.repeat(100_000)).length).toBeLessThan(300);
  });
});

describe('the occupation of a title', () => {
  test.each([
    ['Senior Software Engineer (Remote)', 'software developer'],
    ['Bricklayer', 'bricklayer'],
    ['Graphic Designer', 'graphic designer'],
    ['Kitchen Assistant - Leeds', 'kitchen assistant'],
    ['Truck driver', 'cargo vehicle driver'],
  ])('%s', (title, occupation) => {
    const [best] = normaliseTitle(title);
    expect(best?.occupation).toBe(occupation);
    expect(best?.code).toMatch(/^\d{4}\.\d/);
  });

  test.each(['', 'qwxz plomf', '12345', '🙂', 'Zzyzx Road'])('%s is none', (title) =>
    expect(normaliseTitle(title)).toEqual([]),
  );

  test('the likeliest first, and all of them together are one', () => {
    const shares = classifyTitle(loadOccupations(), 'Logistics Handler') ?? [];
    expect(shares).toHaveLength(loadOccupations().occupations.length);
    expect([...shares].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    const answers = normaliseTitle('Logistics Handler').map(({ confidence }) => confidence);
    expect(answers.length).toBeGreaterThan(1);
    expect(answers).toEqual(answers.toSorted((a, b) => b - a));
    expect(answers[0]).toBe(Math.round(Math.max(...shares) * 100) / 100);
  });
});

test('the entries of a CV have their occupations', async () => {
  const { experience } = await parseText(
    'Jane Smith\n\nEXPERIENCE\n\nBricklayer, Acme Ltd\nJan 2019 - Present\n- Built walls\n\nFlumph, Acme Ltd\nJan 2015 - Dec 2018\n',
  );
  expect(experience.map(({ occupation }) => occupation?.code)).toEqual(['7112.1', undefined]);
});

describe('other names', () => {
  test('short forms, long forms and usual names', () => {
    expect(otherNames('RN')).toEqual(expect.arrayContaining(['registered nurse', 'staff nurse']));
    expect(otherNames('Staff Nurse')).toEqual(expect.arrayContaining(['registered nurse', 'rn']));
    expect(otherNames('registered nurses')).toContain('staff nurse');
    expect(otherNames('HR manager')).toContain('human resources manager');
  });

  test.each(['', 'python', 'Maya Kowalczyk', 'sales assistant in Leeds or London', 'teacher'])('%s has none', (title) =>
    expect(otherNames(title)).toEqual([]),
  );
});

describe('what British workplaces call people', () => {
  test.each([
    ['School Caretaker', 'building caretaker'],
    ['Site Manager (Primary School)', 'building caretaker'],
    ['Site Manager', 'construction manager'],
    ['Data Engineer', 'data warehouse designer'],
    ['Azure Data Engineer', 'data warehouse designer'],
    ['Machine Learning Engineer', 'ICT intelligent systems designer'],
    ['Senior Support Worker (Nights) - Hull', 'social care worker'],
    ['Key Worker', 'social care worker'],
    ['Snr Commis Chef, full time', 'chef'],
    ['Assistant Management Accountant', 'accountant'],
    ['Accounts Manager', 'accounting manager'],
    ['Account Manager', 'sales account manager'],
    ['Accounts Assistant', 'accounting assistant'],
    ['HGV Class 1 Drivers x 2', 'cargo vehicle driver'],
    ['Mobile HGV Fitter', 'vehicle technician'],
    ['SDR', 'business developer'],
    ['Staff Nurse - Band 5', 'nurse responsible for general care'],
    ['Painters & Decorators', 'construction painter'],
    ['Painter/Decorator', 'construction painter'],
  ])('%s is a %s', (title, occupation) => {
    const [best] = normaliseTitle(title);
    expect(best?.occupation).toBe(occupation);
    expect(best?.confidence).toBeGreaterThanOrEqual(0.5);
  });

  test('an assistant or a deputy of anything is not the thing itself', () => {
    expect(normaliseTitle('Deputy Manager')).toEqual([]);
    expect(normaliseTitle('Assistant Nurse')[0]?.occupation).toBe('nurse assistant');
  });

  const entries = [...allTitles()];
  const keyOf = (title: string) => {
    const words = keyWords(title);
    return [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');
  };

  test('each name is one that ESCO has', () => {
    const labels = new Set(loadOccupations().occupations.map(({ label }) => label));
    expect(entries.map(([, name]) => name).filter((name) => !labels.has(name))).toEqual([]);
  });

  test('no title stands twice, however it is written', () => {
    const keys = entries.map(([title]) => keyOf(title));
    const twice = [...Map.groupBy(keys, (key) => key)].filter(([key, same]) => key === '' || same.length > 1);
    expect(twice).toEqual([]);
  });

  test.each([
    '('.repeat(100_000),
    ' - '.repeat(100_000),
    'senior '.repeat(100_000),
    'a/'.repeat(100_000),
    '(a) at '.repeat(50_000),
  ])('a title of any length is looked through once', (title) =>
    expect(normaliseTitle(title).length).toBeLessThanOrEqual(5),
  );
});
