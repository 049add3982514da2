import type { companyArchived } from '../../events/companies.events.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { EventDefinition, Occurrence } from '../../platform/events/event.ts';
import type { JobStatusService } from './job-status.service.ts';
import { lockOpenJobs } from './jobs.repo.ts';

type Archived = typeof companyArchived extends EventDefinition<infer Payload> ? Payload : never;

/** An archived company no longer hires: what is still open there is closed, as if each had been closed by hand. */
export const closeWithCompany =
  (statuses: JobStatusService) =>
  async (tx: Tx, { companyId, byAccountId }: Archived, { organisationId }: Occurrence): Promise<void> => {
    const jobs = await lockOpenJobs(tx, organisationId, companyId);
    for (const job of jobs) await statuses.change(tx, { organisationId, accountId: byAccountId }, job, 'Closed');
  };
