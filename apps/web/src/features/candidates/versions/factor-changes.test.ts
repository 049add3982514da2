import type { ComparedSide } from '@candela/contract/rankings/score-runs.schemas.ts';
import { describe, expect, it } from 'vitest';
import { changedFactors, factorChanges, mainChanges, signed } from './factor-changes.ts';

const side = (...factors: [id: string, weight: number, lit: number][]): ComparedSide => ({
  score: factors.reduce((sum, [, weight, lit]) => sum + weight * lit, 0),
  rank: 1,
  factors: factors.map(([id, weight, lit]) => ({ id, label: id.toUpperCase(), weight, lit })),
  engine: 'candela',
  version: '1',
  scoredAt: '2026-11-15T10:00:00.000Z',
});

describe('what each factor changed', () => {
  const sides = [
    side(['a', 50, 1], ['b', 30, 0.5], ['c', 20, 1]),
    side(['a', 60, 0.5], ['b', 30, 0.51], ['d', 10, 1]),
  ] as const;
  const changes = factorChanges(...sides);

  it('is told in points, for a factor that went and one that came as well', () => {
    expect(changes).toEqual([
      { id: 'a', label: 'A', before: { points: 50, weight: 50 }, after: { points: 30, weight: 60 }, change: -20 },
      { id: 'b', label: 'B', before: { points: 15, weight: 30 }, after: { points: 15, weight: 30 }, change: 0 },
      { id: 'c', label: 'C', before: { points: 20, weight: 20 }, after: null, change: -20 },
      { id: 'd', label: 'D', before: null, after: { points: 10, weight: 10 }, change: 10 },
    ]);
  });

  it('is named in short by the two that moved the score most', () => {
    expect(mainChanges(changes).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(mainChanges(factorChanges(side(['a', 50, 1]), side(['a', 50, 0.995])))).toEqual([]);
  });

  it('is laid open for whichever changed by what a reader sees', () => {
    expect([...changedFactors(...sides)]).toEqual(['a', 'c', 'd']);
  });

  it('has a sign', () => {
    expect([12, -4, 0].map(signed)).toEqual(['+12', '−4', '±0']);
  });
});
