import type { Tx } from '../../platform/database/database.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { listJobsAppliedFor } from './held-record.repo.ts';

/**
 * A card that is gone from a board is missed there; of others only that there was a record. Neither names the candidate.
 * Said in the transaction that erases, before it does: afterwards no one knows what was applied for.
 */
export async function tellErased(
  tx: Tx,
  { notify }: Pick<NotificationsService, 'notify'>,
  organisationId: string,
  candidateIds: readonly string[],
): Promise<void> {
  const kind = 'record.deleted';
  const jobs = await listJobsAppliedFor(tx, organisationId, candidateIds);
  if (jobs.length === 0) {
    const values = { applications: 'there was no application' };
    await notify(tx, { kind, organisationId, to: { recruitersOf: { companyId: null } }, values });
  }
  for (const [companyId, its] of Map.groupBy(jobs, ({ company_id }) => company_id)) {
    const titles = [...new Set(its.map(({ title }) => title))];
    const values = { applications: `applied for ${titles.join(', ')}` };
    await notify(tx, { kind, organisationId, companyId, to: { recruitersOf: { companyId } }, values });
  }
}
