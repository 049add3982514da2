import type { Tx } from '../../platform/database/database.ts';

export const findFilters = async (tx: Tx, accountId: string): Promise<string> =>
  (await tx.selectFrom('saved_filters').select('filters').where('account_id', '=', accountId).executeTakeFirst())
    ?.filters ?? '';

export async function upsertFilters(tx: Tx, accountId: string, filters: string, now: Date): Promise<void> {
  const change = { filters, saved_at: now };
  await tx
    .insertInto('saved_filters')
    .values({ account_id: accountId, ...change })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(change))
    .execute();
}
