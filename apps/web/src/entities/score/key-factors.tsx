import type { KeyFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import { CircleCheck, CircleDashed, CircleDotDashed, EqualApproximately } from 'lucide-react';
import { cn } from '#lib/class-names.ts';

/** A tick is understood, and what is missing says so itself; the two between are said in the words of a recruiter's row. */
const kinds = {
  met: { word: 'Met', isShown: false, icon: CircleCheck, className: 'text-success-text' },
  likely: { word: 'Probably', isShown: true, icon: EqualApproximately, className: 'text-success-text' },
  partly: { word: 'Partly', isShown: true, icon: CircleDotDashed, className: 'text-warning-text' },
  missing: { word: 'Missing', isShown: false, icon: CircleDashed, className: 'text-muted' },
};

/** The short list of what was met and what is missing, each with its word. */
export function KeyFactors({ factors }: { factors: readonly KeyFactor[] }) {
  if (factors.length === 0) return <p className="text-[13px]/5 text-muted">No factors available.</p>;
  return (
    <ul aria-label="Key match factors" className="flex flex-wrap gap-x-4 gap-y-1 text-[13px]/5">
      {factors.map(({ kind, label }) => {
        const { word, isShown, icon: Icon, className } = kinds[kind];
        return (
          <li key={`${kind} ${label}`} className="inline-flex max-w-full items-center gap-1.5">
            <Icon aria-hidden="true" className={`size-3.5 shrink-0 ${className}`} />
            <span className={cn('min-w-0 wrap-anywhere', kind === 'missing' && 'text-muted')}>
              <span className={isShown ? 'text-muted' : 'sr-only'}>{word}: </span>
              {label}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
