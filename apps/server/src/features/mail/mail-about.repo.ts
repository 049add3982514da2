import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import type { Person } from '../../platform/manifest/personal-data.ts';

/** What was written to an organisation's people about candidates who leave it: by the organisation, or to its members. */
export async function forgetMailsAbout(tx: Tx, { candidateIds, organisationId }: Person): Promise<void> {
  if (!organisationId || candidateIds.length === 0) return;
  await sql`
    delete from mail_outbox m where m.candidate_id = any (${[...candidateIds]}::uuid[])
      and (m.organisation_id = ${organisationId} or (m.organisation_id is null and m.to_address in (
        select a.email from accounts a join members k on k.account_id = a.id where k.organisation_id = ${organisationId})))`.execute(
    tx,
  );
}

export async function reassignMails(
  tx: Tx,
  { keptId, mergedId }: { keptId: string; mergedId: string },
  only?: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .updateTable('mail_outbox')
    .set({ candidate_id: keptId })
    .where('candidate_id', '=', mergedId)
    .where(isAmong('id', only))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
