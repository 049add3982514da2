import { shownPoints } from '@candela/contract/kernel/whole-parts.ts';
import type { ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { ScoreFactor } from './score-factor-card.tsx';

const mostQuotes = 3;

/** The bar's segments with their quotations, each once. */
export const toScoreFactors = (factors: readonly ExplainedFactor[]): ScoreFactor[] =>
  factors.map(({ id, label, weight, lit, met, likely }) => ({
    id,
    label,
    weight,
    lit,
    evidence: [...new Set([...met, ...likely].flatMap(({ evidence }) => evidence.map(({ quote }) => quote)))].slice(
      0,
      mostQuotes,
    ),
  }));

/** Points each factor gave, by its id: whole numbers that add up to the score, as the bar says them. */
export function pointsByFactor(factors: readonly ExplainedFactor[], score: number): ReadonlyMap<string, number> {
  const points = shownPoints(factors, score);
  return new Map(factors.map(({ id }, at) => [id, points[at] ?? 0]));
}

/** 64.6 is shown as 65 and is still below 65: said, so that the two do not contradict each other. */
export function againstThreshold(score: number, threshold: number): string {
  const where = score >= threshold ? 'At or above' : Math.round(score) >= threshold ? 'Just below' : 'Below';
  return `${where} the ${Math.round(threshold)}% this job asks for.`;
}
