import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hasCompany, type JobRecord, lockJob } from './jobs.repo.ts';

/** The job, held until the transaction ends; one that is closed can no longer be worked on. */
export async function lockWorkableJob(tx: Tx, organisationId: string, id: string): Promise<JobRecord> {
  const job = await lockJob(tx, organisationId, id);
  if (!job) throw new AppError('NOT_FOUND');
  if (job.status === 'Closed') throw new AppError('JOB_CLOSED');
  return job;
}

/** A company of another organisation, or one this member does not work for, does not exist for them. */
export async function assertOwnCompany(tx: Tx, organisationId: string, companyId: string): Promise<void> {
  if (!(await hasCompany(tx, organisationId, companyId))) throw new AppError('NOT_FOUND');
}
