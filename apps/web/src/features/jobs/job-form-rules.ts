import {
  type CreateJobInput,
  createJobInputSchema,
  type Job,
  jobStatusSchema,
  type UpdateJobInput,
  updateJobInputSchema,
} from '@candela/contract/jobs/jobs.schemas.ts';
import { type Parsed, parseWith } from '#components/form/parse-with.ts';
import { type JobFormValues, jobToValues, wholeNumber } from './job-form-values.ts';

const orAbsent = (text: string): string | undefined => (text.trim() === '' ? undefined : text);

/** Only the parts with content. */
function profileOf(values: JobFormValues): Record<string, string[]> {
  const entries = Object.entries(values.candidate_profile);
  return Object.fromEntries(entries.filter(([, lines]) => lines.some((line) => line.trim() !== '')));
}

function teamOf({ team: { size, ...texts } }: JobFormValues): Record<string, string | number> {
  const filled = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const people = size.trim();
  return {
    ...(people !== '' && { size: /^\d{1,6}$/.test(people) ? Number(people) : people }),
    ...Object.fromEntries(filled),
  };
}

const hasContent = (part: object) => Object.keys(part).length > 0;

const withContent = <T extends object>(part: T): T | undefined => (hasContent(part) ? part : undefined);

function toInput(values: JobFormValues): Record<string, unknown> {
  return {
    ...values,
    location: orAbsent(values.location),
    jobType: orAbsent(values.jobType),
    workingHours: orAbsent(values.workingHours),
    status: orAbsent(values.status),
    available_positions: wholeNumber(values.available_positions) ?? 0,
    match_score_threshold: wholeNumber(values.match_score_threshold) ?? 0,
    salary: { min: wholeNumber(values.salary.min), max: wholeNumber(values.salary.max) },
    applicationDeadline: orAbsent(values.applicationDeadline),
    candidate_profile: withContent(profileOf(values)),
    team: withContent(teamOf(values)),
  };
}

/** The contract only knows ids; a person has not chosen a company. */
function withCompanyWords<T>(parsed: Parsed<T>): Parsed<T> {
  if (parsed.isValid) return parsed;
  const inWords = (error: { path: string; message: string }) =>
    error.path === 'companyId' ? { ...error, message: 'Company is required' } : error;
  return { isValid: false, errors: parsed.errors.map(inWords) };
}

export const parseNewJob = (values: JobFormValues): Parsed<CreateJobInput> =>
  withCompanyWords(parseWith(createJobInputSchema, toInput(values)));

/** A job that is more than a draft keeps the rules of a new one. */
const completeJobSchema = createJobInputSchema.extend({ status: jobStatusSchema });

/**
 * The same rules; only a draft may still lack what it lacked before. The deadline goes out as it came in unless it was
 * changed: the form shows minutes, the server may hold the last millisecond of a day.
 */
export function parseJobChange(values: JobFormValues, job: Job): Parsed<UpdateJobInput> {
  const before = jobToValues(job);
  const input = toInput(values);
  const deadline = values.applicationDeadline;
  if (deadline !== '') {
    input.applicationDeadline =
      deadline === before.applicationDeadline ? job.applicationDeadline : new Date(deadline).toISOString();
  }
  // Emptied on purpose: an absent part would stay as it is.
  input.candidate_profile ??= hasContent(profileOf(before)) ? {} : undefined;
  input.team ??= hasContent(teamOf(before)) ? {} : undefined;

  if (values.status !== 'Draft') return parseWith(completeJobSchema, input);
  const stillMissing = [
    'title',
    'recruiter',
    'description',
    'location',
    'jobType',
    'workingHours',
    'applicationDeadline',
  ];
  for (const field of stillMissing as (keyof JobFormValues & string)[]) {
    if (values[field] === '' && before[field] === '') delete input[field];
  }
  const { min, max } = values.salary;
  const isSalaryUntouched = min === before.salary.min && max === before.salary.max;
  if (isSalaryUntouched && (min === '' || max === '')) delete input.salary;
  // Here an absent field would mean "leave it": only what was missing before may be absent.
  return withRequired(parseWith(updateJobInputSchema, input), values, before);
}

const requiredWords: Partial<Record<keyof JobFormValues, string>> = {
  location: 'Location is required',
  jobType: 'Job type is required',
  workingHours: 'Working hours is required',
  applicationDeadline: 'Application deadline is required',
};

function withRequired<T>(parsed: Parsed<T>, values: JobFormValues, before: JobFormValues): Parsed<T> {
  const emptied = (Object.keys(requiredWords) as (keyof JobFormValues)[])
    .filter((field) => values[field] === '' && before[field] !== '')
    .map((field) => ({ path: field, message: requiredWords[field] ?? '' }));
  if (emptied.length === 0) return parsed;
  return { isValid: false, errors: [...(parsed.isValid ? [] : parsed.errors), ...emptied] };
}
