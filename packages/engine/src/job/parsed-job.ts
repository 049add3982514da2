import type { CreateJobInput, Job } from '@candela/contract/jobs/jobs.schemas.ts';
import type { Found } from '../document/found.ts';

/** What was found of a job; what was not found is absent, never guessed. Values satisfy the contract's rules. */
export interface JobFields {
  readonly title?: Found<string>;
  readonly jobType?: Found<CreateJobInput['jobType']>;
  readonly workingHours?: Found<CreateJobInput['workingHours']>;
  readonly location?: Found<CreateJobInput['location']>;
  /** Where the work is done. */
  readonly town?: Found<string>;
  readonly available_positions?: Found<number>;
  /** Whole pounds a year. */
  readonly salaryMin?: Found<number>;
  readonly salaryMax?: Found<number>;
  /** `2026-11-30`. */
  readonly applicationDeadline?: Found<string>;
  readonly recruiter?: Found<string>;
  readonly description?: Found<string>;
  readonly skills?: Found<string[]>;
  readonly requirements?: Found<string[]>;
  readonly responsibilities?: Found<string[]>;
  readonly niceToHave?: Found<string[]>;
  readonly benefits?: Found<string[]>;
  readonly candidate_profile?: Found<NonNullable<CreateJobInput['candidate_profile']>>;
  readonly team?: Found<NonNullable<CreateJobInput['team']>>;
}

export interface ParsedJob extends JobFields {
  /** The fields a job description must contain and this one does not, in the specification's order. */
  readonly missingFields: readonly RequiredField[];
  /** Why something that was there could not be used, such as a salary per hour. */
  readonly notes: readonly ParsedNote[];
}

export interface ParsedNote {
  readonly field: RequiredField;
  readonly page: number;
  readonly quote: string;
  /** One sentence for the recruiter. */
  readonly message: string;
}

/** The labels of the form, as in the contract's list of publishable fields. */
export const requiredFields = {
  title: 'Title',
  jobType: 'Job Type',
  workingHours: 'Working Hours',
  location: 'Location',
  available_positions: 'Available Positions',
  salaryMin: 'Salary Min',
  salaryMax: 'Salary Max',
  applicationDeadline: 'Application Deadline',
  recruiter: 'Recruiter',
  description: 'Description',
  skills: 'Skills',
  requirements: 'Requirements',
  responsibilities: 'Responsibilities',
} as const satisfies Partial<Record<keyof JobFields, string>>;

export type RequiredField = (typeof requiredFields)[keyof typeof requiredFields];

/** A field's name in the contract, where it differs. */
const contractNames: Partial<Record<string, string>> = { salaryMin: 'salary.min', salaryMax: 'salary.max' };

type FieldSource = NonNullable<Job['extraction']>['sources'][number];

/** Where each field was found, in the contract's form. */
export function fieldSources({ missingFields, notes, ...fields }: ParsedJob): FieldSource[] {
  return Object.entries(fields).map(([name, { page, quote, confidence }]) => ({
    field: contractNames[name] ?? name,
    page,
    quote,
    confidence,
  }));
}
