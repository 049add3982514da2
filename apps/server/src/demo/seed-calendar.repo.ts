import { localGrant } from '@candela/integrations/calendar/embedded.ts';
import { sql } from 'kysely';
import { saveConnection } from '../features/calendar/calendar.repo.ts';
import { after, days } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/manifest/platform.ts';
import { seal } from '../platform/secrets/sealed-box.ts';
import type { CvOwners } from './seed-cvs.repo.ts';

/**
 * The demo recruiter has allowed the local calendar, as they would on its page, and their interviews are in it; Google
 * would have to be asked by a person.
 */
export async function seedCalendar(
  tx: Tx,
  { calendar, keys }: Pick<Platform, 'calendar' | 'keys'>,
  { organisationId, recruiterAccountId: accountId }: CvOwners,
  now: Date,
): Promise<void> {
  if (calendar?.name !== 'local') return;
  const sealedGrant = seal(keys.sealing, accountId, localGrant(keys.calendar));
  await saveConnection(tx, { accountId, calendar: 'local', sealedGrant, now: after(now, -days(40)) });
  await tx
    .updateTable('interviews')
    .set({ calendar_link: sql`${`${calendar.homeUrl}?interview=`}::text || replace(id::text, '-', '')` })
    .where('organisation_id', '=', organisationId)
    .execute();
}
