import { randomUUID } from 'node:crypto';
import { insertNotifications } from '../features/notifications/notifications.repo.ts';
import { insertFact, upsertOpen } from '../features/suggestions/suggestions.repo.ts';
import { after, days } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { CvOwners } from './seed-cvs.repo.ts';

/** The demo candidate corrects the CV that the demo organisation holds: one fact counts, one field waits for a recruiter. */
export async function seedSuggestions(tx: Tx, owners: CvOwners, now: Date): Promise<void> {
  const { organisationId, candidateAccountId, recruiterAccountId } = owners;
  const held = await tx
    .selectFrom('candidates as c')
    .innerJoin('cvs as v', 'v.id', 'c.current_cv_id')
    .select(['c.id', 'c.name', 'c.phone', 'v.id as cv_id', 'v.skills'])
    .where('c.account_id', '=', candidateAccountId)
    .where('c.organisation_id', '=', organisationId)
    .executeTakeFirst();
  if (!held) throw new Error('The demo organisation holds no record of the demo candidate');
  const place = { organisationId, candidateId: held.id, cvId: held.cv_id };
  const at = after(now, -days(2));
  await insertFact(tx, place, { field: 'phone', was: '07700 900109', proposed: held.phone }, at);
  const proposed = [...held.skills, 'Vitest', 'GitHub Actions'];
  await upsertOpen(tx, place, { field: 'skills', was: held.skills, proposed }, at);
  await insertNotifications(tx, [
    {
      id: randomUUID(),
      accountId: recruiterAccountId,
      organisationId,
      companyId: null,
      candidateId: held.id,
      kind: 'suggestion.made',
      values: { candidateName: held.name, fields: 'phone number, skills', candidateId: held.id },
      inApp: true,
      mailDue: false,
      createdAt: at,
    },
  ]);
}
