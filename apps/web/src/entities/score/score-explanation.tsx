import type { Explanation } from '@candela/contract/rankings/rankings.schemas.ts';
import { memo } from 'react';
import { againstThreshold, toScoreFactors } from './explained-factors.ts';
import { ExplainedScore } from './explained-score.tsx';
import { KeptBar } from './kept-bar.tsx';
import { ScoreBar } from './score-bar.tsx';

/**
 * Why a score is what it is: what was met, with the words of the CV, and what is missing, with what it would change. Drawn
 * once: that its dialog leaves changes nothing in it.
 */
export const ScoreExplanation = memo(function ScoreExplanation({ explanation }: { explanation: Explanation }) {
  const { score, threshold, factors } = explanation;
  return (
    <div className="grid gap-6">
      <KeptBar>
        <ScoreBar label="Match score" score={score} factors={toScoreFactors(factors)} size="lg" />
      </KeptBar>
      <p className="-mt-4 text-[13px]/5 text-muted">{againstThreshold(score, threshold)}</p>
      <ExplainedScore explanation={explanation} />
    </div>
  );
});
