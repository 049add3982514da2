import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '#lib/class-names.ts';
import { Radio } from './radio.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue'> {
  legend: ReactNode;
  options: readonly RadioOption[];
  /** Leave it out (with `defaultValue`) where the form keeps the value itself. */
  value?: string;
  defaultValue?: string;
  error?: string;
  direction?: 'column' | 'row';
}

/** A choice of one. Props that are not its own go to every input, so a form library can register it. */
export function RadioGroup({
  legend,
  options,
  value,
  defaultValue,
  error,
  direction = 'column',
  className,
  name,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset className={cn('grid gap-2', className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm/5 font-medium">{legend}</legend>
      <div
        className={cn('flex gap-x-5 gap-y-2 pointer-coarse:gap-y-4', direction === 'column' ? 'flex-col' : 'flex-wrap')}
      >
        {options.map((option) => (
          <div key={option.value} className="flex items-start gap-2.5">
            <Radio
              {...rest}
              id={`${id}-${option.value}`}
              name={name ?? id}
              value={option.value}
              disabled={option.disabled ?? rest.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            <div className="grid gap-0.5">
              <label htmlFor={`${id}-${option.value}`} className="text-sm/5">
                {option.label}
              </label>
              {option.hint && <span className="text-[13px]/5 text-muted">{option.hint}</span>}
            </div>
          </div>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-[13px]/5 text-danger-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}
