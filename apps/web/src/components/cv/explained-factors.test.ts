import { expect, it } from 'vitest';
import { pointsText, toScoreFactors } from './explained-factors.ts';

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
