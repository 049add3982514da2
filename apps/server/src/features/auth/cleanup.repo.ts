import type { Tx } from '../../platform/database/database.ts';

export async function deleteExpired(
  tx: Tx,
  limits: { now: Date; registrationsBefore: Date; sessionsBefore: Date },
): Promise<void> {
  await tx.deleteFrom('registrations').where('created_at', '<', limits.registrationsBefore).execute();
  await tx.deleteFrom('password_resets').where('expires_at', '<', limits.now).execute();
  await tx.deleteFrom('oauth_attempts').where('expires_at', '<', limits.now).execute();
  await tx.deleteFrom('spent_tokens').where('expires_at', '<', limits.now).execute();
  await tx.deleteFrom('sessions').where('expires_at', '<', limits.sessionsBefore).execute();
}
