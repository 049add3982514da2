import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findCompany, findJob } from './application-place.repo.ts';

/** What another organisation has, or a company the recruiter does not work for, does not exist for them. */
export async function assertOwnPlace(
  tx: Tx,
  organisationId: string,
  { companyId, jobId }: { companyId?: string | undefined; jobId?: string | undefined },
): Promise<void> {
  // Neither needs the other's answer: they go out together.
  const found = await Promise.all([
    companyId === undefined || findCompany(tx, organisationId, companyId),
    jobId === undefined || findJob(tx, organisationId, jobId),
  ]);
  if (!found.every(Boolean)) throw new AppError('NOT_FOUND');
}
