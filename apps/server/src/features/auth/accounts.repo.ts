import type { Role } from '@candela/contract/kernel/roles.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export interface AccountRow {
  id: string;
  email: string;
  role: Role;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  /** Raised whenever the credentials are replaced or withdrawn; sessions of an older one are over. */
  credentials_version: number;
  auth_provider: 'cognito' | 'google';
  profile_picture: string | null;
  /** What is suspended: the account itself, or the organisation it belongs to. */
  suspended: 'account' | 'organisation' | null;
  /** The one company a company-scoped recruiter works for; null for everyone else. */
  company_id: string | null;
  calendar_connected: boolean;
  /** Their organisation lets them in through its identity provider alone. */
  must_use_sso: boolean;
}

const accounts = (tx: Tx) =>
  tx.selectFrom('accounts as a').select([
    'a.id',
    'a.email',
    'a.role',
    'a.first_name',
    'a.last_name',
    'a.password_hash',
    'a.credentials_version',
    'a.auth_provider',
    'a.profile_picture',
    sql<AccountRow['suspended']>`case
        when a.suspended_at is not null then 'account'
        when exists (
          select from members m join organisations o on o.id = m.organisation_id
          where m.account_id = a.id and o.suspended_at is not null
        ) then 'organisation'
      end`.as('suspended'),
    sql<string | null>`(
        select min(s.company_id::text) from members m
        join memberships s on s.organisation_id = m.organisation_id and s.account_id = m.account_id
        where m.account_id = a.id)`.as('company_id'),
    sql<boolean>`exists (
        select from calendar_connections c where c.account_id = a.id and c.revoked_at is null
      )`.as('calendar_connected'),
    sql<boolean>`app.must_use_sso(a.id)`.as('must_use_sso'),
  ]);

export const findAccountByEmail = (tx: Tx, email: string, role: Role): Promise<AccountRow | undefined> =>
  accounts(tx).where('a.email', '=', email).where('a.role', '=', role).executeTakeFirst();

export const findAccountById = (tx: Tx, id: string): Promise<AccountRow | undefined> =>
  accounts(tx).where('a.id', '=', id).executeTakeFirst();

export const findAccountBySubject = (tx: Tx, subject: string, role: Role): Promise<AccountRow | undefined> =>
  accounts(tx).where('a.external_subject', '=', subject).where('a.role', '=', role).executeTakeFirst();

/** What others may know about the account, and would guess first: its names, its address, its organisation and companies. */
export async function findOwnTexts(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select unnest(array[a.first_name, a.last_name, a.email]) as text from accounts a where a.id = ${accountId}
    union all
    select o.name from members m join organisations o on o.id = m.organisation_id where m.account_id = ${accountId}
    union all
    (select c.company_name from members m join companies c on c.organisation_id = m.organisation_id
     where m.account_id = ${accountId} order by c.id limit 50)`.execute(tx);
  return rows.map(({ text }) => text);
}

export const listAccountsOfDomain = (tx: Tx, domain: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'email', 'role'])
    .where((eb) => eb(eb.fn<string>('split_part', ['email', eb.val('@'), eb.lit(2)]), '=', domain))
    .execute();

export interface NewAccount {
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  authProvider: 'cognito' | 'google';
  externalSubject?: string;
  profilePicture?: string | null;
}

export async function insertAccount(tx: Tx, account: NewAccount): Promise<string> {
  const row = await tx
    .insertInto('accounts')
    .values({
      email: account.email,
      role: account.role,
      first_name: account.firstName,
      last_name: account.lastName,
      password_hash: account.passwordHash,
      auth_provider: account.authProvider,
      external_subject: account.externalSubject ?? null,
      profile_picture: account.profilePicture ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Answers the new version of the credentials; undefined when they are no longer those of `verifiedVersion`, which the
 * caller proved to hold.
 */
export async function setPassword(
  tx: Tx,
  accountId: string,
  password: { hash: string; verifiedVersion?: number },
): Promise<number | undefined> {
  const row = await tx
    .updateTable('accounts')
    .set((eb) => ({ password_hash: password.hash, credentials_version: eb('credentials_version', '+', 1) }))
    .where('id', '=', accountId)
    .$if(password.verifiedVersion !== undefined, (query) =>
      query.where('credentials_version', '=', password.verifiedVersion ?? 0),
    )
    .returning('credentials_version')
    .executeTakeFirst();
  return row?.credentials_version;
}

/** From here on no session of these accounts counts, nor one that a sign-in under way is about to begin. */
export async function withdrawCredentials(tx: Tx, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return;
  await tx
    .updateTable('accounts')
    .set((eb) => ({ credentials_version: eb('credentials_version', '+', 1) }))
    .where('id', 'in', accountIds)
    .execute();
}

export async function linkExternalSubject(
  tx: Tx,
  accountId: string,
  external: { subject: string; picture: string | null },
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set((eb) => ({
      external_subject: external.subject,
      profile_picture: eb.fn.coalesce(eb.val(external.picture), 'profile_picture'),
    }))
    .where('id', '=', accountId)
    .execute();
}

/** Absent names stay as they are. */
export async function setNames(
  tx: Tx,
  accountId: string,
  { firstName, lastName }: { firstName?: string | undefined; lastName?: string | undefined },
): Promise<void> {
  if (firstName === undefined && lastName === undefined) return;
  await tx
    .updateTable('accounts')
    .set({
      ...(firstName !== undefined && { first_name: firstName }),
      ...(lastName !== undefined && { last_name: lastName }),
    })
    .where('id', '=', accountId)
    .execute();
}

export async function setAddress(tx: Tx, accountId: string, email: string): Promise<void> {
  await tx.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
}

/** Null reinstates it. */
export async function writeAccountSuspension(
  tx: Tx,
  id: string,
  suspension: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ suspended_at: suspension?.at ?? null, suspension_reason: suspension?.reason ?? null })
    .where('id', '=', id)
    .execute();
}
