import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { ConflictDialog } from '#components/form/conflict-dialog.tsx';
import { FormFailure } from '#components/form/form-failure.tsx';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { useMerge, useSaveAfterMerge } from '#components/form/use-merge.ts';
import { useServerForm } from '#components/form/use-server-form.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { companyFieldLabel } from '../company-field-labels.ts';
import { companyToValues } from '../company-form-values.ts';
import { useUpdateCompany } from '../use-save-company.ts';
import { CompanyFields } from './company-fields.tsx';

/** They come while the form is filled in. */
const loadRules = () => import('../company-form-rules.ts');

export function EditCompanyForm({ company }: { company: Company }) {
  const update = useUpdateCompany(company._id);
  const merge = useMerge(company, companyToValues);
  const { form, failure, isSending, formProps, errorOf } = useServerForm({
    defaultValues: companyToValues(company),
    parse: async (values) => merge.based((await loadRules()).parseCompanyChange(values, merge.base)),
    fallback: 'Failed to update company. Please try again.',
    onFailure: merge.onFailure,
    submit: async (input) => {
      const { data } = await update.mutateAsync(input);
      merge.setBase(data);
      form.reset(companyToValues(data));
      toast.success('Company updated successfully');
    },
  });
  useSaveAfterMerge(merge, { form, formProps });
  return (
    <Card>
      <form {...formProps} className="grid gap-6" aria-label="Edit company">
        <CompanyFields
          register={form.register}
          errorOf={errorOf}
          isEditing
          isCareerPageRequired={company.careerPageUrl === ''}
          hasStoredCredentials={company.hasCvLibraryCredentials}
        />
        <FormFailure failure={failure} />
        <div className="flex justify-end gap-2 border-t border-line pt-4">
          <ButtonLink to="/dashboard/companies">Cancel</ButtonLink>
          <Button type="submit" variant="primary" loading={isSending}>
            Save Changes
          </Button>
        </div>
      </form>
      <UnsavedGuard isDirty={form.formState.isDirty} />
      {merge.fields.length > 0 && (
        <ConflictDialog
          subject="company"
          fields={merge.fields}
          labelOf={companyFieldLabel}
          onCancel={merge.cancel}
          onResolve={(taken) => merge.resolve({ form, formProps }, taken)}
        />
      )}
    </Card>
  );
}
