import type { ComparedSide } from '@candela/contract/rankings/score-runs.schemas.ts';

export interface FactorChange {
  id: string;
  label: string;
  /** Points it gave, and points it could give; null where the factor did not exist. */
  before: { points: number; weight: number } | null;
  after: { points: number; weight: number } | null;
  /** Points more or less. */
  change: number;
}

const givenBy = (side: ComparedSide, id: string) => {
  const factor = side.factors.find((other) => other.id === id);
  return factor ? { points: factor.weight * factor.lit, weight: factor.weight } : null;
};

/** Why a score is another one: what each factor gives more or less, in the order of the bar. */
export function factorChanges(before: ComparedSide, after: ComparedSide): FactorChange[] {
  const labels = new Map([...before.factors, ...after.factors].map(({ id, label }) => [id, label]));
  return [...labels].map(([id, label]) => {
    const [old, now] = [givenBy(before, id), givenBy(after, id)];
    return { id, label, before: old, after: now, change: (now?.points ?? 0) - (old?.points ?? 0) };
  });
}

/** Half a point: what whole numbers can show. */
const noticeable = 0.5;
const mostNamed = 2;

/** The factors that moved a score most: what a reader wants to know first. */
export const mainChanges = (changes: readonly FactorChange[]): FactorChange[] =>
  changes
    .filter(({ change }) => Math.abs(change) >= noticeable)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, mostNamed);

/** The ids of the factors whose points a reader sees change. */
export const changedFactors = (before: ComparedSide, after: ComparedSide): ReadonlySet<string> =>
  new Set(factorChanges(before, after).flatMap(({ id, change }) => (Math.abs(change) >= noticeable ? [id] : [])));

/** "+12", "−3", "±0"; a true minus, as wide as the plus. */
export function signed(change: number): string {
  const rounded = Math.round(change);
  if (rounded === 0) return '±0';
  return rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}
