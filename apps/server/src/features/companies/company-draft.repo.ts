import type { CompanyDraftFields } from '@candela/contract/companies/company-draft.routes.ts';
import type { Tx } from '../../platform/database/database.ts';

interface Owner {
  organisationId: string;
  accountId: string;
}

export const findDraft = (tx: Tx, { organisationId, accountId }: Owner) =>
  tx
    .selectFrom('company_drafts')
    .select(['fields', 'updated_at'])
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export async function writeDraft(tx: Tx, owner: Owner, fields: CompanyDraftFields, now: Date): Promise<void> {
  const values = { fields: JSON.stringify(fields), updated_at: now };
  await tx
    .insertInto('company_drafts')
    .values({ account_id: owner.accountId, organisation_id: owner.organisationId, ...values })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'account_id']).doUpdateSet(values))
    .execute();
}

export async function deleteDraft(tx: Tx, { organisationId, accountId }: Owner): Promise<void> {
  await tx
    .deleteFrom('company_drafts')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .execute();
}
