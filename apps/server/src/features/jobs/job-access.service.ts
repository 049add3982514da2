import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findJobPlace, type JobRecord, lockJob } from './jobs.repo.ts';

/** The job, held until the transaction ends; one that is closed can no longer be worked on. */
export async function lockWorkableJob(tx: Tx, organisationId: string, id: string): Promise<JobRecord> {
  const job = await lockJob(tx, organisationId, id);
  if (!job) throw new AppError('NOT_FOUND');
  if (job.status === 'Closed') throw new AppError('JOB_CLOSED');
  return job;
}

/** A job of another organisation does not exist for its members; one that is closed is still there to be looked at. */
export async function findOwnJob(
  tx: Tx,
  organisationId: string,
  id: string,
): Promise<{ id: string; companyId: string; title: string; status: JobRecord['status'] }> {
  const job = await findJobPlace(tx, organisationId, id);
  if (!job) throw new AppError('NOT_FOUND');
  return { id: job.id, companyId: job.company_id, title: job.title, status: job.status };
}
