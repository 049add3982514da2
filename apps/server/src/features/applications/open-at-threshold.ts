import type { Tx } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import { openApplication } from './applications.service.ts';
import { type DueApplication, listAtThreshold } from './threshold.repo.ts';

/** So that one transaction stays short; a listener is called again for the rest. */
const atOnce = 200;

/**
 * Candidates whose CV was uploaded for a job and who now score what it asks for, or more, get an application: when their CV
 * comes, and as well when it, the job or the engine changes later. No candidate is ever taken out for scoring less.
 */
export async function openAtThreshold(
  tx: Tx,
  events: Events,
  {
    organisationId,
    jobIds,
    candidateId,
  }: { organisationId: string; jobIds: readonly string[]; candidateId: string | null },
  now: Date,
): Promise<void> {
  for (let found = atOnce; found === atOnce; ) {
    const due = await listAtThreshold(tx, organisationId, { jobIds, candidateId }, atOnce);
    found = due.length;
    for (const row of due) {
      await openApplication(tx, events, {
        organisationId,
        companyId: row.company_id,
        jobId: row.job_id,
        candidateId: row.candidate_id,
        source: 'uploaded',
        actorAccountId: row.account_id,
        reason: reasonOf(row),
        now,
      });
    }
  }
}

/** The score as it stood. What is read of the CV afterwards moves it, so a score from before that says so. */
function reasonOf({ score, match_score_threshold: needed, read_by: readBy }: DueApplication): string {
  const scored = readBy === null ? 'first scored' : 'scored';
  const when = readBy === null ? ', before a closer reading' : ' at the time';
  return `added: CV ${scored} ${Math.round(score)}${when} (${needed} needed)`;
}
