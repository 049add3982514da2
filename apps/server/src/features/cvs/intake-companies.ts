import type { Tx } from '../../platform/database/database.ts';
import type { Companies } from '../../platform/database/scope.ts';
import { visibleCompanies } from '../organisations/organisations.service.ts';

/** The companies a file was uploaded for, as far as its uploader may see them at this moment. */
export async function companiesOf(
  tx: Tx,
  file: { organisation_id: string | null; batch_company_id: string | null; account_id: string },
): Promise<Companies> {
  const { organisation_id: organisationId, batch_company_id: companyId, account_id: accountId } = file;
  if (organisationId === null) return 'all';
  const visible = await visibleCompanies(tx, organisationId, accountId);
  if (companyId === null) return visible;
  return visible === 'all' || visible.includes(companyId) ? [companyId] : [];
}
