import { expect, it } from 'vitest';
import { howMissing, pointsText, toScoreFactors } from './explained-factors.ts';

const quote = (text: string) => ({ quote: text, page: 1, box: null });

it('gives each segment its quotations, each once and not too many', () => {
  const [factor] = toScoreFactors([
    {
      id: 'skills',
      label: 'Skills',
      weight: 40,
      lit: 0.5,
      met: [
        { label: 'SQL', evidence: [quote('wrote SQL'), quote('a')] },
        { label: 'Go', evidence: [quote('wrote SQL'), quote('b'), quote('c')] },
      ],
      missing: [],
    },
  ]);
  expect(factor?.evidence).toEqual(['wrote SQL', 'a', 'b']);
});

it('says points in whole numbers', () => {
  expect(pointsText({ lit: 0.456, weight: 30 })).toBe('14 of 30');
});

it('tells what is not there from what is only named and from what comes near', () => {
  const skills = { id: 'skills' };
  expect(howMissing(skills, { label: 'Go', evidence: [], isNamed: false })).toBe('not found in the CV');
  expect(howMissing(skills, { label: 'Go', evidence: [quote('Go')], isNamed: true })).toMatch(/named, but nothing/);
  expect(howMissing(skills, { label: 'Go', evidence: [quote('wrote C')], isNamed: false })).toBe(
    'is not clearly shown',
  );
  const sentence = { label: '3 years – 1 year of relevant work found', evidence: [], isNamed: false };
  expect(howMissing({ id: 'experience' }, sentence)).toBe('');
  expect(howMissing({ id: 'work' }, { ...sentence, label: 'Little of the CV is about this kind of work' })).toBe('');
});
