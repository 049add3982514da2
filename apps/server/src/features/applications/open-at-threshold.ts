import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import type { Events } from '../../platform/events/events.ts';
import { forEachFew } from '../../platform/queue/for-each.ts';
import type { TaskContext } from '../../platform/queue/task.ts';
import { openApplication } from './applications.service.ts';
import { type DueApplication, holdAtThreshold, listAtThreshold, type ThresholdPairs } from './threshold.repo.ts';

/** In one transaction, so that each stays short. */
const atOnce = 100;

export interface ThresholdTools {
  database: Database;
  clock: Clock;
  events: Events;
}

/**
 * Candidates whose CV was uploaded for a job and who now score what it asks for, or more, get an application: when their CV
 * comes, and as well when it, the job or the engine changes later. No candidate is ever taken out for scoring less.
 */
export async function openAtThreshold(
  tx: Tx,
  events: Events,
  { organisationId, ...sought }: { organisationId: string } & ThresholdPairs,
  now: Date,
): Promise<void> {
  for (const row of await holdAtThreshold(tx, organisationId, sought)) {
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

/** Of everyone, some in a transaction after the others: killed in between, it goes on with those who have none yet. */
export async function openAllAtThreshold(
  { database, clock, events }: ThresholdTools,
  { organisationId, jobId }: { organisationId: string; jobId: string },
  { signal }: Pick<TaskContext, 'signal'>,
): Promise<void> {
  const scope = organisationScope(organisationId);
  const due = await database.transaction(scope, (tx) => listAtThreshold(tx, organisationId, jobId));
  await forEachFew(due, atOnce, signal, (candidateIds) =>
    database.transaction(scope, (tx) =>
      openAtThreshold(tx, events, { organisationId, jobIds: [jobId], candidateIds }, clock.now()),
    ),
  );
}

/** The score as it stood. What is read of the CV afterwards moves it, so a score from before that says so. */
function reasonOf({ score, match_score_threshold: needed, read_by: readBy }: DueApplication): string {
  const scored = readBy === null ? 'first scored' : 'scored';
  const when = readBy === null ? ', before a closer reading' : ' at the time';
  return `added: CV ${scored} ${Math.round(score)}${when} (${needed} needed)`;
}
