import { Controller, useFormContext } from 'react-hook-form';
import type { JobFormValues } from '../job-form-values.ts';
import { JobField, type JobFieldName } from './job-field.tsx';
import { LineListInput } from './line-list-input.tsx';
import { SkillsInput } from './skills-input.tsx';

type ListName = Extract<
  JobFieldName,
  'requirements' | 'responsibilities' | 'niceToHave' | 'benefits' | `candidate_profile.${string}`
>;

export interface LinesFieldProps {
  name: ListName;
  label: string;
  noun: string;
  required?: boolean;
}

export function LinesField({ name, label, noun, required = false }: LinesFieldProps) {
  const { control } = useFormContext<JobFormValues>();
  return (
    <JobField name={name} label={label} required={required}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => <LineListInput value={field.value as string[]} onChange={field.onChange} noun={noun} />}
      />
    </JobField>
  );
}

/** What the work needs and brings. */
export function JobListFields() {
  const { control } = useFormContext<JobFormValues>();
  return (
    <>
      <JobField name="skills" label="Skills" hint="Enter or Add after each; commas separate several.">
        <Controller
          control={control}
          name="skills"
          render={({ field }) => <SkillsInput value={field.value} onChange={field.onChange} />}
        />
      </JobField>
      <LinesField name="requirements" label="Requirements" noun="requirement" required />
      <LinesField name="responsibilities" label="Responsibilities" noun="responsibility" required />
      <LinesField name="niceToHave" label="Nice to have" noun="extra" />
      <LinesField name="benefits" label="Benefits" noun="benefit" />
    </>
  );
}
