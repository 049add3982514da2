import type { Job, publishableFields } from '@candela/contract/jobs/jobs.schemas.ts';
import { AppError } from '../../platform/errors.ts';

export interface PublishableJob {
  title: string;
  description: string;
  job_type: string | null;
  working_hours: string | null;
  location: string | null;
  recruiter: string;
  salary_min: number | null;
  salary_max: number | null;
}

/** What the world outside the organisation may know of; row-level security asks the same. */
export const wasPublished = (job: { status: string; first_active_at: Date | null }): boolean =>
  job.status !== 'Draft' && (job.status === 'Active' || job.first_active_at !== null);

type Field = (typeof publishableFields)[number];

/** What is still missing before the job may be shown to candidates. */
export function publishabilityOf(job: PublishableJob): Job['publishability'] {
  const missing: [Field, boolean][] = [
    ['Title', job.title.trim() === ''],
    ['Description', job.description.trim() === ''],
    ['Job Type', job.job_type === null],
    ['Working Hours', job.working_hours === null],
    ['Location', job.location === null],
    ['Recruiter', job.recruiter.trim() === ''],
    ['Salary Min', job.salary_min === null],
    ['Salary Max', job.salary_max === null],
  ];
  const missingFields = missing.filter(([, isMissing]) => isMissing).map(([field]) => field);
  return { isPublishable: missingFields.length === 0, missingFields };
}

export function assertPublishable(job: PublishableJob): void {
  const { isPublishable, missingFields } = publishabilityOf(job);
  if (isPublishable) return;
  throw new AppError('JOB_NOT_PUBLISHABLE', {
    errors: missingFields.map((field) => ({ path: field, message: `${field} is missing` })),
  });
}
