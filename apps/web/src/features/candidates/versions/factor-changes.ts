import { shownPoints } from '@candela/contract/kernel/whole-parts.ts';
import type { ComparedSide } from '@candela/contract/rankings/score-runs.schemas.ts';

export interface FactorChange {
  id: string;
  label: string;
  /** Points it gave, and points it could give, as they are shown; null where the factor did not exist. */
  before: { points: number; weight: number } | null;
  after: { points: number; weight: number } | null;
  /** Points more or less: the difference of the points shown. */
  change: number;
}

const pointsOf = ({ factors, score }: ComparedSide) => {
  const points = shownPoints(factors, score);
  return new Map(factors.map(({ id, weight }, at) => [id, { points: points[at] ?? 0, weight }]));
};

/** Why a score is another one: what each factor gives more or less, in the order of the bar. */
export function factorChanges(before: ComparedSide, after: ComparedSide): FactorChange[] {
  const labels = new Map([...before.factors, ...after.factors].map(({ id, label }) => [id, label]));
  const [givenBefore, givenAfter] = [pointsOf(before), pointsOf(after)];
  return [...labels].map(([id, label]) => {
    const [old, now] = [givenBefore.get(id) ?? null, givenAfter.get(id) ?? null];
    return { id, label, before: old, after: now, change: (now?.points ?? 0) - (old?.points ?? 0) };
  });
}

const mostNamed = 2;

/** The factors that moved a score most: what a reader wants to know first. */
export const mainChanges = (changes: readonly FactorChange[]): FactorChange[] =>
  changes
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, mostNamed);

/** The ids of the factors whose points a reader sees change. */
export const changedFactors = (before: ComparedSide, after: ComparedSide): ReadonlySet<string> =>
  new Set(factorChanges(before, after).flatMap(({ id, change }) => (change === 0 ? [] : [id])));

/** "+12", "−3", "±0"; a true minus, as wide as the plus. */
export function signed(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}
