import type { ComparedPerson } from '@candela/contract/rankings/score-runs.schemas.ts';
import { cn } from '#lib/class-names.ts';

export interface ScoreMoveProps extends Pick<ComparedPerson, 'before' | 'after'> {
  threshold: number;
  className?: string;
}

const clamp = (score: number) => Math.min(Math.max(score, 0), 100);

/** From a hollow dot to a full one on the way from 0 to 100, past the mark the job asks for. Drawn; said elsewhere. */
export function ScoreMove({ before, after, threshold, className }: ScoreMoveProps) {
  const to = clamp(after.score);
  const from = before ? clamp(before.score) : to;
  const isUp = to > from;
  const isFlat = Math.abs(to - from) < 0.5;
  return (
    <span aria-hidden="true" className={cn('relative block h-4', className)}>
      <span className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-neutral-soft" />
      <span
        className={cn('absolute top-1/2 h-1 -translate-y-1/2 rounded-full', isUp ? 'bg-success' : 'bg-danger')}
        style={{ left: `${Math.min(from, to)}%`, width: `${Math.abs(to - from)}%` }}
      />
      <span className="absolute top-0 h-full w-px bg-line-strong" style={{ left: `${clamp(threshold)}%` }} />
      {before && (
        <span
          className="absolute top-1/2 size-2.5 -translate-1/2 rounded-full border-2 border-line-strong bg-surface"
          style={{ left: `${from}%` }}
        />
      )}
      <span
        className={cn(
          'absolute top-1/2 size-2.5 -translate-1/2 rounded-full',
          isFlat ? 'bg-neutral' : isUp ? 'bg-success' : 'bg-danger',
        )}
        style={{ left: `${to}%` }}
      />
    </span>
  );
}
