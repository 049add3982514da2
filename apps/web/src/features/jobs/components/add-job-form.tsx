import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { createJob } from '@candela/contract/jobs/jobs.routes.ts';
import type { CreateJobInput, Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { FormProvider } from 'react-hook-form';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { useKeptValues } from '#components/form/use-kept-values.ts';
import { useServerForm } from '#components/form/use-server-form.ts';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Button } from '#ui/button.tsx';
import { type JobFormValues, newJobValues } from '../job-form-values.ts';
import { FormActions, JobFormLayout } from './job-form-layout.tsx';
import { JobFormSections } from './job-form-sections.tsx';

/** They come while the form is filled in. */
const loadRules = () => import('../job-form-rules.ts');

export interface AddJobFormProps {
  companies: readonly Company[];
  recruiterName: string;
  onCancel(): void;
  onAdded(job: Job): void;
}

export function AddJobForm({ companies, recruiterName, onCancel, onAdded }: AddJobFormProps) {
  const create = useChange({
    invalidates: staleAfter.job,
    change: (body: CreateJobInput) => api.call(createJob, { body }),
  });
  const only = companies.length === 1 ? companies[0] : undefined;
  const { kept, keepOnLimit, forget } = useKeptValues<JobFormValues>('job');
  const { form, failure, isSending, formProps } = useServerForm({
    defaultValues: { ...newJobValues({ companyId: only?._id ?? '', recruiter: recruiterName }), ...kept },
    parse: async (values) => (await loadRules()).parseNewJob(values),
    fallback: 'Failed to add job. Please try again.',
    submit: async (input) => {
      const { data } = await create.mutateAsync(input);
      forget();
      form.reset();
      return data;
    },
    onDone: onAdded,
    onFailure(error) {
      // Kept is as good as saved: the way to a larger plan is open.
      if (keepOnLimit(error, form.getValues())) form.reset(form.getValues());
      return false;
    },
  });
  const companyOf = (id: string) => {
    const chosen = companies.find((company) => company._id === id);
    return { companyName: chosen?.companyName ?? 'Company', location: chosen?.location ?? '' };
  };
  return (
    <FormProvider {...form}>
      <JobFormLayout companyOf={companyOf}>
        <form {...formProps} aria-label="Add job">
          <JobFormSections companies={companies} isEditing={false} failure={failure} />
          <FormActions>
            <Button
              onClick={() => {
                forget();
                onCancel();
              }}
            >
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={isSending}>
              Save job
            </Button>
          </FormActions>
        </form>
      </JobFormLayout>
      <UnsavedGuard isDirty={form.formState.isDirty} />
    </FormProvider>
  );
}
