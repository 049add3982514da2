import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { LimitName, PlanFormValues } from '../plan-form-values.ts';

export interface LimitFieldProps<Output> {
  name: LimitName;
  label: string;
  form: UseFormReturn<PlanFormValues, unknown, Output>;
  error: string | undefined;
}

/** A number, or none at all. */
export function LimitField<Output>({ name, label, form, error }: LimitFieldProps<Output>) {
  const isUnlimited = form.watch(`isUnlimited.${name}`);
  return (
    <div className="grid content-start gap-2">
      <Field label={label} error={error} required>
        <Input
          {...form.register(`limits.${name}`)}
          inputMode="numeric"
          readOnly={isUnlimited}
          placeholder={isUnlimited ? 'Unlimited' : undefined}
          className="tabular"
        />
      </Field>
      <Checkbox label="Unlimited" aria-label={`${label}: unlimited`} {...form.register(`isUnlimited.${name}`)} />
    </div>
  );
}
