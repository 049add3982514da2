import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '#lib/class-names.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Keeps the label for assistive technology only, as in a table's selection column. */
  hideLabel?: boolean;
}

export function Checkbox({ label, hint, error, hideLabel, className, ...rest }: CheckboxProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cn('flex items-start gap-2.5', className)}>
      {/* The input is 24 px, under a finger 40, and invisible; the 16 px box beside it is what people see. */}
      <span className="relative mt-0.5 inline-flex size-4 shrink-0">
        <input
          {...rest}
          id={rest.id ?? id}
          type="checkbox"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className="peer absolute -inset-1 z-10 size-6 cursor-pointer opacity-0 pointer-coarse:-inset-3 pointer-coarse:size-10"
        />
        <span
          aria-hidden="true"
          className={cn(
            'grid size-4 place-items-center rounded-sm border border-line-strong bg-surface outline-offset-2 outline-ring',
            'peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent peer-focus-visible:outline-2',
            'peer-disabled:opacity-55 peer-aria-invalid:border-danger',
            // Not by a transparent colour: where the reader's own colours replace all others, every box had its tick.
            '*:opacity-0 peer-checked:*:opacity-100',
          )}
        >
          <Check strokeWidth={3} className="size-3" />
        </span>
      </span>
      <div className={cn('grid gap-0.5', hideLabel && 'sr-only')}>
        <label htmlFor={rest.id ?? id} className="text-sm/5">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-[13px]/5 text-muted">
            {hint}
          </span>
        )}
        {error && (
          <span id={`${id}-error`} role="alert" className="text-[13px]/5 text-danger-text">
            {error}
          </span>
        )}
      </div>
    </div>
  );
}
