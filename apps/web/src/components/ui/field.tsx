import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { cn } from '#lib/class-names.ts';

interface FieldControl {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** What a control inside a Field spreads onto its element; outside a Field it is empty. */
export const useFieldControl = (): Partial<FieldControl> => useContext(FieldContext) ?? {};

export interface FieldProps {
  label: ReactNode;
  /** Visually hidden label, for controls whose meaning is plain from their place. */
  hideLabel?: boolean;
  /** Help that stays visible while typing. */
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /** Beside the label, for example a link. */
  action?: ReactNode;
  /** Exactly one control: Input, PasswordInput, Textarea, Select, TagInput, SearchInput. */
  children: ReactNode;
  className?: string;
}

/** Label, hint and error of one control, wired to it. */
export function Field({ label, hideLabel, hint, error, required = false, action, children, className }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cn('grid content-start gap-1.5 *:min-w-0', className)}>
      <div className={cn('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="text-sm/5 font-medium">
          {label}
          {!required && <span className="ml-1.5 font-normal text-subtle">(optional)</span>}
        </label>
        {action}
      </div>
      <FieldContext value={{ id, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy }}>
        {children}
      </FieldContext>
      {hint && (
        <div id={hintId} className="text-[13px]/5 text-muted">
          {hint}
        </div>
      )}
      {error && (
        <p id={errorId} role="alert" className="flex items-start gap-1.5 text-[13px]/5 text-danger-text">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
