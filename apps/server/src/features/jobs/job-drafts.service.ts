import { cleanName } from '@candela/contract/kernel/names.ts';
import type { ParsedJob } from '@candela/engine/job/parsed-job.ts';
import type { Tx } from '../../platform/database/database.ts';
import { parseDeadline } from './deadline.ts';
import { insertJob } from './jobs.repo.ts';

/** A job read from a document, for a person to complete: what was not found stays empty. */
export function createDraftFromDocument(
  tx: Tx,
  place: { organisationId: string; companyId: string },
  parsed: ParsedJob,
  now: Date,
): Promise<string> {
  return insertJob(tx, {
    organisation_id: place.organisationId,
    company_id: place.companyId,
    status: 'Draft',
    created_at: now,
    updated_at: now,
    // Mails quote them: what a typed name may not carry, a read one does not keep.
    title: cleanName(parsed.title?.value ?? '', 200),
    recruiter: parsed.recruiter && cleanName(parsed.recruiter.value, 160),
    description: parsed.description?.value,
    location: parsed.location?.value,
    town: parsed.town?.value,
    available_positions: parsed.available_positions?.value,
    salary_min: parsed.salaryMin?.value,
    salary_max: parsed.salaryMax?.value,
    job_type: parsed.jobType?.value,
    working_hours: parsed.workingHours?.value,
    skills: parsed.skills?.value,
    requirements: parsed.requirements?.value,
    responsibilities: parsed.responsibilities?.value,
    nice_to_have: parsed.niceToHave?.value,
    benefits: parsed.benefits?.value,
    application_deadline: parsed.applicationDeadline && parseDeadline(parsed.applicationDeadline.value),
    ...(parsed.candidate_profile && { candidate_profile: JSON.stringify(parsed.candidate_profile.value) }),
    ...(parsed.team && { team: JSON.stringify(parsed.team.value) }),
  });
}
