import {
  candidateProfileSchema,
  fieldSourceSchema,
  type Job,
  type JobOverview,
  teamSchema,
} from '@candela/contract/jobs/jobs.schemas.ts';
import { z } from 'zod';
import { publishabilityOf } from './jobs.policy.ts';
import type { JobRow } from './jobs.repo.ts';

export const isOpen = (job: { status: string; application_deadline: Date | null }, now: Date): boolean =>
  job.status === 'Active' && (job.application_deadline === null || job.application_deadline > now);

/** Its own, or the company's. */
export const townOf = (job: { town: string | null; company_location: string }): string =>
  job.town ?? job.company_location;

export const cvLibraryOf = (posting: {
  posting_status: JobRow['posting_status'];
  posting_url: string | null;
  posting_error: string | null;
}): Job['integrations']['cvLibrary'] => ({
  status: posting.posting_status ?? 'not_published',
  url: posting.posting_url,
  lastError: posting.posting_error,
});

type OverviewRow = Omit<JobRow, 'posting_status' | 'posting_url' | 'posting_error'>;

export const toOverview = (row: OverviewRow, now: Date): JobOverview => ({
  _id: row.id,
  title: row.title,
  companyId: row.company_id,
  companyName: row.company_name,
  town: townOf(row),
  description: row.description,
  location: row.location,
  available_positions: row.available_positions,
  salary: { min: row.salary_min, max: row.salary_max },
  jobType: row.job_type,
  workingHours: row.working_hours,
  skills: row.skills,
  requirements: row.requirements,
  responsibilities: row.responsibilities,
  niceToHave: row.nice_to_have,
  benefits: row.benefits,
  status: row.status,
  applicationDeadline: row.application_deadline?.toISOString() ?? null,
  postedAt: (row.first_active_at ?? row.created_at).toISOString(),
  isOpen: isOpen(row, now),
});

export interface ExtractionRow {
  id: string;
  file_name: string;
  sources: unknown;
  missing_fields: string[];
  reading_note: string | null;
}

export const toJob = (row: JobRow, extraction: ExtractionRow | undefined, now: Date): Job => ({
  ...toOverview(row, now),
  recruiter: row.recruiter,
  match_score_threshold: row.match_score_threshold,
  candidate_profile: candidateProfileSchema.catch({}).parse(row.candidate_profile),
  team: teamSchema.catch({}).parse(row.team),
  integrations: { cvLibrary: cvLibraryOf(row) },
  publishability: publishabilityOf(row),
  extraction: extraction
    ? {
        uploadId: extraction.id,
        fileName: extraction.file_name,
        sources: z.array(fieldSourceSchema).catch([]).parse(extraction.sources),
        missingFields: extraction.missing_fields,
        note: extraction.reading_note,
      }
    : null,
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
});
