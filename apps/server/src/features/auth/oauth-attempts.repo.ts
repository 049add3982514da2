import type { PublicRole } from '@candela/contract/auth/auth.schemas.ts';
import type { Tx } from '../../platform/database/database.ts';

export interface OauthAttempt {
  id: string;
  role: PublicRole;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
  browserHash: Buffer;
  nextPath: string | null;
  expiresAt: Date;
}

export async function insertOauthAttempt(tx: Tx, attempt: OauthAttempt): Promise<void> {
  await tx
    .insertInto('oauth_attempts')
    .values({
      id: attempt.id,
      role: attempt.role,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      redirect_uri: attempt.redirectUri,
      browser_hash: attempt.browserHash,
      next_path: attempt.nextPath,
      expires_at: attempt.expiresAt,
    })
    .execute();
}

/** Reading an attempt spends it: a state that comes back twice finds nothing the second time. */
export const takeOauthAttempt = (tx: Tx, id: string) =>
  tx.deleteFrom('oauth_attempts').where('id', '=', id).returningAll().executeTakeFirst();

/** True exactly once per id, whichever process asks. */
export async function spendToken(tx: Tx, id: string, expiresAt: Date): Promise<boolean> {
  const row = await tx
    .insertInto('spent_tokens')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
