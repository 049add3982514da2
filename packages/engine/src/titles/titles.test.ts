import { describe, expect, test } from 'vitest';
import { parseText } from '../testing/cvs/parse-text.ts';
import { classifyTitle } from './classify-title.ts';
import { loadOccupations } from './load-occupations.ts';
import { normaliseTitle } from './normalise-title.ts';
import { otherNames } from './other-names.ts';
import { titleFeatures, titleWords } from './title-features.ts';

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
    const shares = classifyTitle(loadOccupations(), 'Accounts Assistant') ?? [];
    expect(shares).toHaveLength(loadOccupations().occupations.length);
    expect([...shares].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    const answers = normaliseTitle('Accounts Assistant').map(({ confidence }) => confidence);
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
