import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../lib/class-names.ts';

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
      <span className="hit-area mt-0.5 inline-grid size-4 shrink-0 place-items-center">
        <input
          {...rest}
          id={rest.id ?? id}
          type="checkbox"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className="peer z-10 col-start-1 row-start-1 size-4 cursor-pointer appearance-none rounded-sm border border-line-strong bg-surface checked:border-accent checked:bg-accent aria-invalid:border-danger disabled:opacity-55"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none z-10 col-start-1 row-start-1 size-3 text-on-accent opacity-0 peer-checked:opacity-100"
        />
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
