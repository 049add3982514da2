import type {
  OrganisationSettings,
  OrganisationSettingsInput,
} from '@candela/contract/organisations/settings.routes.ts';
import type { Tx } from '../../platform/database/database.ts';

export async function findSettings(tx: Tx, organisationId: string): Promise<OrganisationSettings> {
  const row = await tx
    .selectFrom('organisations as o')
    .leftJoin('billing_contacts as c', 'c.organisation_id', 'o.id')
    .select(['c.email', 'o.requires_second_factor'])
    .where('o.id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return { billingEmail: row.email, requiresSecondFactor: row.requires_second_factor };
}

/** What is absent stays. */
export async function updateSettings(
  tx: Tx,
  organisationId: string,
  { billingEmail, requiresSecondFactor }: OrganisationSettingsInput,
): Promise<void> {
  if (billingEmail !== undefined) await setBillingContact(tx, organisationId, billingEmail);
  if (requiresSecondFactor === undefined) return;
  await tx
    .updateTable('organisations')
    .set({ requires_second_factor: requiresSecondFactor })
    .where('id', '=', organisationId)
    .execute();
}

async function setBillingContact(tx: Tx, organisationId: string, email: string | null): Promise<void> {
  if (email === null) {
    await tx.deleteFrom('billing_contacts').where('organisation_id', '=', organisationId).execute();
    return;
  }
  await tx
    .insertInto('billing_contacts')
    .values({ organisation_id: organisationId, email })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet({ email }))
    .execute();
}
