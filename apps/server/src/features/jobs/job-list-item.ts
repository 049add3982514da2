import type { JobListItem } from '@candela/contract/jobs/jobs.schemas.ts';
import { cvLibraryOf, isOpen, townOf } from './job-view.ts';
import { publishabilityOf } from './jobs.policy.ts';
import type { JobListRow } from './jobs.repo.ts';

export const toListItem = (row: JobListRow, now: Date): JobListItem => ({
  _id: row.id,
  title: row.title,
  companyId: row.company_id,
  companyName: row.company_name,
  location: row.location,
  town: townOf(row),
  status: row.status,
  applicationDeadline: row.application_deadline?.toISOString() ?? null,
  match_score_threshold: row.match_score_threshold,
  publishability: publishabilityOf(row),
  integrations: { cvLibrary: cvLibraryOf(row) },
  postedAt: (row.first_active_at ?? row.created_at).toISOString(),
  isOpen: isOpen(row, now),
  candidates: row.candidates,
  applications: row.applications,
  version: row.version,
});

/** When the first of the open ones stops being open by the clock alone. */
export function nextClosing(items: readonly JobListItem[]): Date | null {
  const deadlines = items.flatMap(({ isOpen: stillOpen, applicationDeadline: at }) =>
    stillOpen && at !== null ? [Date.parse(at)] : [],
  );
  return deadlines.length === 0 ? null : new Date(Math.min(...deadlines));
}
