import type { Evidence, ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import { Check, Minus, ScanSearch } from 'lucide-react';
import { cn } from '../../lib/class-names.ts';
import { howMissing, pointsText } from './explained-factors.ts';

export interface FactorSectionProps {
  factor: ExplainedFactor;
  /** The score as a whole: what a missing item would change it to is worth saying only when it is more. */
  score: number;
  /** Where the CV can be opened at a quotation. */
  onQuotation?(evidence: Evidence): void;
  className?: string;
}

/** One factor laid open: what was met, with the words of the CV, and what is missing, with what it would change. */
export function FactorSection({ factor, score, onQuotation, className }: FactorSectionProps) {
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
              <Quotations evidence={evidence} onOpen={onQuotation} />
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
              <Quotations evidence={item.evidence} onOpen={onQuotation} isFaint />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface QuotationsProps {
  evidence: readonly Evidence[];
  onOpen: FactorSectionProps['onQuotation'];
  isFaint?: boolean;
}

function Quotations({ evidence, onOpen, isFaint }: QuotationsProps) {
  return evidence.map((item) => (
    <blockquote
      key={`${item.field} ${item.page} ${item.quote}`}
      className={cn(
        'border-l-2 text-[13px]/5 break-words text-muted',
        isFaint ? 'border-line-strong' : 'border-accent',
        !onOpen && 'pl-2.5',
      )}
    >
      {onOpen ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(item)}
          className="group/quotation -my-0.5 w-full rounded-r-sm py-0.5 pr-1.5 pl-2.5 text-left hover:bg-hover hover:text-text"
        >
          <Words {...item} />
          <span className="sr-only">: show it in the CV</span>
          <ScanSearch
            aria-hidden="true"
            className="ml-1.5 inline size-3.5 align-[-0.2em] opacity-60 group-hover/quotation:opacity-100"
          />
        </button>
      ) : (
        <Words {...item} />
      )}
    </blockquote>
  ));
}

const Words = ({ quote, page }: Pick<Evidence, 'quote' | 'page'>) => (
  <>
    {quote}
    {page !== null && <span className="text-subtle"> · page {page}</span>}
  </>
);
