import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hasOpenCompany } from './companies.repo.ts';

/** A company of another organisation, one this member does not work for, or an archived one does not exist for them. */
export async function assertOwnCompany(tx: Tx, organisationId: string, companyId: string): Promise<void> {
  if (!(await hasOpenCompany(tx, organisationId, companyId))) throw new AppError('NOT_FOUND');
}
