import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { InterviewRow } from './interviews.repo.ts';

export interface NewFeed {
  accountId: string;
  organisationId: string | null;
  secretHash: Buffer;
  now: Date;
}

export async function saveFeed(tx: Tx, { accountId, organisationId, secretHash, now }: NewFeed): Promise<void> {
  const values = { organisation_id: organisationId, secret_hash: secretHash, created_at: now };
  await tx
    .insertInto('calendar_feeds')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export const findFeed = (tx: Tx, accountId: string) =>
  tx.selectFrom('calendar_feeds').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export async function deleteFeed(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('calendar_feeds').where('account_id', '=', accountId).execute();
}

/** Who may not sign in reads no feed either. */
export async function isSuspended(tx: Tx, accountId: string, organisationId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from accounts where id = ${accountId} and suspended_at is not null
    union all select from organisations where id = ${organisationId} and suspended_at is not null`.execute(tx);
  return rows.length > 0;
}

/**
 * What the present scope shows, cancelled ones included: a calendar that subscribes must hear of those too. Of very many those that
 * are nearest to now.
 */
export const listFed = (tx: Tx, { from, now }: { from: Date; now: Date }): Promise<InterviewRow[]> =>
  tx
    .selectFrom('interviews')
    .selectAll()
    .where('status', '<>', 'placing')
    .where('starts_at', '>', from)
    .orderBy(sql`abs(extract(epoch from starts_at - ${now}::timestamptz))`)
    .orderBy('id')
    .limit(1000)
    .execute();
