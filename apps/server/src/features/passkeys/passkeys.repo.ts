import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export const listPasskeys = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('passkeys')
    .select(['id', 'name', 'credential_id', 'transports', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

export interface NewPasskey {
  accountId: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  name: string;
  now: Date;
}

/** Undefined when an account has this one already. */
export const insertPasskey = (tx: Tx, passkey: NewPasskey) =>
  tx
    .insertInto('passkeys')
    .values({
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();

/** The name of the one that is gone; undefined where there was none. */
export async function deletePasskey(tx: Tx, accountId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Locked: the counter of two sign-ins at once is compared one after the other. */
export const lockPasskey = (tx: Tx, credentialId: string) =>
  tx.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).forUpdate().executeTakeFirst();

export async function notePasskeyUse(
  tx: Tx,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ counter: sql<number>`${counter}`, last_used_at: now })
    .where('id', '=', id)
    .execute();
}
