import { FormFailure } from '#components/form/form-failure.tsx';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { useServerForm } from '#components/form/use-server-form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { emptyCompany, parseNewCompany } from '../company-form-values.ts';
import { useCreateCompany } from '../use-save-company.ts';
import { CompanyFields } from './company-fields.tsx';

export interface AddCompanyFormProps {
  onCancel(): void;
  onAdded(companyName: string): void;
}

export function AddCompanyForm({ onCancel, onAdded }: AddCompanyFormProps) {
  const create = useCreateCompany();
  const { form, failure, isSending, formProps, errorOf } = useServerForm({
    defaultValues: emptyCompany,
    parse: parseNewCompany,
    fallback: 'Failed to add company. Please try again.',
    submit: async (input) => {
      const { data } = await create.mutateAsync(input);
      form.reset();
      return data;
    },
    onDone: (company) => onAdded(company.companyName),
  });
  return (
    <Card title="Add a company" description="Every job needs a company. Candidates see these details.">
      <form {...formProps} className="grid gap-6 pt-2" aria-label="Add company">
        <CompanyFields register={form.register} errorOf={errorOf} />
        <FormFailure failure={failure} />
        <div className="flex justify-end gap-2 border-t border-line pt-4">
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" loading={isSending}>
            Save company
          </Button>
        </div>
      </form>
      <UnsavedGuard isDirty={form.formState.isDirty && !isSending} />
    </Card>
  );
}
