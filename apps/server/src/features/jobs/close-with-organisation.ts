import type { Tx } from '../../platform/database/database.ts';
import type { JobStatusService } from './job-status.service.ts';
import { lockOpenJob } from './jobs.repo.ts';

/**
 * One job of an organisation that its parent closes, as if by hand: its adverts leave the job boards, and its candidates are
 * told. Answers whether there was one.
 */
export const closeWithOrganisation =
  (statuses: JobStatusService) =>
  async (tx: Tx, organisationId: string, byAccountId: string): Promise<boolean> => {
    const job = await lockOpenJob(tx, organisationId);
    if (job)
      await statuses.change(tx, { organisationId, accountId: byAccountId }, job, 'Closed', { withOrganisation: true });
    return job !== undefined;
  };
