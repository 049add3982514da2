import { type ReactNode, useId } from 'react';
import { cn } from '#lib/class-names.ts';

export interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  /** What it does, for those who point at it; nothing that must be read. */
  title?: string;
  className?: string;
}

/** A setting that applies at once. Choices that wait for a Save button are checkboxes. */
export function Switch({ label, hint, checked, onCheckedChange, disabled, title, className }: SwitchProps) {
  const id = useId();
  return (
    <div title={title} className={cn('flex justify-between gap-4', hint ? 'items-start' : 'items-center', className)}>
      <div className="grid gap-0.5">
        <label htmlFor={id} className="text-sm/5 font-medium">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-[13px]/5 text-muted">
            {hint}
          </span>
        )}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        // Not `disabled`: while it is being saved the keyboard would lose its place.
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && onCheckedChange(!checked)}
        className={cn(
          'touch relative inline-flex h-6 w-10 shrink-0 items-center rounded-full border px-[3px] transition-colors aria-disabled:opacity-55',
          checked ? 'border-accent bg-accent' : 'border-line-strong bg-sunken',
        )}
      >
        <span
          className={cn(
            'size-4 rounded-full transition-transform',
            checked
              ? 'translate-x-4 bg-on-accent forced-colors:bg-[HighlightText]'
              : 'bg-line-strong forced-colors:bg-[ButtonText]',
          )}
        />
      </button>
    </div>
  );
}
