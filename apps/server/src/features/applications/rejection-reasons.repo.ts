import type { Tx } from '../../platform/database/database.ts';

/** Empty where the organisation has no list of its own. */
export const findReasons = async (tx: Tx, organisationId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('rejection_reasons')
      .select('reasons')
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst()
  )?.reasons ?? [];

export async function storeReasons(tx: Tx, organisationId: string, reasons: readonly string[]): Promise<void> {
  await tx
    .insertInto('rejection_reasons')
    .values({ organisation_id: organisationId, reasons: [...reasons] })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet({ reasons: [...reasons] }))
    .execute();
}
