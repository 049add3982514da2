import type { Tx } from '../../platform/database/database.ts';
import { writeAccountSuspension } from './accounts.repo.ts';
import { endSessionsOf } from './sessions.service.ts';

/** Suspends an account, or with null reinstates it. Answers how many sessions ended. */
export async function setAccountSuspension(
  tx: Tx,
  accountId: string,
  suspension: { at: Date; reason: string } | null,
): Promise<number> {
  await writeAccountSuspension(tx, accountId, suspension);
  return suspension ? endSessionsOf(tx, [accountId], { now: suspension.at, reason: 'account suspended' }) : 0;
}
