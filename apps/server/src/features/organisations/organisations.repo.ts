import type { Tx } from '../../platform/database/database.ts';

export async function insertOrganisation(tx: Tx, name: string): Promise<string> {
  const row = await tx.insertInto('organisations').values({ name }).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function insertParent(tx: Tx, organisationId: string, accountId: string): Promise<void> {
  await tx
    .insertInto('members')
    .values({ account_id: accountId, organisation_id: organisationId, is_parent: true })
    .execute();
  await tx
    .insertInto('memberships')
    .values({ account_id: accountId, organisation_id: organisationId, scope: 'all', role: 'admin', company_id: null })
    .execute();
}

export const findOrganisation = (tx: Tx, organisationId: string) =>
  tx.selectFrom('organisations').select(['id', 'name']).where('id', '=', organisationId).executeTakeFirstOrThrow();

export const listMemberships = (tx: Tx, organisationId: string, accountId: string) =>
  tx
    .selectFrom('memberships as m')
    .leftJoin('companies as c', 'c.id', 'm.company_id')
    .select(['m.scope', 'm.role', 'm.company_id', 'c.company_name'])
    .where('m.organisation_id', '=', organisationId)
    .where('m.account_id', '=', accountId)
    .orderBy('c.company_name')
    .execute();

export const findAccount = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'email', 'auth_provider'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
