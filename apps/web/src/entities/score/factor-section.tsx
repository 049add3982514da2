import { howMissing, unscoredTitle } from '@candela/contract/rankings/how-missing.ts';
import type { ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import { Check, EqualApproximately, MessageCircleQuestionMark, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { QuotationLinks } from '#entities/cv/quotation-links.ts';
import { Quotations } from '#entities/cv/quotations.tsx';
import { cn } from '#lib/class-names.ts';
import { Light } from './light.tsx';

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

/** One factor laid open: what was met or probably was, with the words of the CV, and what is missing, with what it would change. */
export function FactorSection({ factor, points, score, links, className }: FactorSectionProps) {
  return (
    // A picture of its own, so that a step through the explanation does not have all of it painted anew.
    <section className={cn('isolate grid gap-2.5', className)}>
      <div className="grid gap-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="font-semibold">{factor.label}</h3>
          <span className="tabular shrink-0 text-[13px]/5 text-muted">
            <span className="font-semibold text-text">{points}</span> of {factor.weight} points
          </span>
        </div>
        {/* The segment of the bar above, drawn out; as there, what gives no point gives no light. */}
        <Light size="line" share={points > 0 ? factor.lit : 0} />
      </div>
      {factor.met.length + factor.likely.length + factor.missing.length === 0 && (
        <p className="text-muted">No factors available.</p>
      )}
      <ul className="grid gap-2.5">
        {factor.met.map(({ label, evidence }) => (
          <Item key={label} icon={<Check aria-hidden="true" className="mt-0.5 size-4 text-success-text" />}>
            <p className="break-words">
              <span className="sr-only">Met: </span>
              {label}
            </p>
            <Quotations evidence={evidence} links={links} />
          </Item>
        ))}
        {factor.likely.map((item) => (
          <Item
            key={item.label}
            icon={<EqualApproximately aria-hidden="true" className="mt-0.5 size-4 text-success-text" />}
          >
            <NotSure word="Probably met" item={item} score={score}>
              is probably shown
            </NotSure>
            <Quotations evidence={item.evidence} links={links} />
          </Item>
        ))}
        {factor.missing.map((item) => (
          <Item key={item.label} icon={<Minus aria-hidden="true" className="mt-0.5 size-4 text-muted" />}>
            <NotSure word="Missing" item={item} score={score}>
              {howMissing(factor, item)}
            </NotSure>
            <Quotations evidence={item.evidence} links={links} isFaint />
          </Item>
        ))}
        {factor.unscored && <NotScored labels={factor.unscored} />}
      </ul>
    </section>
  );
}

const Item = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="grid grid-cols-[auto_1fr] gap-x-2.5">
    {icon}
    <div className="grid min-w-0 gap-1.5">{children}</div>
  </li>
);

interface NotSureProps {
  /** For those who do not see the sign before it. */
  word: string;
  item: { label: string; scoreIfMet: number | null };
  score: number;
  children: ReactNode;
}

/** What is not ticked: what is said of it, and what the score would be if it were. */
const NotSure = ({ word, item: { label, scoreIfMet }, score, children }: NotSureProps) => (
  <p className="flex min-w-0 justify-between gap-x-4 break-words max-sm:flex-wrap">
    <span>
      <span className="sr-only">{word}: </span>
      {label}
      <span className="text-muted"> {children}</span>
    </span>
    {scoreIfMet !== null && Math.round(scoreIfMet) > Math.round(score) && (
      <span className="tabular shrink-0 text-[13px]/5 text-muted">would make it {Math.round(scoreIfMet)}%</span>
    )}
  </p>
);

function NotScored({ labels }: { labels: readonly string[] }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-2.5">
      <MessageCircleQuestionMark aria-hidden="true" className="mt-0.5 size-4 text-muted" />
      <div className="grid min-w-0 gap-1">
        <p className="text-muted">{unscoredTitle}</p>
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
