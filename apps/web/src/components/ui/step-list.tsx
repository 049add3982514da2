import { ArrowRight, ArrowUpRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { cn } from '#lib/class-names.ts';

export interface Step {
  title: string;
  text: string;
  to: string;
  /** An address on another site. */
  isExternal?: boolean;
  /** Left out where it cannot be known. */
  isDone?: boolean;
}

const rowClasses =
  'group grid grid-cols-[2rem_1fr_auto] items-center gap-4 px-5 py-4 transition-colors hover:bg-hover focus-visible:outline-offset-[-2px]';

interface StepListProps {
  label: string;
  steps: readonly Step[];
  /** Inside a card, which already has a frame. */
  isFramed?: boolean;
}

/** First steps as one numbered list: each row is the link. */
export function StepList({ label, steps, isFramed = false }: StepListProps) {
  return (
    <ol
      aria-label={label}
      className={cn(
        'divide-y divide-line overflow-hidden',
        isFramed ? 'rounded-b-lg border-t border-line' : 'rounded-lg border border-line bg-surface',
      )}
    >
      {steps.map((step, index) => (
        <li key={step.to}>
          {step.isExternal ? (
            <a href={step.to} target="_blank" rel="noreferrer" className={rowClasses}>
              <StepRow step={step} number={index + 1} />
            </a>
          ) : (
            <Link to={step.to} className={rowClasses}>
              <StepRow step={step} number={index + 1} />
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

function StepRow({ step, number }: { step: Step; number: number }) {
  const Arrow = step.isExternal ? ArrowUpRight : ArrowRight;
  return (
    <>
      {step.isDone ? (
        <CircleCheck aria-hidden="true" className="size-6 text-success" />
      ) : (
        <span aria-hidden="true" className="tabular font-display text-2xl/8 text-accent-text">
          {number}
        </span>
      )}
      <span className="grid gap-0.5">
        <span className="font-medium">
          {step.title}
          {step.isDone && <span className="ml-2 text-[13px]/5 font-normal text-success-text">Done</span>}
          {step.isExternal && <span className="sr-only"> (opens in a new tab)</span>}
        </span>
        <span className="text-muted">{step.text}</span>
      </span>
      <Arrow aria-hidden="true" className="size-4 text-subtle transition-transform group-hover:translate-x-0.5" />
    </>
  );
}
