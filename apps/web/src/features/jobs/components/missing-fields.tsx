import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { Alert } from '#ui/alert.tsx';
import type { JobFormValues } from '../job-form-values.ts';
import { type JobFieldName, jumpToField } from './job-field.tsx';

/** The names the reader of PDFs uses, and the fields they stand for. */
const fieldOfLabel: Readonly<Record<string, JobFieldName>> = {
  Title: 'title',
  'Job Type': 'jobType',
  'Working Hours': 'workingHours',
  Location: 'location',
  'Available Positions': 'available_positions',
  'Salary Min': 'salary.min',
  'Salary Max': 'salary.max',
  'Application Deadline': 'applicationDeadline',
  Recruiter: 'recruiter',
  Description: 'description',
  Skills: 'skills',
  Requirements: 'requirements',
  Responsibilities: 'responsibilities',
};

const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === '';

/** What the PDF did not say, as links to where it can be said. What has been filled in falls off the list. */
export function MissingFields({ extraction }: { extraction: NonNullable<Job['extraction']> }) {
  const { control, getValues, getFieldState, formState } = useFormContext<JobFormValues>();
  useWatch({ control });
  const missing = extraction.missingFields.flatMap((label) => {
    const name = fieldOfLabel[label];
    if (!name) return [];
    // Positions start at one whatever the PDF says, so a value alone does not mean that it was chosen.
    const isOpen = name === 'available_positions' ? !getFieldState(name, formState).isDirty : isEmpty(getValues(name));
    return isOpen ? [{ label, name }] : [];
  });
  const read = extraction.sources.length;
  const marked =
    read === 1
      ? `One field was read from ${extraction.fileName} and is marked with the page it was found on.`
      : `${read} fields were read from ${extraction.fileName} and are marked with the page they were found on.`;
  const found = extraction.note ? `${marked} ${extraction.note}` : marked;
  if (missing.length === 0) {
    return (
      <Alert tone="success" title="Ready to review">
        {found}
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      title={missing.length === 1 ? 'One field was not found' : `${missing.length} fields were not found`}
    >
      <p>{found} Not found:</p>
      <ul className="flex flex-wrap gap-x-3 gap-y-1 pt-1">
        {missing.map(({ label, name }) => (
          <li key={name}>
            <a
              href={`#job-field-${name.replaceAll('.', '-')}`}
              onClick={(event) => {
                event.preventDefault();
                jumpToField(name);
              }}
              className="inline-flex min-h-6 items-center font-medium underline underline-offset-2"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
