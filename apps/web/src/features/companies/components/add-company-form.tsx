import { FormFailure } from '#components/form/form-failure.tsx';
import { toFailure } from '#components/form/server-errors.ts';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { useServerForm } from '#components/form/use-server-form.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonFields } from '#ui/skeleton.tsx';
import { type CompanyFormValues, emptyCompany } from '../company-form-values.ts';
import { useCompanyDraft, useSaveDraft } from '../use-company-draft.ts';
import { useCreateCompany } from '../use-save-company.ts';
import { CompanyFields } from './company-fields.tsx';

/** They come while the form is filled in. */
const loadRules = () => import('../company-form-rules.ts');

export interface AddCompanyFormProps {
  /** The name typed at registration, for the first company. */
  suggestedName?: string;
  onCancel(): void;
  onAdded(companyName: string): void;
}

/** Begins with the draft, where one was kept. */
export function AddCompanyForm({ suggestedName = '', ...rest }: AddCompanyFormProps) {
  const draft = useCompanyDraft();
  return (
    <Card
      title="Add a company"
      description={
        <>
          Every job needs a company. Candidates see these details.{' '}
          <a
            href="/employers/what-we-ask"
            target="_blank"
            rel="noreferrer"
            className="text-accent-text underline underline-offset-4"
          >
            What we ask, and why
          </a>
        </>
      }
    >
      <QueryState query={draft} skeleton={<SkeletonFields fields={10} label="Loading the form" />}>
        {({ data }) => (
          <DraftedForm
            {...rest}
            initial={{ ...emptyCompany, companyName: suggestedName, ...data?.fields }}
            savedAt={data?.savedAt}
          />
        )}
      </QueryState>
    </Card>
  );
}

interface DraftedFormProps extends Omit<AddCompanyFormProps, 'suggestedName'> {
  initial: CompanyFormValues;
  savedAt: string | undefined;
}

function DraftedForm({ initial, savedAt, onCancel, onAdded }: DraftedFormProps) {
  const create = useCreateCompany();
  const keep = useSaveDraft();
  const { form, failure, isSending, formProps, errorOf } = useServerForm({
    defaultValues: initial,
    parse: async (values) => (await loadRules()).parseNewCompany(values),
    fallback: 'Failed to add company. Please try again.',
    submit: async (input) => {
      const { data } = await create.mutateAsync(input);
      form.reset();
      return data;
    },
    onDone: (company) => onAdded(company.companyName),
    onFailure(error) {
      // The way to a larger plan leads back here: the draft waits until then.
      if (toFailure(error, '').isPlanLimit) void saveDraft();
      return false;
    },
  });
  const saveDraft = async () => {
    const values = form.getValues();
    try {
      await keep.mutateAsync(values);
      form.reset(values, { keepErrors: true });
      toast.success('Draft saved');
    } catch (error) {
      toast.error(toFailure(error, 'The draft could not be saved.').message);
    }
  };
  return (
    <>
      <form {...formProps} className="grid gap-6 pt-2" aria-label="Add company">
        {savedAt && <p className="text-muted">Your draft of {formatDate(savedAt, 'shortMoment', deviceZone())}.</p>}
        <CompanyFields register={form.register} errorOf={errorOf} />
        <FormFailure failure={failure} />
        <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">
          <Button onClick={onCancel}>Cancel</Button>
          <Button loading={keep.isPending} disabled={isSending} onClick={saveDraft}>
            Save draft
          </Button>
          <Button type="submit" variant="primary" loading={isSending}>
            Save company
          </Button>
        </div>
      </form>
      <UnsavedGuard isDirty={form.formState.isDirty && !isSending} />
    </>
  );
}
