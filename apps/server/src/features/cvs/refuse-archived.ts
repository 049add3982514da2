import type { Tx } from '../../platform/database/database.ts';
import { isOpenCompany } from '../companies/own-company.service.ts';
import * as repo from './uploads.repo.ts';

export const archivedMessage = 'The company of this file is archived. Restore the company first.';

/** Nothing comes to an archived company, also not what was signed for before. The ids of the files that are refused. */
export async function refuseArchived(
  tx: Tx,
  files: readonly Pick<repo.FileRow, 'id' | 'batch_id'>[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const batches = await repo.listCompanies(tx, [...new Set(files.map((file) => file.batch_id))]);
  const closed = new Set<string>();
  for (const { id, organisation_id, company_id } of batches) {
    if (organisation_id && company_id && !(await isOpenCompany(tx, organisation_id, company_id))) closed.add(id);
  }
  const refused = files.filter((file) => closed.has(file.batch_id)).map(({ id }) => id);
  for (const id of refused) await repo.updateFile(tx, id, { status: 'failed', reason: archivedMessage }, now);
  return new Set(refused);
}
