import type { UpdateJobInput } from '@candela/contract/jobs/jobs.schemas.ts';
import { parseDeadline } from './deadline.ts';
import type { JobChange, JobRecord } from './jobs.repo.ts';

export type JobValues = Omit<JobChange, 'application_deadline'> & { application_deadline?: Date | null };

export const definedOnly = (values: JobValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Wire names to columns; what was not sent is undefined, which the query builder leaves alone. */
export function toValues(input: Omit<UpdateJobInput, 'status' | 'companyId' | 'version'>): JobValues {
  return {
    title: input.title,
    recruiter: input.recruiter,
    description: input.description,
    location: input.location,
    // Emptied: the company's own from now on.
    ...(input.town !== undefined && { town: input.town || null }),
    available_positions: input.available_positions,
    salary_min: input.salary?.min,
    salary_max: input.salary?.max,
    match_score_threshold: input.match_score_threshold,
    job_type: input.jobType,
    working_hours: input.workingHours,
    skills: input.skills,
    requirements: input.requirements,
    responsibilities: input.responsibilities,
    nice_to_have: input.niceToHave,
    benefits: input.benefits,
    ...(input.applicationDeadline !== undefined && { application_deadline: parseDeadline(input.applicationDeadline) }),
    ...(input.candidate_profile && { candidate_profile: JSON.stringify(input.candidate_profile) }),
    ...(input.team && { team: JSON.stringify(input.team) }),
  };
}

/** What a copy begins with: everything but what belongs to this one alone. */
export function copyOf(job: JobRecord, now: Date): JobValues {
  const {
    id: _id,
    version: _version,
    organisation_id: _organisation,
    company_id: _company,
    status: _status,
    created_at: _created,
    updated_at: _updated,
    first_active_at: _active,
    closed_at: _closed,
    application_deadline: deadline,
    candidate_profile: profile,
    team,
    ...copied
  } = job;
  return {
    ...copied,
    title: `${job.title} (copy)`.slice(0, 200),
    // A deadline that has passed is of no use to the copy.
    application_deadline: deadline && deadline > now ? deadline : null,
    candidate_profile: JSON.stringify(profile),
    team: JSON.stringify(team),
  };
}
