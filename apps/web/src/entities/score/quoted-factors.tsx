import type { Explanation } from '@candela/contract/rankings/rankings.schemas.ts';
import { useDeferredValue } from 'react';
import { QuotedCv, type QuotedCvProps } from '#entities/cv/quoted-cv.tsx';
import { useCvUnseen } from '#entities/cv/use-cv.ts';
import { pointsByFactor } from './explained-factors.ts';
import { FactorSection } from './factor-section.tsx';
import { NoEvidence } from './no-evidence.tsx';

export interface QuotedFactorsProps extends Pick<QuotedCvProps, 'isBlind' | 'blindName'> {
  explanation: Explanation;
  /** Some of its factors, in their order. */
  factors?: Explanation['factors'];
}

/** Factors laid open, with quotations that lead into the CV. */
export function QuotedFactors({ explanation, factors = explanation.factors, isBlind, blindName }: QuotedFactorsProps) {
  const { cvId, score, hasEvidence, version } = explanation;
  const points = pointsByFactor(explanation.factors, score);
  // What it changes is which quotations are links: presses come first.
  const cv = useDeferredValue(useCvUnseen(cvId, { isBlind, isWanted: hasEvidence }));
  if (!hasEvidence) return <NoEvidence version={version} />;
  return (
    <QuotedCv cvId={cvId} cv={cv} isBlind={isBlind} blindName={blindName}>
      {(links) =>
        factors.map((factor) => (
          <FactorSection
            key={factor.id}
            factor={factor}
            points={points.get(factor.id) ?? 0}
            score={score}
            links={links}
          />
        ))
      }
    </QuotedCv>
  );
}
