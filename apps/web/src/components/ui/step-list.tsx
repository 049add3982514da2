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

const rowLayout =
  'group grid items-center gap-4 px-5 py-4 transition-colors hover:bg-hover focus-visible:outline-offset-[-2px]';

interface StepListProps {
  label: string;
  steps: readonly Step[];
  /** Inside a card, which already has a frame. */
  isFramed?: boolean;
  /** Things to look at in any order, of which none is ever done. */
  isUnnumbered?: boolean;
}

/** First steps as one list, numbered where they have an order: each row is the link. */
export function StepList({ label, steps, isFramed = false, isUnnumbered = false }: StepListProps) {
  const List = isUnnumbered ? 'ul' : 'ol';
  const rowClasses = cn(rowLayout, isUnnumbered ? 'grid-cols-[1fr_auto]' : 'grid-cols-[2rem_1fr_auto]');
  return (
    <List
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
              <StepRow step={step} number={isUnnumbered ? null : index + 1} />
            </a>
          ) : (
            <Link to={step.to} className={rowClasses}>
              <StepRow step={step} number={isUnnumbered ? null : index + 1} />
            </Link>
          )}
        </li>
      ))}
    </List>
  );
}

function StepRow({ step, number }: { step: Step; number: number | null }) {
  const Arrow = step.isExternal ? ArrowUpRight : ArrowRight;
  return (
    <>
      {step.isDone ? (
        <CircleCheck aria-hidden="true" className="size-6 text-success" />
      ) : (
        number !== null && (
          <span aria-hidden="true" className="tabular text-xl/8 font-medium text-accent-text">
            {number}
          </span>
        )
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
