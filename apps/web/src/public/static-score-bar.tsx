import { shownPoints } from '@candela/contract/kernel/whole-parts.ts';
import { useId } from 'react';
import { Light } from '#entities/score/light.tsx';
import type { ScoreFactor } from '#entities/score/score-factor-card.tsx';
import { cn } from '#lib/class-names.ts';

export interface StaticScoreBarProps {
  label: string;
  score: number;
  factors: readonly ScoreFactor[];
  size?: 'md' | 'lg';
  /** Of its own where the bar is put into another page than it was rendered for. */
  id?: string;
  className?: string;
}

/**
 * The product's drawing of a score for pages that run no React: each segment opens its own card (the browser does
 * that), and the site's script shows the card while a segment is pointed at or focused.
 */
export function StaticScoreBar({ label, score, factors, size = 'md', id: givenId, className }: StaticScoreBarProps) {
  const made = useId();
  const id = givenId ?? made;
  const points = shownPoints(factors, score);
  const given = (at: number) => `${points[at]} of ${factors[at]?.weight}`;
  return (
    <div data-score className={cn('flex items-center gap-2.5', className)}>
      <fieldset aria-label={`${label} ${score}%`} className="flex min-w-16 flex-1 gap-0.5">
        {factors.map((factor, index) => (
          <button
            key={factor.id}
            type="button"
            popoverTarget={`${id}-${factor.id}`}
            aria-label={`${factor.label}: ${given(index)}`}
            aria-describedby={`${id}-${factor.id}`}
            className="relative min-w-1.5 rounded-sm after:absolute after:inset-x-0 after:-inset-y-2.5 focus-visible:outline-offset-3"
            style={{ flex: `${factor.weight} 1 0` }}
          >
            <Light
              share={factor.lit}
              size={size}
              className={cn(index === 0 && 'rounded-l-full', index === factors.length - 1 && 'rounded-r-full')}
            />
          </button>
        ))}
      </fieldset>
      <span aria-hidden="true" className={cn('tabular min-w-10 text-right font-semibold', size === 'lg' && 'text-xl')}>
        {score}%
      </span>
      {factors.map((factor, index) => (
        <FactorCard key={factor.id} id={`${id}-${factor.id}`} factor={factor} points={given(index)} />
      ))}
    </div>
  );
}

function FactorCard({ id, factor, points }: { id: string; factor: ScoreFactor; points: string }) {
  const quotes = factor.evidence === 'loading' ? [] : (factor.evidence ?? []);
  return (
    <div
      id={id}
      popover="auto"
      className="m-auto w-72 max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-raised p-3.5 text-left text-sm/5 font-normal text-text shadow-popover"
    >
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{factor.label}</span>
        <span className="tabular text-muted">{points}</span>
      </p>
      {quotes.length > 0 ? (
        <ul className="mt-2 grid gap-1.5">
          {quotes.map((quote) => (
            <li key={quote} className="border-l-2 border-accent pl-2.5 text-[13px]/5 text-muted">
              {quote}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1.5 text-[13px]/5 text-muted">Nothing in the CV supports this.</p>
      )}
    </div>
  );
}
