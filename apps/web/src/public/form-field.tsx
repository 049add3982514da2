import type { ComponentProps } from 'react';
import { cn } from '#lib/class-names.ts';
import { controlClasses } from '#ui/control-classes.ts';
import type { Refusal } from './form-answer.ts';

export interface FormFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'defaultValue'> {
  name: string;
  label: string;
  refusal: Refusal | null;
}

/** Label, input and the line for what is wrong with it: filled in by the server, or by the site's script. */
export function FormField({ name, label, refusal, required = false, ...rest }: FormFieldProps) {
  const error = refusal?.errors[name];
  const id = `field-${name}`;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-[15px]/6 font-medium">
        {label}
        {!required && <span className="ml-1.5 font-normal text-subtle">(optional)</span>}
      </label>
      <input
        {...rest}
        id={id}
        name={name}
        required={required}
        defaultValue={refusal?.values[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        className={cn(controlClasses, 'h-control-lg !text-base/6')}
      />
      <FieldError id={`${id}-error`} name={name} error={error} />
    </div>
  );
}

/** Filled in by the server, or by the site's script, which finds it by the field's name. */
export function FieldError({ id, name, error }: { id: string; name: string; error: string | undefined }) {
  return (
    <p id={id} data-error-for={name} hidden={!error} role="alert" className="text-[15px]/5 text-danger-text">
      {error}
    </p>
  );
}

/** What no single field is to blame for. */
export function FormRefusal({ refusal }: { refusal: Refusal | null }) {
  return (
    <p
      data-failure
      role="alert"
      hidden={!refusal?.message}
      className="rounded-md bg-danger-soft px-4 py-3 text-[15px]/6 text-danger-text"
    >
      {refusal?.message}
    </p>
  );
}
