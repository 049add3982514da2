import { after, days } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';

/** Two invites that wait for an answer: one to a company, one to all of them. */
export async function seedTeam(
  tx: Tx,
  place: { organisationId: string; companyId: string; invitedBy: string },
  now: Date,
): Promise<void> {
  const invite = (email: string, companyId: string | null, daysAgo: number) => ({
    organisation_id: place.organisationId,
    email,
    scope: companyId ? ('company' as const) : ('all' as const),
    company_id: companyId,
    invited_by: place.invitedBy,
    sent_at: after(now, -days(daysAgo)),
    expires_at: after(now, days(7 - daysAgo)),
  });
  await tx
    .insertInto('team_invites')
    .values([
      invite('noor.haddad@demo.candela.test', place.companyId, 2),
      invite('ines.marlow@demo.candela.test', null, 5),
    ])
    .execute();
}
