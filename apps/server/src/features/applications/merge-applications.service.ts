import type { Tx } from '../../platform/database/database.ts';
import { issueReceipts, moveReceipts } from '../receipts/receipts.service.ts';
import { moveApplications } from './applications.repo.ts';
import * as repo from './merge-applications.repo.ts';

/**
 * Two records become one: of two applications to the same job the earlier stays and the other is set aside. Where the earlier
 * still waited and the other had moved on, that decision is carried over, with a line in the history. Answers with the ids
 * of those that changed hands.
 */
export async function mergeApplications(
  tx: Tx,
  merge: { organisationId: string; keptId: string; mergedId: string; actorAccountId: string; now: Date },
): Promise<string[]> {
  const { organisationId, keptId, mergedId } = merge;
  const staying: repo.ApplicationRow[] = [];
  for (const application of await repo.lockApplicationsOf(tx, organisationId, [keptId, mergedId])) {
    const earlier = staying.find(({ job_id }) => job_id === application.job_id);
    if (!earlier) {
      staying.push(application);
      continue;
    }
    await repo.setAside(tx, application.id, keptId);
    if (earlier.status === 'pending' && application.status !== 'pending') {
      const reason = 'two records were merged; the other application stood here';
      const carried = { ...merge, to: application.status, reason };
      const line = await moveApplications(tx, { applicationId: earlier.id }, carried, false);
      await issueReceipts(tx, organisationId, line);
    }
  }
  const moved = staying.filter(({ candidate_id }) => candidate_id === mergedId).map(({ id }) => id);
  await repo.reassignApplications(tx, moved, keptId);
  await repo.reassignSetAside(tx, mergedId, keptId);
  await moveReceipts(tx, merge);
  return moved;
}
