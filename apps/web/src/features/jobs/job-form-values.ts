import {
  type CreateJobInput,
  createJobInputSchema,
  type Job,
  jobStatusSchema,
  type UpdateJobInput,
  updateJobInputSchema,
} from '@candela/contract/jobs/jobs.schemas.ts';
import { type Parsed, parseWith } from '#components/form/parse-with.ts';
import { deviceZone, toWallTime } from '#lib/dates.ts';

export const profileFields = ['softSkills', 'personalityTraits', 'values', 'education', 'certifications'] as const;
export const teamFields = ['size', 'workflow', 'lifeCycle', 'structure'] as const;

/** A job as the form holds it: under the contract's names, with everything typed as text. */
export interface JobFormValues {
  title: string;
  companyId: string;
  recruiter: string;
  description: string;
  location: string;
  /** Empty for the company's. */
  town: string;
  available_positions: string;
  salary: { min: string; max: string };
  match_score_threshold: string;
  jobType: string;
  workingHours: string;
  skills: string[];
  requirements: string[];
  responsibilities: string[];
  niceToHave: string[];
  benefits: string[];
  /** `2026-11-30` when adding, `2026-11-30T17:00` when editing. */
  applicationDeadline: string;
  status: string;
  candidate_profile: Record<(typeof profileFields)[number], string[]>;
  team: Record<(typeof teamFields)[number], string>;
}

export const newJobValues = (defaults: { companyId: string; recruiter: string }): JobFormValues => ({
  title: '',
  ...defaults,
  description: '',
  location: '',
  town: '',
  available_positions: '1',
  salary: { min: '', max: '' },
  match_score_threshold: '65',
  jobType: '',
  workingHours: '',
  skills: [],
  requirements: [],
  responsibilities: [],
  niceToHave: [],
  benefits: [],
  applicationDeadline: '',
  status: 'Active',
  candidate_profile: { softSkills: [], personalityTraits: [], values: [], education: [], certifications: [] },
  team: { size: '', workflow: '', lifeCycle: '', structure: '' },
});

const textOf = (value: number | string | null | undefined): string => (value ?? '').toString();

/** An instant as `datetime-local` wants it: on this device's clock, to the minute. */
export function toLocalInput(instant: string | null): string {
  return instant ? toWallTime(instant, deviceZone()) : '';
}

export const jobToValues = (job: Job): JobFormValues => ({
  title: job.title,
  companyId: job.companyId,
  recruiter: job.recruiter,
  description: job.description,
  location: textOf(job.location),
  town: job.town,
  available_positions: textOf(job.available_positions),
  salary: { min: textOf(job.salary.min), max: textOf(job.salary.max) },
  match_score_threshold: textOf(job.match_score_threshold),
  jobType: textOf(job.jobType),
  workingHours: textOf(job.workingHours),
  skills: job.skills,
  requirements: job.requirements,
  responsibilities: job.responsibilities,
  niceToHave: job.niceToHave,
  benefits: job.benefits,
  applicationDeadline: toLocalInput(job.applicationDeadline),
  status: job.status,
  candidate_profile: {
    softSkills: job.candidate_profile.softSkills ?? [],
    personalityTraits: job.candidate_profile.personalityTraits ?? [],
    values: job.candidate_profile.values ?? [],
    education: job.candidate_profile.education ?? [],
    certifications: job.candidate_profile.certifications ?? [],
  },
  team: {
    size: textOf(job.team.size),
    workflow: textOf(job.team.workflow),
    lifeCycle: textOf(job.team.lifeCycle),
    structure: textOf(job.team.structure),
  },
});

/** Whole numbers; what is no number counts as 0, as the specification wants, and nothing typed is nothing. */
export function wholeNumber(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : number;
}

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
