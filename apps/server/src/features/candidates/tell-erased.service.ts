import type { Tx } from '../../platform/database/database.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { listJobsAppliedFor } from './held-record.repo.ts';

export interface ErasureTellers {
  notifications: Pick<NotificationsService, 'notify'>;
  /** Those who wait for one of their interviews are told that it will not be. */
  callOffInterviews(tx: Tx, organisationId: string, candidateIds: readonly string[]): Promise<void>;
}

/**
 * A card that is gone from a board is missed there; of others only that there was a record. Neither names the candidate.
 * Said in the transaction that erases, before it does: afterwards no one knows what was applied for.
 */
export async function tellErased(
  tx: Tx,
  { notifications, callOffInterviews }: ErasureTellers,
  organisationId: string,
  candidateIds: readonly string[],
): Promise<void> {
  await callOffInterviews(tx, organisationId, candidateIds);
  const kind = 'record.deleted';
  const jobs = await listJobsAppliedFor(tx, organisationId, candidateIds);
  if (jobs.length === 0) {
    const values = { applications: 'there was no application' };
    await notifications.notify(tx, { kind, organisationId, to: { recruitersOf: { companyId: null } }, values });
  }
  for (const [companyId, its] of Map.groupBy(jobs, ({ company_id }) => company_id)) {
    const titles = [...new Set(its.map(({ title }) => title))];
    const values = { applications: `applied for ${titles.join(', ')}` };
    await notifications.notify(tx, { kind, organisationId, companyId, to: { recruitersOf: { companyId } }, values });
  }
}
