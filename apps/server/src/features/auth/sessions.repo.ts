import type { Tx } from '../../platform/database/database.ts';

export interface NewSession {
  accountId: string;
  salt: Buffer;
  now: Date;
  expiresAt: Date;
  userAgent: string;
  address: string;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const row = await tx
    .insertInto('sessions')
    .values({
      account_id: session.accountId,
      salt: session.salt,
      rotated_at: session.now,
      authenticated_at: session.now,
      last_used_at: session.now,
      created_at: session.now,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
      address: session.address,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
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
