import { expect, it } from 'vitest';
import { againstThreshold, pointsByFactor, toScoreFactors } from './explained-factors.ts';

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
        { label: 'Go', evidence: [quote('wrote SQL')] },
      ],
      likely: [{ label: 'Rust', scoreIfMet: null, evidence: [quote('read Rust')] }],
      missing: [],
    },
  ]);
  expect(factor?.evidence).toEqual(['wrote SQL', 'a', 'read Rust']);
});

it('says points in whole numbers that add up to the score as it is shown', () => {
  const factor = (id: string, weight: number, lit: number) => ({
    id,
    label: id,
    weight,
    lit,
    met: [],
    likely: [],
    missing: [],
  });
  const points = pointsByFactor([factor('a', 50, 0.489), factor('b', 30, 0.482), factor('c', 20, 0.47)], 48.31);
  expect([...points]).toEqual([
    ['a', 24],
    ['b', 15],
    ['c', 9],
  ]);
});

it('says how a score stands to what the job asks for, as the shown numbers do', () => {
  expect(againstThreshold(65, 65)).toBe('At or above the 65% this job asks for.');
  expect(againstThreshold(64.6, 65)).toBe('Just below the 65% this job asks for.');
  expect(againstThreshold(64.4, 65)).toBe('Below the 65% this job asks for.');
});
