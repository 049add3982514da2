import type { ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import { Check, Minus } from 'lucide-react';
import { cn } from '../../lib/class-names.ts';
import { howMissing, pointsText } from './explained-factors.ts';

export interface FactorSectionProps {
  factor: ExplainedFactor;
  /** The score as a whole: what a missing item would change it to is worth saying only when it is more. */
  score: number;
  className?: string;
}

/** One factor laid open: what was met, with the words of the CV, and what is missing, with what it would change. */
export function FactorSection({ factor, score, className }: FactorSectionProps) {
  return (
    <section className={cn('grid gap-2.5', className)}>
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
              <Quotations evidence={evidence} />
            </div>
          </li>
        ))}
        {factor.missing.map((item) => (
          <li key={item.label} className="grid grid-cols-[auto_1fr] gap-x-2.5">
            <Minus aria-hidden="true" className="mt-0.5 size-4 text-muted" />
            <div className="grid min-w-0 gap-1.5">
              <p className="flex min-w-0 flex-wrap justify-between gap-x-4 break-words">
                <span>
                  <span className="sr-only">Missing: </span>
                  {item.label}
                  <span className="text-muted"> {howMissing(factor, item)}</span>
                </span>
                {item.scoreIfMet !== null && item.scoreIfMet > score && (
                  <span className="tabular text-[13px]/5 text-muted">would make it {Math.round(item.scoreIfMet)}%</span>
                )}
              </p>
              <Quotations evidence={item.evidence} isFaint />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Quotations({
  evidence,
  isFaint,
}: {
  evidence: ExplainedFactor['met'][number]['evidence'];
  isFaint?: boolean;
}) {
  return evidence.map(({ quote, page }) => (
    <blockquote
      key={`${page} ${quote}`}
      className={cn(
        'border-l-2 pl-2.5 text-[13px]/5 break-words text-muted',
        isFaint ? 'border-line-strong' : 'border-accent',
      )}
    >
      {quote}
      {page !== null && <span className="text-subtle"> · page {page}</span>}
    </blockquote>
  ));
}
