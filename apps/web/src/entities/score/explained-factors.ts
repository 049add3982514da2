import type { ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { ScoreFactor } from './score-factor-card.tsx';

const mostQuotes = 3;

/** The bar's segments with their quotations, each once. */
export const toScoreFactors = (factors: readonly ExplainedFactor[]): ScoreFactor[] =>
  factors.map(({ id, label, weight, lit, met }) => ({
    id,
    label,
    weight,
    lit,
    evidence: [...new Set(met.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)))].slice(0, mostQuotes),
  }));

/** Nothing at all, only a word in a list, or something that comes near; empty where the label is a sentence of its own. */
export function howMissing(
  factor: Pick<ExplainedFactor, 'id'>,
  { label, evidence, isNamed }: Omit<ExplainedFactor['missing'][number], 'scoreIfMet'>,
): string {
  if (factor.id === 'work' || label.includes(' – ')) return '';
  if (isNamed) return 'is named, but nothing shows it';
  return evidence.length > 0 ? 'is not clearly shown' : 'not found in the CV';
}

/** Points a factor gave; whole numbers, as the bar says them. */
export const pointsText = ({ lit, weight }: Pick<ExplainedFactor, 'lit' | 'weight'>): string =>
  `${Math.round(lit * weight)} of ${Math.round(weight)}`;
