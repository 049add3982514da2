import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findCompany, findJob } from './application-place.repo.ts';

/** What another organisation has, or a company the recruiter does not work for, does not exist for them. */
export async function assertOwnPlace(
  tx: Tx,
  organisationId: string,
  { companyId, jobId }: { companyId?: string | undefined; jobId?: string | undefined },
): Promise<void> {
  if (companyId !== undefined && !(await findCompany(tx, organisationId, companyId))) throw new AppError('NOT_FOUND');
  if (jobId !== undefined && !(await findJob(tx, organisationId, jobId))) throw new AppError('NOT_FOUND');
}
