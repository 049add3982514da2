import type { Explanation } from '@candela/contract/rankings/rankings.schemas.ts';
import { EarlierScores } from './earlier-scores.tsx';
import { QuotedFactors, type QuotedFactorsProps } from './quoted-factors.tsx';
import { ScoreStatement } from './score-statement.tsx';
import { ScoredBy } from './scored-by.tsx';

export interface ExplainedScoreProps extends Pick<QuotedFactorsProps, 'isBlind' | 'blindName'> {
  explanation: Explanation;
}

/**
 * What a score rests on, factor by factor: what was met, with the words of the CV, and what is missing, with what it would
 * change.
 */
export const ExplainedScore = ({ explanation, isBlind, blindName }: ExplainedScoreProps) => (
  <>
    {explanation.statement && !isBlind && <ScoreStatement statement={explanation.statement} />}
    <QuotedFactors explanation={explanation} isBlind={isBlind} blindName={blindName} />
    <EarlierScores earlier={explanation.earlier} />
    <ScoredBy explanation={explanation} />
  </>
);
