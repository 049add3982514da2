import type { Tx } from '../../platform/database/database.ts';
import { hasAddress } from './merged.repo.ts';

/** A record an organisation made, that nobody has claimed and that has this address. */
export const isClaimable = async (tx: Tx, candidateId: string, email: string): Promise<boolean> =>
  (await tx
    .selectFrom('candidates')
    .select('id')
    .where('id', '=', candidateId)
    .where('organisation_id', 'is not', null)
    .where('account_id', 'is', null)
    .where((eb) => hasAddress(eb, email))
    .executeTakeFirst()) !== undefined;

/** Once: whoever comes second finds it claimed. */
export const bindRecord = (tx: Tx, candidateId: string, account: { id: string; email: string }, now: Date) =>
  tx
    .updateTable('candidates')
    .set({ account_id: account.id, updated_at: now })
    .where('id', '=', candidateId)
    .where('organisation_id', 'is not', null)
    .where('account_id', 'is', null)
    .where((eb) => hasAddress(eb, account.email))
    .returning('organisation_id')
    .executeTakeFirst();

/** The account's own record, where it still has the old address. */
export async function moveAddress(tx: Tx, accountId: string, from: string, to: string): Promise<void> {
  await tx
    .updateTable('candidates')
    .set({ email: to })
    .where('account_id', '=', accountId)
    .where('organisation_id', 'is', null)
    .where('email', '=', from)
    .execute();
}
