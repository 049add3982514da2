import type { ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import { Check, Minus } from 'lucide-react';

/** One factor: its bar, what was found with the CV's own words, what was not and what it would change. */
export function FactorDetails({ factor }: { factor: ExplainedFactor }) {
  const points = Math.round(factor.lit * factor.weight);
  return (
    <li className="grid gap-2.5">
      <div className="grid gap-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="font-semibold">{factor.label}</h3>
          <span className="tabular text-[13px] text-muted">
            {points} of {Math.round(factor.weight)}
          </span>
        </div>
        <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-neutral-soft">
          <span
            className="block h-full rounded-full bg-accent shadow-(--glow)"
            style={{ width: `${Math.min(Math.max(factor.lit, 0), 1) * 100}%` }}
          />
        </span>
      </div>
      {factor.met.length > 0 && (
        <ul aria-label={`${factor.label}: found`} className="grid gap-2">
          {factor.met.map(({ label, evidence }) => (
            <li key={label} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1">
              <Check aria-hidden="true" className="mt-0.5 size-4 text-success" />
              <span>{label}</span>
              {evidence.map(({ quote, page }) => (
                <blockquote
                  key={`${page} ${quote}`}
                  className="col-start-2 border-l-2 border-accent pl-2.5 text-[13px]/5 text-muted"
                >
                  “{quote}”{page !== null && <span className="ml-1.5 whitespace-nowrap text-subtle">page {page}</span>}
                </blockquote>
              ))}
            </li>
          ))}
        </ul>
      )}
      {factor.missing.length > 0 && (
        <ul aria-label={`${factor.label}: not found`} className="grid gap-1.5">
          {factor.missing.map(({ label, scoreIfMet }) => (
            <li key={label} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
              <Minus aria-hidden="true" className="mt-0.5 size-4 text-muted" />
              <span className="text-muted">
                {label}
                {scoreIfMet !== null && (
                  <span className="tabular ml-2 text-[13px] text-subtle">would make it {Math.round(scoreIfMet)}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {factor.met.length + factor.missing.length === 0 && (
        <p className="text-[13px]/5 text-muted">Nothing in the CV speaks to this.</p>
      )}
    </li>
  );
}
