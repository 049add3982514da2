import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export interface NewSession {
  accountId: string;
  /** Of the credentials that were verified. */
  credentialsVersion: number;
  salt: Buffer;
  now: Date;
  expiresAt: Date;
  userAgent: string;
  address: string;
  bySso: boolean;
}

/**
 * Undefined when the credentials were replaced, or the account or its organisation suspended, since they were verified.
 * The lock on the account makes a change that is under way come wholly before (nothing is inserted) or wholly after
 * (it finds this session and ends it).
 */
export async function insertSession(tx: Tx, session: NewSession): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into sessions (account_id, credentials_version, salt, rotated_at, authenticated_at, last_used_at, created_at,
                          expires_at, user_agent, address, by_sso)
    select a.id, a.credentials_version, ${session.salt}, ${session.now}, ${session.now}, ${session.now}, ${session.now},
           ${session.expiresAt}, ${session.userAgent}, ${session.address}, ${session.bySso}
    from accounts a
    where a.id = ${session.accountId} and a.credentials_version = ${session.credentialsVersion}
      and a.suspended_at is null
      and not exists (
        select from members m join organisations o on o.id = m.organisation_id
        where m.account_id = a.id and o.suspended_at is not null)
    for share of a
    returning id`.execute(tx);
  return rows[0]?.id;
}

export const lockSession = (tx: Tx, id: string) =>
  tx.selectFrom('sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function rotateSession(
  tx: Tx,
  id: string,
  change: { generation: number; now: Date; expiresAt: Date; address: string },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({
      generation: change.generation,
      rotated_at: change.now,
      last_used_at: change.now,
      expires_at: change.expiresAt,
      address: change.address,
    })
    .where('id', '=', id)
    .execute();
}

export async function revokeSession(tx: Tx, id: string, now: Date, reason: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Lets a session go on under the credentials that have just replaced those it began with. */
export async function keepSession(tx: Tx, id: string, credentialsVersion: number): Promise<void> {
  await tx.updateTable('sessions').set({ credentials_version: credentialsVersion }).where('id', '=', id).execute();
}

export async function revokeSessionsOf(
  tx: Tx,
  accountId: string,
  change: { except: string | null; now: Date; reason: string },
): Promise<number> {
  const result = await tx
    .updateTable('sessions')
    .set({ revoked_at: change.now, revoked_reason: change.reason })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', change.now)
    .$if(change.except !== null, (query) => query.where('id', '!=', change.except ?? ''))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Every session of these people, whichever device it is on. */
export async function revokeSessionsOfAll(
  tx: Tx,
  accountIds: readonly string[],
  change: { now: Date; reason: string },
): Promise<number> {
  if (accountIds.length === 0) return 0;
  const result = await tx
    .updateTable('sessions')
    .set({ revoked_at: change.now, revoked_reason: change.reason })
    .where('account_id', 'in', accountIds)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', change.now)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export const listLiveSessions = (tx: Tx, accountId: string, now: Date) =>
  tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();
