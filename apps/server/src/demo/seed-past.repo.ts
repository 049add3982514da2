import { after, days } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { ownCvDaysAgo } from './cvs/demo-cvs.ts';
import { demoAccounts } from './demo-accounts.ts';

/** Before the first thing each of them has done in the demonstration. */
const joinedDaysAgo: Record<keyof typeof demoAccounts, number> = {
  admin: 500,
  recruiter: 491,
  teammate: 300,
  candidate: ownCvDaysAgo,
  free: 20,
};

/** Accounts are as old as what they have done since, and organisations as old as their parents' accounts. */
export async function seedPast(tx: Tx, now: Date): Promise<void> {
  for (const [name, { email, role }] of Object.entries(demoAccounts)) {
    const created_at = after(now, -days(joinedDaysAgo[name as keyof typeof demoAccounts]));
    const { id } = await tx
      .updateTable('accounts')
      .set({ created_at })
      .where('email', '=', email)
      .where('role', '=', role)
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('organisations')
      .set({ created_at })
      .where('id', 'in', (eb) =>
        eb.selectFrom('members').select('organisation_id').where('account_id', '=', id).where('is_parent', '=', true),
      )
      .execute();
  }
}
