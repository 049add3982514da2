import type { ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import { Check, MessageCircleQuestionMark, Minus } from 'lucide-react';
import type { QuotationLinks } from '#entities/cv/quotation-links.ts';
import { Quotations } from '#entities/cv/quotations.tsx';
import { cn } from '#lib/class-names.ts';
import { howMissing } from './explained-factors.ts';

export interface FactorSectionProps {
  factor: ExplainedFactor;
  /** What it gave, in whole points. */
  points: number;
  /** The score as a whole: what a missing item would change it to is worth saying only when it is more. */
  score: number;
  /** Where the CV can be opened at a quotation. */
  links?: QuotationLinks;
  className?: string;
}

/** One factor laid open: what was met, with the words of the CV, and what is missing, with what it would change. */
export function FactorSection({ factor, points, score, links, className }: FactorSectionProps) {
  return (
    // A picture of its own, so that a step through the explanation does not have all of it painted anew.
    <section className={cn('isolate grid gap-2.5', className)}>
      <div className="flex items-baseline justify-between gap-3 border-b border-line pb-1.5">
        <h3 className="font-semibold">{factor.label}</h3>
        <span className="tabular text-[13px]/5 text-muted">
          {points} of {factor.weight}
        </span>
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
              <Quotations evidence={evidence} links={links} />
            </div>
          </li>
        ))}
        {factor.missing.map((item) => (
          <li key={item.label} className="grid grid-cols-[auto_1fr] gap-x-2.5">
            <Minus aria-hidden="true" className="mt-0.5 size-4 text-muted" />
            <div className="grid min-w-0 gap-1.5">
              <p className="flex min-w-0 justify-between gap-x-4 break-words max-sm:flex-wrap">
                <span>
                  <span className="sr-only">Missing: </span>
                  {item.label}
                  <span className="text-muted"> {howMissing(factor, item)}</span>
                </span>
                {item.scoreIfMet !== null && Math.round(item.scoreIfMet) > Math.round(score) && (
                  <span className="tabular shrink-0 text-[13px]/5 text-muted">
                    would make it {Math.round(item.scoreIfMet)}%
                  </span>
                )}
              </p>
              <Quotations evidence={item.evidence} links={links} isFaint />
            </div>
          </li>
        ))}
        {factor.unscored && <NotScored labels={factor.unscored} />}
      </ul>
    </section>
  );
}

function NotScored({ labels }: { labels: readonly string[] }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-2.5">
      <MessageCircleQuestionMark aria-hidden="true" className="mt-0.5 size-4 text-muted" />
      <div className="grid min-w-0 gap-1">
        <p className="text-muted">Not scored: for a conversation, not for a CV</p>
        <ul className="grid gap-1">
          {labels.map((label) => (
            <li key={label} className="break-words">
              {label}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
