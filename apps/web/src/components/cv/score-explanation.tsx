import type { ExplainedFactor, Explanation } from '@candela/contract/rankings/rankings.schemas.ts';
import { Check, Minus } from 'lucide-react';
import { ScoreBar } from '../ui/score-bar.tsx';
import { dayText, fullText } from './cv-text.ts';
import { pointsText, toScoreFactors } from './explained-factors.ts';

/** Why a score is what it is: what was met, with the words of the CV, and what is missing, with what it would change. */
export function ScoreExplanation({ explanation }: { explanation: Explanation }) {
  const { score, threshold, factors, engine, version, scoredAt } = explanation;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1.5">
        <ScoreBar label="Match score" score={score} factors={toScoreFactors(factors)} size="lg" />
        <p className="text-[13px]/5 text-muted">
          {score >= threshold ? 'At or above' : 'Below'} the {Math.round(threshold)}% this job asks for.
        </p>
      </div>
      {factors.map((factor) => (
        <FactorSection key={factor.id} factor={factor} score={score} />
      ))}
      <p className="border-t border-line pt-3 text-[13px]/5 text-muted">
        Scored by {engine} {version} on{' '}
        <time dateTime={scoredAt} title={fullText(scoredAt)}>
          {dayText(scoredAt)}
        </time>
        , without name, photo, age, gender, address or nationality. The person can see the same explanation.
      </p>
    </div>
  );
}

function FactorSection({ factor, score }: { factor: ExplainedFactor; score: number }) {
  return (
    <section className="grid gap-2.5">
      <div className="flex items-baseline justify-between gap-3 border-b border-line pb-1.5">
        <h3 className="font-semibold">{factor.label}</h3>
        <span className="tabular text-[13px]/5 text-muted">{pointsText(factor)}</span>
      </div>
      {factor.met.length + factor.missing.length === 0 && <p className="text-muted">No factors available.</p>}
      <ul className="grid gap-2.5">
        {factor.met.map(({ label, evidence }) => (
          <li key={label} className="grid grid-cols-[auto_1fr] gap-x-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 text-success-text" />
            <div className="grid min-w-0 gap-1.5">
              <p className="break-words">
                <span className="sr-only">Met: </span>
                {label}
              </p>
              {evidence.map(({ quote, page }) => (
                <blockquote
                  key={`${page} ${quote}`}
                  className="border-l-2 border-accent pl-2.5 text-[13px]/5 break-words text-muted"
                >
                  {quote}
                  {page !== null && <span className="text-subtle"> · page {page}</span>}
                </blockquote>
              ))}
            </div>
          </li>
        ))}
        {factor.missing.map(({ label, scoreIfMet }) => (
          <li key={label} className="grid grid-cols-[auto_1fr] gap-x-2.5">
            <Minus aria-hidden="true" className="mt-0.5 size-4 text-muted" />
            <p className="flex min-w-0 flex-wrap justify-between gap-x-4 break-words">
              <span>
                <span className="sr-only">Missing: </span>
                {label}
                <span className="text-muted"> not found in the CV</span>
              </span>
              {scoreIfMet !== null && scoreIfMet > score && (
                <span className="tabular text-[13px]/5 text-muted">would make it {Math.round(scoreIfMet)}%</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
