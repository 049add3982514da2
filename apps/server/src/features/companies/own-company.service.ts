import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hasOpenCompany } from './companies.repo.ts';

/** A company of another organisation, one this member does not work for, or an archived one does not exist for them. */
export async function assertOwnCompany(tx: Tx, organisationId: string, companyId: string): Promise<void> {
  if (!(await hasOpenCompany(tx, organisationId, companyId))) throw new AppError('NOT_FOUND');
}

/** Whether anything new may come to it. */
export const isOpenCompany = (tx: Tx, organisationId: string, companyId: string): Promise<boolean> =>
  hasOpenCompany(tx, organisationId, companyId);

/**
 * For what the caller has seen already, such as a job: nothing of an archived company is opened again behind its back,
 * and nothing new comes to it.
 */
export async function assertNotArchived(
  tx: Tx,
  organisationId: string,
  companyId: string,
  what: 'this job' | 'these files' = 'this job',
): Promise<void> {
  if (await hasOpenCompany(tx, organisationId, companyId)) return;
  throw new AppError('CONFLICT', { message: `The company of ${what} is archived. Restore the company first.` });
}
