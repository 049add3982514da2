import type { KeyFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import { CircleCheck, CircleDashed, CircleDotDashed, EqualApproximately } from 'lucide-react';

const kinds = {
  met: { word: 'Met', icon: CircleCheck, className: 'text-success-text' },
  likely: { word: 'Probably met', icon: EqualApproximately, className: 'text-success-text' },
  partly: { word: 'Partly met', icon: CircleDotDashed, className: 'text-warning-text' },
  missing: { word: 'Missing', icon: CircleDashed, className: 'text-muted' },
};

/** The short list of what was met and what is missing, each with its word. */
export function KeyFactors({ factors }: { factors: readonly KeyFactor[] }) {
  if (factors.length === 0) return <p className="text-[13px]/5 text-muted">No factors available.</p>;
  return (
    <ul aria-label="Key match factors" className="flex flex-wrap gap-x-4 gap-y-1 text-[13px]/5">
      {factors.map(({ kind, label }) => {
        const { word, icon: Icon, className } = kinds[kind];
        return (
          <li key={`${kind} ${label}`} className="inline-flex items-center gap-1.5">
            <Icon aria-hidden="true" className={`size-3.5 shrink-0 ${className}`} />
            <span className="sr-only">{word}: </span>
            <span className={kind === 'missing' ? 'text-muted' : undefined}>{label}</span>
          </li>
        );
      })}
    </ul>
  );
}
