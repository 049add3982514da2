import type { Factor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { ScoreFactor } from '../../components/ui/score-factor-card.tsx';

/** Without the quotations, which the explanation brings: each segment says where they are. */
export const barFactors = (factors: readonly Factor[]): ScoreFactor[] =>
  factors.map((factor) => ({
    ...factor,
    evidence: ['“Why this score” shows the words of the CV.'],
  }));
