import type { Explanation, RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { expect, it } from 'vitest';
import { compareFactors } from './compare-factors.ts';
import { withEvidence } from './match-score.tsx';

const entry = (
  candidateId: string,
  factors: RankingEntry['factors'],
  match_score = factors.reduce((sum, { weight, lit }) => sum + weight * lit, 0),
): RankingEntry => ({
  rank: 1,
  candidateId,
  cvId: candidateId,
  name: candidateId,
  match_score,
  readBy: null,
  total_score: null,
  factors,
  key_match_factors: [],
  ai_likelihood: 'unknown',
  status: null,
  flags: 0,
  readingNote: null,
  experience_years: 1,
});
const skills = (lit: number) => ({ id: 'skills', label: 'Skills', weight: 40, lit });
const explained = (met: Explanation['factors'][number]['met'], missing: string[] = []): Explanation => ({
  jobId: 'j',
  jobTitle: 'Nurse',
  candidateId: 'a',
  name: 'a',
  cvId: 'a',
  score: 50,
  threshold: 65,
  factors: [
    {
      ...skills(1),
      met,
      likely: [],
      missing: missing.map((label) => ({ label, scoreIfMet: null, evidence: [], isNamed: false })),
    },
  ],
  hasEvidence: true,
  engine: 'built-in',
  version: '1',
  readBy: null,
  isBeingRead: false,
  note: null,
  scoredAt: '2026-11-15T00:00:00.000Z',
  earlier: [],
});
const quoted = explained([
  { label: 'Ward', evidence: [] },
  { label: 'Triage', evidence: [{ quote: 'ran triage for two years', page: 1, box: null }] },
]);

it('marks who has most, and no one in a tie', () => {
  const [uneven] = compareFactors([entry('a', [skills(1)]), entry('b', [skills(0.5)])], []);
  expect(uneven?.people.map(({ points, isBest }) => [points, isBest])).toEqual([
    [40, true],
    [20, false],
  ]);
  const [even] = compareFactors([entry('a', [skills(1)]), entry('b', [skills(1)])], []);
  expect(even?.people.some(({ isBest }) => isBest)).toBe(false);
});

it('draws no light for what gives no point as it is shown', () => {
  const nice = { id: 'nice', label: 'Nice to have', weight: 3, lit: 0.1 };
  const rows = compareFactors([entry('a', [skills(1), nice]), entry('b', [skills(1), { ...nice, lit: 1 }])], []);
  expect(rows[1]?.people.map(({ points, lit }) => [points, lit])).toEqual([
    [0, 0],
    [3, 1],
  ]);
});

it('shows the first quotation, or the label, or nothing, or that it is not known yet', () => {
  const people = ['a', 'b', 'c', 'd'].map((id) => entry(id, [skills(1)]));
  const [row] = compareFactors(people, [
    quoted,
    explained([{ label: 'Ward', evidence: [] }]),
    explained([]),
    undefined,
  ]);
  expect(row?.people.map(({ strongest }) => strongest)).toEqual([
    { quotation: { quote: 'ran triage for two years', page: 1, box: null } },
    { label: 'Ward' },
    null,
    undefined,
  ]);
});

it('gives a row to a factor only one of them has', () => {
  const rows = compareFactors([entry('a', [skills(1)]), entry('b', [])], []);
  expect(rows.map(({ id, people }) => [id, people.map(({ points }) => points)])).toEqual([['skills', [40, 0]]]);
});

it('waits for the evidence, and then shows it', () => {
  expect(withEvidence([skills(1)], undefined)[0]?.evidence).toBe('loading');
  expect(withEvidence([skills(1)], quoted)[0]?.evidence).toEqual(['Ward', 'ran triage for two years']);
  expect(withEvidence([skills(0)], explained([]))[0]?.evidence).toEqual([]);
  expect(withEvidence([skills(0)], explained([], ['Triage']))[0]?.evidence).toEqual(['Not found: Triage']);
});
