import type {
  OrganisationSettings,
  OrganisationSettingsInput,
} from '@candela/contract/organisations/settings.routes.ts';
import type { Tx } from '../../platform/database/database.ts';

export async function findSettings(tx: Tx, organisationId: string): Promise<OrganisationSettings> {
  const row = await tx
    .selectFrom('organisations')
    .select(['billing_email', 'requires_second_factor'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return { billingEmail: row.billing_email, requiresSecondFactor: row.requires_second_factor };
}

/** What is absent stays. */
export async function updateSettings(
  tx: Tx,
  organisationId: string,
  { billingEmail, requiresSecondFactor }: OrganisationSettingsInput,
): Promise<void> {
  if (billingEmail === undefined && requiresSecondFactor === undefined) return;
  await tx
    .updateTable('organisations')
    .set({
      ...(billingEmail !== undefined && { billing_email: billingEmail }),
      ...(requiresSecondFactor !== undefined && { requires_second_factor: requiresSecondFactor }),
    })
    .where('id', '=', organisationId)
    .execute();
}
