import { FormFailure } from '#components/form/form-failure.tsx';
import type { Failure } from '#components/form/server-errors.ts';
import { JobBasicsFields, type JobBasicsFieldsProps } from './job-basics-fields.tsx';
import { FormSection } from './job-form-layout.tsx';
import { JobListFields } from './job-list-fields.tsx';
import { JobOptionalFields } from './job-optional-fields.tsx';

/** All fields of a job, and what the server had against them as a whole. */
export function JobFormSections({ failure, ...basics }: JobBasicsFieldsProps & { failure: Failure | null }) {
  return (
    <div className="grid gap-7">
      <FormSection title="The job">
        <JobBasicsFields {...basics} />
      </FormSection>
      <FormSection title="What it takes and what it brings">
        <JobListFields />
      </FormSection>
      <FormSection title="More about the person and the team">
        <JobOptionalFields />
      </FormSection>
      <FormFailure failure={failure} />
    </div>
  );
}
