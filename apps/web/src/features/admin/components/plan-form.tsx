import { type AdminPlan, updatePlan } from '@candela/contract/admin/admin-console.routes.ts';
import { useEffect, useState } from 'react';
import { FormFailure } from '#components/form/form-failure.tsx';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { useServerForm } from '#components/form/use-server-form.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { counted } from '../format.ts';
import {
  changesTo,
  limitNames,
  type PlanBody,
  type PlanFormValues,
  parsePlan,
  planToValues,
} from '../plan-form-values.ts';
import { staleAfter } from '../stale-after.ts';
import { LimitField } from './limit-field.tsx';
import { limitLabels } from './plan-card.tsx';

export interface PlanFormProps {
  plan: AdminPlan;
  onClose(): void;
}

export function PlanForm({ plan, onClose }: PlanFormProps) {
  // The list is read again while the form is open; what was typed began with this.
  const [opened] = useState(plan);
  const update = useChange({
    invalidates: staleAfter.plan,
    change: (body: Partial<PlanBody>) => api.call(updatePlan, { params: { id: plan._id }, body }),
  });
  const { form, failure, isSending, formProps, errorOf } = useServerForm({
    defaultValues: planToValues(plan),
    parse: parsePlan,
    fallback: 'The plan could not be saved. Please try again.',
    submit: async (input: PlanBody) => {
      const { data } = await update.mutateAsync(changesTo(opened, input));
      form.reset(planToValues(data));
      toast.success(`${data.displayName} saved`);
    },
    onDone: onClose,
  });
  useEffect(() => form.setFocus('displayName'), [form]);
  return (
    <Card
      title={`Edit ${plan.displayName}`}
      description={`${counted(plan.organisations, 'organisation')} on this plan. Lowering a limit removes nothing; it only stops customers adding more.`}
    >
      <form {...formProps} className="grid gap-5" aria-label={`Edit ${plan.displayName}`}>
        <PlanFields form={form} errorOf={errorOf} />
        <FormFailure failure={failure} />
        <div className="flex justify-end gap-2 border-t border-line pt-4">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={isSending}>
            Save plan
          </Button>
        </div>
      </form>
      <UnsavedGuard isDirty={form.formState.isDirty} />
    </Card>
  );
}

type PlanFieldsProps = Pick<ReturnType<typeof useServerForm<PlanFormValues, PlanBody, void>>, 'form' | 'errorOf'>;

function PlanFields({ form, errorOf }: PlanFieldsProps) {
  const { register } = form;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Field label="Name" error={errorOf('displayName')} required>
          <Input {...register('displayName')} maxLength={60} />
        </Field>
        <Field label="Description" error={errorOf('description')} required>
          <Input {...register('description')} maxLength={200} />
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Field label="Price per month, £" error={errorOf('price.monthly')} required>
          <Input {...register('price.monthly')} inputMode="decimal" className="tabular" />
        </Field>
        <Field label="Price per year, £" error={errorOf('price.yearly')} required>
          <Input {...register('price.yearly')} inputMode="decimal" className="tabular" />
        </Field>
        <Field label="Emails per day" error={errorOf('mailsPerDay')} required>
          <Input {...register('mailsPerDay')} inputMode="numeric" className="tabular" />
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        {limitNames.map((name) => (
          <LimitField key={name} name={name} label={limitLabels[name]} form={form} error={errorOf(`limits.${name}`)} />
        ))}
      </div>
      <Field
        label="Features"
        hint="One per line, at most 12. Shown on the pricing page."
        error={errorOf('features_display')}
      >
        <Textarea {...register('features_display')} rows={4} />
      </Field>
    </>
  );
}
