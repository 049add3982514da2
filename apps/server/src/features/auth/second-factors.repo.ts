import type { Tx } from '../../platform/database/database.ts';

export const findSecondFactor = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Whether the organisation of an account requires one of its members. */
export async function isRequiredByOrganisation(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('members as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .select('o.requires_second_factor')
    .where('m.account_id', '=', accountId)
    .executeTakeFirst();
  return row?.requires_second_factor ?? false;
}

/** False when there is a confirmed one: that is replaced only after it was taken away. */
export async function beginSecondFactor(tx: Tx, accountId: string, sealedSecret: Buffer, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('second_factors')
    .values({ account_id: accountId, secret: sealedSecret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret: sealedSecret, created_at: now })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** True once for a step and never for an earlier one, whichever process asks. */
export async function useStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** True for the first of several that confirm at once, and only for the secret that was checked. */
export async function confirmSecondFactor(
  tx: Tx,
  accountId: string,
  checked: { sealedSecret: Buffer; step: number; now: Date; recoveryHashes: readonly Buffer[] },
): Promise<boolean> {
  const row = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: checked.now, last_step: checked.step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .where('secret', '=', checked.sealedSecret)
    .returning('account_id')
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .insertInto('recovery_codes')
    .values(checked.recoveryHashes.map((hash) => ({ account_id: accountId, code_hash: hash })))
    .execute();
  return true;
}

/** True once for a code. */
export async function useRecoveryCode(tx: Tx, accountId: string, hash: Buffer): Promise<boolean> {
  const row = await tx
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The recovery codes go with it. */
export async function deleteSecondFactor(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}
