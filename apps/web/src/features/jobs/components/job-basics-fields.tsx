import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import {
  addFormJobTypes,
  addFormWorkingHours,
  editFormJobTypes,
  editFormWorkingHours,
  jobLocations,
} from '@candela/contract/jobs/jobs.schemas.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { ordinalDate, ordinalDateTime, sentenceCase } from '#entities/job/job-text.ts';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { JobFormValues } from '../job-form-values.ts';
import { JobField } from './job-field.tsx';
import { WordOptions } from './word-options.tsx';

export interface JobBasicsFieldsProps {
  companies: readonly Pick<Company, '_id' | 'companyName' | 'location'>[];
  isEditing: boolean;
}

const addStatuses = ['Active', 'Inactive', 'Filled'];
const half = 'grid gap-x-6 gap-y-5 sm:grid-cols-2';

/** What every job has: what it is called, where and when it is done, what it pays. */
export function JobBasicsFields({ companies, isEditing }: JobBasicsFieldsProps) {
  const { register } = useFormContext<JobFormValues>();
  return (
    <>
      <div className={half}>
        <JobField name="title" label="Job title" className="sm:col-span-2">
          <Input {...register('title')} placeholder="Community nurse" />
        </JobField>
        <JobField name="companyId" label="Company">
          <Select {...register('companyId')}>
            {!isEditing && <option value="">Choose a company</option>}
            {companies.map((company) => (
              <option key={company._id} value={company._id}>
                {company.companyName}
              </option>
            ))}
          </Select>
        </JobField>
        <JobField name="recruiter" label="Recruiter name">
          <Input {...register('recruiter')} />
        </JobField>
        <WorkFields companies={companies} isEditing={isEditing} />
        <PayFields />
        <ProcessFields isEditing={isEditing} />
      </div>
      <JobField name="description" label="Description">
        <Textarea {...register('description')} rows={8} className="min-h-44!" />
      </JobField>
    </>
  );
}

/** How, when and where it is done. */
function WorkFields({ companies, isEditing }: JobBasicsFieldsProps) {
  const { register, control } = useFormContext<JobFormValues>();
  const [jobType, hours, companyId] = useWatch({ control, name: ['jobType', 'workingHours', 'companyId'] });
  const companyTown = companies.find(({ _id }) => _id === companyId)?.location;
  const types = isEditing ? [editFormJobTypes, addFormJobTypes] : [addFormJobTypes, editFormJobTypes];
  const times = isEditing ? [editFormWorkingHours, addFormWorkingHours] : [addFormWorkingHours, editFormWorkingHours];
  return (
    <>
      <JobField name="jobType" label="Job type">
        <Select {...register('jobType')}>
          <WordOptions own={types[0] ?? []} other={types[1] ?? []} current={jobType} />
        </Select>
      </JobField>
      <JobField name="workingHours" label="Working hours">
        <Select {...register('workingHours')}>
          <WordOptions own={times[0] ?? []} other={times[1] ?? []} current={hours} />
        </Select>
      </JobField>
      <JobField name="location" label="Location">
        <Select {...register('location')}>
          <option value="">Choose one</option>
          {jobLocations.map((location) => (
            <option key={location} value={location}>
              {sentenceCase(location)}
            </option>
          ))}
        </Select>
      </JobField>
      <JobField name="town" label="Town" required={false} hint="Leave it empty for the company’s own.">
        <Input {...register('town')} placeholder={companyTown} maxLength={100} />
      </JobField>
    </>
  );
}

function PayFields() {
  const { register } = useFormContext<JobFormValues>();
  return (
    <>
      <JobField name="salary.min" label="Minimum salary (£)" hint="Whole pounds a year.">
        <Input {...register('salary.min')} type="number" min={0} step={1} inputMode="numeric" className="tabular" />
      </JobField>
      <JobField name="salary.max" label="Maximum salary (£)">
        <Input {...register('salary.max')} type="number" min={0} step={1} inputMode="numeric" className="tabular" />
      </JobField>
      <JobField name="available_positions" label="Available positions">
        <Input {...register('available_positions')} type="number" min={1} step={1} inputMode="numeric" />
      </JobField>
    </>
  );
}

/** Until when candidates may apply, and who of them becomes an application. */
function ProcessFields({ isEditing }: Pick<JobBasicsFieldsProps, 'isEditing'>) {
  const { register, control } = useFormContext<JobFormValues>();
  const deadline = useWatch({ control, name: 'applicationDeadline' });
  const statuses = isEditing ? [...addStatuses, 'Draft'] : addStatuses;
  return (
    <>
      <JobField name="applicationDeadline" label="Application deadline" hint={deadlineHint(deadline, isEditing)}>
        <Input {...register('applicationDeadline')} type={isEditing ? 'datetime-local' : 'date'} className="tabular" />
      </JobField>
      <JobField name="status" label="Status">
        <Select {...register('status')}>
          {statuses.map((word) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </Select>
      </JobField>
      <JobField
        name="match_score_threshold"
        label="Match score threshold"
        hint="0 to 100. CVs at or above it become applications."
      >
        <Input {...register('match_score_threshold')} type="number" min={0} max={100} step={1} inputMode="numeric" />
      </JobField>
    </>
  );
}

/** The date in words, so that the day is not mistaken for the month. */
function deadlineHint(deadline: string, isEditing: boolean): string | undefined {
  if (deadline === '') return undefined;
  if (isEditing) return ordinalDateTime(deadline) || undefined;
  // A day is a day: noon keeps it from slipping into the next.
  const day = ordinalDate(`${deadline}T12:00:00Z`);
  return day ? `To the end of ${day}` : undefined;
}
