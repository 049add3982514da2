import type { Evidence, Explanation } from '@candela/contract/rankings/rankings.schemas.ts';
import { useState } from 'react';
import { CvDialog } from './cv-dialog.tsx';
import { EarlierScores } from './earlier-scores.tsx';
import { FactorSection } from './factor-section.tsx';
import { NoEvidence } from './no-evidence.tsx';
import { ScoredBy } from './scored-by.tsx';

export interface ExplainedScoreProps {
  explanation: Explanation;
  isBlind?: boolean;
  blindName?: string;
}

/**
 * What a score rests on, factor by factor: what was met, with the words of the CV, and what is missing, with what it would
 * change. Each quotation opens the CV where it stands; closing that leads back to it.
 */
export function ExplainedScore({ explanation, isBlind, blindName }: ExplainedScoreProps) {
  const [quotation, setQuotation] = useState<Evidence | null>(null);
  const { factors, score, hasEvidence, earlier, version, cvId } = explanation;
  return (
    <>
      {hasEvidence ? (
        factors.map((factor) => (
          <FactorSection key={factor.id} factor={factor} score={score} onQuotation={setQuotation} />
        ))
      ) : (
        <NoEvidence version={version} />
      )}
      <EarlierScores earlier={earlier} />
      <ScoredBy explanation={explanation} />
      <CvDialog
        cvId={quotation && cvId}
        quotation={quotation}
        isBlind={isBlind}
        blindName={blindName}
        onClose={() => setQuotation(null)}
      />
    </>
  );
}
