import { updateJob } from '@candela/contract/jobs/jobs.routes.ts';
import type { Job, UpdateJobInput } from '@candela/contract/jobs/jobs.schemas.ts';
import { useEffect, useEffectEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { ConflictDialog } from '#components/form/conflict-dialog.tsx';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { useMerge, useSaveAfterMerge } from '#components/form/use-merge.ts';
import { useServerForm } from '#components/form/use-server-form.ts';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { jobFieldLabel } from '../job-field-labels.ts';
import { jobToValues } from '../job-form-values.ts';
import { EditJobHeader } from './edit-job-header.tsx';
import { FieldSourcesContext } from './job-field.tsx';
import { FormActions, JobFormLayout } from './job-form-layout.tsx';
import { JobFormSections } from './job-form-sections.tsx';
import { MissingFields } from './missing-fields.tsx';

/** They come while the form is filled in. */
const loadRules = () => import('../job-form-rules.ts');

const noSources: NonNullable<Job['extraction']>['sources'] = [];

/** The job as it is typed, saved, and followed where it was changed elsewhere. */
function useJobForm(job: Job) {
  const update = useChange({
    invalidates: staleAfter.job,
    change: (body: UpdateJobInput) => api.call(updateJob, { params: { id: job._id }, body }),
  });
  const merge = useMerge(job, jobToValues);
  const serverForm = useServerForm({
    defaultValues: jobToValues(job),
    parse: async (values) => merge.based((await loadRules()).parseJobChange(values, merge.base)),
    fallback: 'Failed to update job. Please try again.',
    onFailure: merge.onFailure,
    submit: async (input) => {
      const { data } = await update.mutateAsync(input);
      merge.setBase(data);
      form.reset(jobToValues(data));
      toast.success('Job updated successfully');
    },
  });
  const { form, formProps } = serverForm;
  const { isDirty } = form.formState;

  /** Published or closed from elsewhere: what was not touched follows, what was typed stays. */
  const follow = useEffectEvent((current: Job) => {
    if (isDirty) return form.resetField('status', { defaultValue: current.status });
    merge.setBase(current);
    form.reset(jobToValues(current));
  });
  useEffect(() => follow(job), [job]);
  useSaveAfterMerge(merge, { form, formProps });
  return { ...serverForm, isDirty, merge };
}

export function EditJobForm({ job }: { job: Job }) {
  const { form, failure, isSending, formProps, isDirty, merge } = useJobForm(job);
  return (
    <FormProvider {...form}>
      <EditJobHeader job={job} isDirty={isDirty} />
      <FieldSourcesContext value={job.extraction?.sources ?? noSources}>
        <div className="grid gap-6">
          {job.extraction && job.status === 'Draft' && <MissingFields extraction={job.extraction} />}
          <JobFormLayout companyOf={() => ({ companyName: job.companyName, location: '' })}>
            <form {...formProps} aria-label="Edit job">
              <JobFormSections
                companies={[{ _id: job.companyId, companyName: job.companyName, location: '' }]}
                isEditing
                failure={failure}
              />
              <FormActions>
                <span aria-live="polite" className="mr-auto text-[13px]/5 text-muted">
                  {isDirty ? 'Unsaved changes' : ''}
                </span>
                <ButtonLink to="/dashboard/jobs">Cancel</ButtonLink>
                <Button type="submit" variant="primary" loading={isSending}>
                  Save Changes
                </Button>
              </FormActions>
            </form>
          </JobFormLayout>
        </div>
      </FieldSourcesContext>
      <UnsavedGuard isDirty={isDirty} />
      {merge.fields.length > 0 && (
        <ConflictDialog
          subject="job"
          fields={merge.fields}
          labelOf={jobFieldLabel}
          onCancel={merge.cancel}
          onResolve={(taken) => merge.resolve({ form, formProps }, taken)}
        />
      )}
    </FormProvider>
  );
}
