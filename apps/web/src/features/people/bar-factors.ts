import type { Factor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { ScoreFactor } from '../../components/ui/score-factor-card.tsx';

/** Without the quotations, which the explanation brings: a lit segment says where they are, a dark one has none. */
export const barFactors = (factors: readonly Factor[]): ScoreFactor[] =>
  factors.map((factor) => ({
    ...factor,
    evidence: factor.lit > 0 ? ['“Why this score” shows the words of the CV.'] : [],
  }));
