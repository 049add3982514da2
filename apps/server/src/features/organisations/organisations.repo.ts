import { type LimitedRole, limitedRoles, type TeamRole } from '@candela/contract/kernel/roles.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Companies } from '../../platform/database/scope.ts';

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

/** Whether there was a place for the account: it belongs to one organisation at most. */
export async function insertMember(tx: Tx, organisationId: string, accountId: string): Promise<boolean> {
  const result = await tx
    .insertInto('members')
    .values({ account_id: accountId, organisation_id: organisationId })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function insertMembership(
  tx: Tx,
  organisationId: string,
  accountId: string,
  { companyId, limitedRole }: { companyId: string | null; limitedRole: LimitedRole | null },
): Promise<void> {
  await tx
    .insertInto('memberships')
    .values({
      account_id: accountId,
      organisation_id: organisationId,
      scope: companyId ? 'company' : 'all',
      role: limitedRole ?? (companyId ? 'recruiter' : 'admin'),
      company_id: companyId,
    })
    .execute();
}

/** Of all their memberships: what a member does is the same everywhere. */
export async function setRole(
  tx: Tx,
  organisationId: string,
  accountId: string,
  limitedRole: LimitedRole | null,
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ role: limitedRole ?? sql<TeamRole>`case when scope = 'all' then 'admin' else 'recruiter' end` })
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Whether the member takes a seat; an interviewer does not. */
export async function isSeated(tx: Tx, organisationId: string, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('memberships')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .where('role', '=', 'interviewer')
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

/** Two statements, because an organisation never has two parents, not even for a moment. */
export async function moveParenthood(tx: Tx, organisationId: string, { from, to }: Handover): Promise<void> {
  const set = (accountId: string, is_parent: boolean) =>
    tx
      .updateTable('members')
      .set({ is_parent })
      .where('organisation_id', '=', organisationId)
      .where('account_id', '=', accountId)
      .execute();
  await set(from, false);
  await set(to, true);
}

export interface Handover {
  from: string;
  to: string;
}

/** Instead of single companies. */
export async function seeAllCompanies(tx: Tx, organisationId: string, accountId: string): Promise<void> {
  await tx
    .deleteFrom('memberships')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .execute();
  await insertMembership(tx, organisationId, accountId, { companyId: null, limitedRole: null });
}

export const hasLimitedRole = async (tx: Tx, organisationId: string, accountId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('memberships')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .where('role', 'in', limitedRoles)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Locked: of two removals at once the second sees what the first left. */
export const lockMember = (tx: Tx, organisationId: string, accountId: string) =>
  tx
    .selectFrom('members')
    .select(['account_id', 'is_parent'])
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

export const findMember = async (tx: Tx, organisationId: string, accountId: string) => {
  const row = await tx
    .selectFrom('members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .select(['a.email', 'a.first_name', 'a.last_name', 'm.is_parent', 'o.name'])
    .where('m.organisation_id', '=', organisationId)
    .where('m.account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const name = `${row.first_name} ${row.last_name}`.trim() || row.email;
  return { email: row.email, name, isParent: row.is_parent, organisationName: row.name };
};

export async function deleteMember(tx: Tx, organisationId: string, accountId: string): Promise<void> {
  await tx
    .deleteFrom('members')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteMembership(
  tx: Tx,
  organisationId: string,
  accountId: string,
  companyId: string,
): Promise<boolean> {
  const result = await tx
    .deleteFrom('memberships')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function hasMemberships(tx: Tx, organisationId: string, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('memberships')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface RecruiterRow {
  account_id: string;
  organisation_id: string;
  organisation_name: string;
  first_name: string;
  last_name: string;
  email: string;
  auth_provider: 'cognito' | 'google';
  calendar_connected: boolean;
  memberships: {
    scope: 'all' | 'company';
    role: TeamRole;
    companyId: string | null;
    companyName: string | null;
  }[];
}

/** Every page of a recruiter begins with this, so it is one round trip. */
export async function findRecruiter(
  tx: Tx,
  organisationId: string,
  accountId: string,
): Promise<RecruiterRow | undefined> {
  const { rows } = await sql<RecruiterRow>`
    select a.id as account_id, o.id as organisation_id, o.name as organisation_name, a.first_name, a.last_name, a.email, a.auth_provider,
      exists (select from calendar_connections c where c.account_id = a.id and c.revoked_at is null) as calendar_connected,
      coalesce((
        select json_agg(json_build_object('scope', m.scope, 'role', m.role, 'companyId', m.company_id,
                                          'companyName', c.company_name) order by c.company_name)
        from memberships m left join companies c on c.id = m.company_id
        where m.organisation_id = o.id and m.account_id = a.id
      ), '[]') as memberships
    from organisations o, accounts a
    where o.id = ${organisationId} and a.id = ${accountId}`.execute(tx);
  return rows[0];
}

/** The companies a member may see now; none for an interviewer, or an account that is no member any more. */
export async function findVisibleCompanies(tx: Tx, organisationId: string, accountId: string): Promise<Companies> {
  const memberships = await tx
    .selectFrom('memberships')
    .select(['scope', 'company_id'])
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .where('role', '<>', 'interviewer')
    .execute();
  if (memberships.some(({ scope }) => scope === 'all')) return 'all';
  return memberships.flatMap(({ company_id }) => company_id ?? []);
}

/** Null reinstates it. */
export async function writeOrganisationSuspension(
  tx: Tx,
  id: string,
  suspension: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('organisations')
    .set({ suspended_at: suspension?.at ?? null, suspension_reason: suspension?.reason ?? null })
    .where('id', '=', id)
    .execute();
}

/** With everything that is left of it. */
export async function deleteOrganisation(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('organisations').where('id', '=', id).execute();
}
