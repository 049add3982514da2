import type { ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { ScoreFactor } from '../ui/score-factor-card.tsx';

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

/** Nothing at all, only a word in a list, or something that comes near. */
export const howMissing = ({ evidence, isNamed }: Pick<ExplainedFactor['missing'][number], 'evidence' | 'isNamed'>) =>
  isNamed ? 'is named, but nothing shows it' : evidence.length > 0 ? 'is not clearly shown' : 'not found in the CV';

/** Points a factor gave; whole numbers, as the bar says them. */
export const pointsText = ({ lit, weight }: Pick<ExplainedFactor, 'lit' | 'weight'>): string =>
  `${Math.round(lit * weight)} of ${Math.round(weight)}`;
