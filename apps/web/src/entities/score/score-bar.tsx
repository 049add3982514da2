import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cn } from '#lib/class-names.ts';
import { barSegments } from './bar-segments.ts';
import { Light } from './light.tsx';
import { type BarSegment, type ScoreFactor, ScoreFactorCard, useFactorCard } from './score-factor-card.tsx';

export interface ScoreBarProps {
  /** What is scored: "Match score". */
  label: string;
  /** 0 to 100, or null while there is none. */
  score: number | null;
  factors?: readonly ScoreFactor[];
  size?: 'sm' | 'md' | 'lg';
  /** Leaves out the number where it is written elsewhere. */
  hideNumber?: boolean;
  className?: string;
}

/**
 * A score, drawn the same everywhere: a short bar of light. Each segment is a factor, as wide as it weighs and lit
 * as far as it was met; hovering or focusing one names it and shows the evidence. One tab stop, arrows inside. Where
 * there is little room the smallest factors share a segment.
 */
export function ScoreBar({ label, score, factors = [], size = 'md', hideNumber, className }: ScoreBarProps) {
  const cardId = useId();
  const { group, stop, setStop, moveTo } = useTabStop();
  const card = useFactorCard();

  if (score === null) return <NoScore label={label} className={className} />;

  const rounded = Math.round(score);
  const segments: readonly BarSegment[] =
    factors.length > 0
      ? barSegments(factors, score, size !== 'lg')
      : [{ id: 'whole', label, weight: 100, lit: score / 100, factors: [] }];

  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) moveTo(event, Math.min(Math.max(stop + step, 0), segments.length - 1));
    else if (event.key === 'Escape' && card.isOpen) {
      event.stopPropagation();
      card.hide();
    }
  };

  return (
    <div className={cn('flex items-center gap-2.5', className)}>
      <fieldset ref={group} aria-label={`${label} ${rounded}%`} className="flex min-w-16 flex-1 gap-0.5">
        {segments.map((segment, index) => {
          const ends = cn(index === 0 && 'rounded-l-full', index === segments.length - 1 && 'rounded-r-full');
          const fill = <Light share={segment.lit} size={size} className={ends} />;
          if (factors.length === 0)
            return (
              <span key={segment.id} className="block flex-1">
                {fill}
              </span>
            );
          return (
            <FactorSegment
              key={segment.id}
              segment={segment}
              card={card}
              cardId={cardId}
              isStop={index === stop}
              onStop={() => setStop(index)}
              onKeyDown={handleKey}
            >
              {fill}
            </FactorSegment>
          );
        })}
      </fieldset>
      {!hideNumber && <Percent value={rounded} isLarge={size === 'lg'} />}
      {factors.length > 0 && <ScoreFactorCard id={cardId} card={card} segments={segments} />}
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Of all segments the tab key reaches one; the arrows lead to the others. */
function useTabStop() {
  const group = useRef<HTMLFieldSetElement>(null);
  const [stop, setStop] = useState(0);
  const moveTo = (event: KeyboardEvent, next: number) => {
    event.preventDefault();
    setStop(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return { group, stop, setStop, moveTo };
}

const Percent = ({ value, isLarge }: { value: number; isLarge: boolean }) => (
  <span aria-hidden="true" className={cn('tabular min-w-10 text-right font-semibold', isLarge && 'text-xl')}>
    {value}%
  </span>
);

interface FactorSegmentProps {
  segment: BarSegment;
  card: ReturnType<typeof useFactorCard>;
  cardId: string;
  /** The one the tab key reaches. */
  isStop: boolean;
  onStop(): void;
  onKeyDown(event: KeyboardEvent): void;
  children: ReactNode;
}

/** One factor, as wide as it weighs; pointing at it or focusing it shows its evidence. */
function FactorSegment({ segment, card, cardId, isStop, onStop, onKeyDown, children }: FactorSegmentProps) {
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={segment.label}
      aria-describedby={card.isOpen && card.shown?.id === segment.id ? cardId : undefined}
      onPointerEnter={(event) => card.show(segment, event.currentTarget)}
      onPointerLeave={card.hideSoon}
      onFocus={(event) => {
        onStop();
        card.show(segment, event.currentTarget);
      }}
      onBlur={card.hide}
      onKeyDown={onKeyDown}
      className="relative min-w-1.5 rounded-sm after:absolute after:inset-x-0 after:-inset-y-2.5 focus-visible:outline-offset-3"
      style={{ flex: `${segment.weight} 1 0` }}
    >
      {children}
    </button>
  );
}

const NoScore = ({ label, className }: Pick<ScoreBarProps, 'label' | 'className'>) => (
  <span className={cn('text-muted', className)}>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{label}: none yet</span>
  </span>
);
