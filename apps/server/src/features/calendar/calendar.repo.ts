import type { Tx } from '../../platform/database/database.ts';

export interface CalendarAttempt {
  id: string;
  accountId: string;
  codeVerifier: string;
  redirectUri: string;
  expiresAt: Date;
}

/** One at a time: a new attempt ends those before it. */
export async function insertAttempt(tx: Tx, attempt: CalendarAttempt): Promise<void> {
  await tx.deleteFrom('calendar_attempts').where('account_id', '=', attempt.accountId).execute();
  await tx
    .insertInto('calendar_attempts')
    .values({
      id: attempt.id,
      account_id: attempt.accountId,
      code_verifier: attempt.codeVerifier,
      redirect_uri: attempt.redirectUri,
      expires_at: attempt.expiresAt,
    })
    .execute();
}

/** Reading an attempt spends it: a state that comes back twice finds nothing the second time. */
export const takeAttempt = (tx: Tx, accountId: string, id: string) =>
  tx
    .deleteFrom('calendar_attempts')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export interface NewConnection {
  accountId: string;
  calendar: 'local' | 'google';
  sealedGrant: Buffer;
  now: Date;
}

export async function saveConnection(tx: Tx, { accountId, calendar, sealedGrant, now }: NewConnection): Promise<void> {
  const values = { calendar, sealed_grant: sealedGrant, connected_at: now, revoked_at: null };
  await tx
    .insertInto('calendar_connections')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export const findConnection = (tx: Tx, accountId: string) =>
  tx.selectFrom('calendar_connections').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const deleteConnection = (tx: Tx, accountId: string) =>
  tx.deleteFrom('calendar_connections').where('account_id', '=', accountId).returningAll().executeTakeFirst();

/** Of this grant only: one that was given since is good. */
export async function markRevoked(tx: Tx, accountId: string, connectedAt: Date, now: Date): Promise<void> {
  await tx
    .updateTable('calendar_connections')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('connected_at', '=', connectedAt)
    .execute();
}
