import type { Tx } from '../../platform/database/database.ts';

export interface EmailChange {
  id: string;
  newEmail: string;
  codeHash: Buffer;
  expiresAt: Date;
  triesLeft: number;
  createdAt: Date;
}

/** A newer wish replaces the older one, and its code. */
export async function replaceEmailChange(tx: Tx, accountId: string, change: EmailChange): Promise<void> {
  const values = {
    id: change.id,
    new_email: change.newEmail,
    code_hash: change.codeHash,
    expires_at: change.expiresAt,
    tries_left: change.triesLeft,
    created_at: change.createdAt,
  };
  await tx
    .insertInto('email_changes')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export const findEmailChange = (tx: Tx, accountId: string) =>
  tx.selectFrom('email_changes').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Locked: of two codes typed at once, the second sees what the first used up. */
export const lockEmailChange = (tx: Tx, accountId: string) =>
  tx.selectFrom('email_changes').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst();

export async function useEmailChangeTry(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('email_changes')
    .set((eb) => ({ tries_left: eb.fn<number>('greatest', [eb('tries_left', '-', 1), eb.lit(0)]) }))
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteEmailChange(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
}
