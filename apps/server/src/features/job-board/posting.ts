import { type BoardCredentials, type JobPosting, postingReference } from '@candela/integrations/job-board/port.ts';
import { AppError } from '../../platform/errors.ts';
import { openCredentials } from '../companies/credentials.service.ts';
import type { AdvertisedJob } from './job-postings.repo.ts';

/** The 22 of the specification's list: "Other". */
const otherIndustry = 22;

/** A job in the board's terms. Only a publishable job gets here, so what is missing is our mistake. */
export function toPosting(job: AdvertisedJob, postingNumber: number, linkOrigin: string): JobPosting {
  const { location, job_type: jobType, working_hours: workingHours, salary_min: min, salary_max: max } = job;
  if (!location || !jobType || !workingHours || min === null || max === null) throw new AppError('JOB_NOT_PUBLISHABLE');
  return {
    reference: postingReference(job.id, postingNumber),
    title: job.title,
    description: job.description,
    industry: job.company.industry ?? otherIndustry,
    town: job.town ?? job.company.location,
    workplace: location,
    jobType,
    workingHours,
    salary: { min, max },
    skills: job.skills,
    requirements: job.requirements,
    responsibilities: job.responsibilities,
    benefits: job.benefits,
    applyUrl: `${linkOrigin}/jobs/${job.id}`,
    closesAt: job.application_deadline?.toISOString() ?? null,
    companyName: job.company.company_name,
    contactName: job.company.contact_name,
    contactEmail: job.company.contact_email,
  };
}

/** The board also wants to know who posts: the company's contact. */
export function credentialsOf(job: AdvertisedJob, sealingKey: Uint8Array): BoardCredentials | null {
  const stored = openCredentials(sealingKey, job.company.id, job.company.cv_library_credentials);
  return stored ? { ...stored, posterEmail: job.company.contact_email } : null;
}
