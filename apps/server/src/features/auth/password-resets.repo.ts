import type { Tx } from '../../platform/database/database.ts';

export async function replaceReset(
  tx: Tx,
  reset: { accountId: string; codeHash: Buffer; expiresAt: Date; triesLeft: number; createdAt: Date },
): Promise<void> {
  const values = {
    code_hash: reset.codeHash,
    expires_at: reset.expiresAt,
    tries_left: reset.triesLeft,
    created_at: reset.createdAt,
  };
  await tx
    .insertInto('password_resets')
    .values({ account_id: reset.accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export const lockReset = (tx: Tx, accountId: string) =>
  tx.selectFrom('password_resets').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst();

export async function useResetTry(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set((eb) => ({ tries_left: eb.fn<number>('greatest', [eb('tries_left', '-', 1), eb.lit(0)]) }))
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteReset(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('account_id', '=', accountId).execute();
}
