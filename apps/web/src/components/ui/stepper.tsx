import { Check } from 'lucide-react';
import { cn } from '#lib/class-names.ts';

export interface StepperProps {
  label: string;
  steps: readonly { label: string; hint?: string }[];
  /** Index of the step in hand; `steps.length` when all are done. */
  current: number;
}

export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol aria-label={label} className="flex gap-x-6 gap-y-3 text-sm/5 max-sm:flex-col">
      {steps.map((step, index) => {
        const done = index < current;
        const active = index === current;
        return (
          <li
            key={step.label}
            aria-current={active ? 'step' : undefined}
            className="flex min-w-0 flex-1 items-start gap-2.5 border-t-2 border-line pt-3 data-[reached]:border-accent"
            data-reached={done || active || undefined}
          >
            <span
              className={cn(
                'tabular mt-px inline-flex size-[18px] shrink-0 items-center justify-center rounded-full text-[11px] font-semibold',
                done || active ? 'bg-accent text-on-accent' : 'bg-neutral-soft text-neutral-text',
              )}
            >
              {done ? <Check aria-hidden="true" strokeWidth={3} className="size-3" /> : index + 1}
            </span>
            <span className="grid gap-0.5">
              <span className={active ? 'font-semibold' : 'text-muted'}>
                {step.label}
                {done && <span className="sr-only"> (done)</span>}
              </span>
              {step.hint && <span className="text-[13px]/5 text-muted">{step.hint}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
