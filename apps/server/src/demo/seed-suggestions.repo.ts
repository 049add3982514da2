import { insertFact } from '../features/suggestions/suggestions.repo.ts';
import { after, days } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { CvOwners } from './seed-cvs.repo.ts';

/** The demo candidate has corrected a fact in the record that the demo organisation holds. Its CV is still to be read. */
export async function seedSuggestions(tx: Tx, owners: CvOwners, now: Date): Promise<void> {
  const { organisationId, candidateAccountId } = owners;
  const held = await tx
    .selectFrom('candidates')
    .select('id')
    .where('account_id', '=', candidateAccountId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const change = { field: 'phone', was: '07700 900109', proposed: '07700 900100' } as const;
  await insertFact(tx, { organisationId, candidateId: held.id }, change, after(now, -days(2)));
}
