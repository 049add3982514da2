import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { createContext, type ReactNode, useContext } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { cn } from '#lib/class-names.ts';
import { Field } from '#ui/field.tsx';
import type { JobFormValues } from '../job-form-values.ts';
import { SourceMark } from './source-mark.tsx';

export type JobFieldName = FieldPath<JobFormValues>;
type FieldSource = NonNullable<Job['extraction']>['sources'][number];

/** Where the fields of a job that was read from a PDF were found there. */
export const FieldSourcesContext = createContext<readonly FieldSource[]>([]);

const anchorOf = (name: string) => `job-field-${name.replaceAll('.', '-')}`;

/** To a field from anywhere on the page: into view, and ready to type. */
export function jumpToField(name: string) {
  const anchor = document.getElementById(anchorOf(name));
  const folded = anchor?.closest('details');
  if (folded) folded.open = true;
  anchor?.scrollIntoView({ block: 'center' });
  anchor?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
}

export interface JobFieldProps {
  name: JobFieldName;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A field of the job form with its error and, for a job read from a PDF, where its value was found. */
export function JobField({ name, label, required = true, hint, className, children }: JobFieldProps) {
  const { getFieldState, formState } = useFormContext<JobFormValues>();
  const source = useContext(FieldSourcesContext).find(({ field }) => field === name);
  return (
    // A field that takes the focus must not hide behind the bar at the bottom.
    <div id={anchorOf(name)} className={cn('[&_:is(input,select,textarea)]:scroll-mb-24', className)}>
      <Field
        label={label}
        required={required}
        hint={hint}
        error={getFieldState(name, formState).error?.message}
        action={source && <SourceMark label={label} page={source.page} quote={source.quote} />}
      >
        {children}
      </Field>
    </div>
  );
}
