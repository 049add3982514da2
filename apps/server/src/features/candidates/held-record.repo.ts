import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { listAddresses } from './merged.repo.ts';

/** What an organisation holds about somebody: the newest file and the job it was for. */
export const findHeld = (tx: Tx, candidateId: string) =>
  tx
    .selectFrom('candidates as c')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .leftJoin('cvs as v', 'v.id', 'c.current_cv_id')
    .select((eb) => [
      'c.id',
      'c.organisation_id',
      'c.name',
      'c.email',
      'c.created_at',
      'o.name as organisation_name',
      'v.file_name',
      'v.created_at as uploaded_at',
      eb
        .selectFrom('applications as a')
        .innerJoin('jobs as j', 'j.id', 'a.job_id')
        .select('j.title')
        .whereRef('a.candidate_id', '=', 'c.id')
        .orderBy('a.applied_at', 'desc')
        .orderBy('a.id', 'desc')
        .limit(1)
        .as('job_title'),
    ])
    .where('c.id', '=', candidateId)
    .executeTakeFirst();

/** Every stored file of the person, also those that were recognised as repeats. */
export async function listFileKeys(tx: Tx, candidateId: string): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from cvs where candidate_id = ${candidateId} and storage_key is not null
    union
    select storage_key from cv_files where candidate_id = ${candidateId}
    union
    select storage_key from reports where candidate_id = ${candidateId} and storage_key is not null`.execute(tx);
  return rows.map((row) => row.storage_key);
}

/** Held until the transaction ends, so that nothing is added to what is being deleted. */
export const lockHeld = (tx: Tx, candidateId: string) =>
  tx
    .selectFrom('candidates')
    .select(['id', 'organisation_id'])
    .where('id', '=', candidateId)
    .where('organisation_id', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

/**
 * The record and everything that hangs on it: CVs, scores, applications and their history go with it. What stands
 * elsewhere is taken out by name: the files' labels, mail that was sent to the person, words that only they used.
 */
export async function eraseHeld(
  tx: Tx,
  { candidateId, organisationId }: { candidateId: string; organisationId: string },
): Promise<void> {
  await tx
    .updateTable('cv_files')
    .set({ file_name: 'Deleted', reason: 'Deleted by the person it was about.', candidate_id: null, cv_id: null })
    .where('candidate_id', '=', candidateId)
    .execute();
  const addresses = await listAddresses(tx, candidateId);
  if (addresses.length > 0) {
    await tx
      .deleteFrom('mail_outbox')
      .where('organisation_id', '=', organisationId)
      .where('to_address', 'in', addresses)
      .execute();
  }
  await sql`
    delete from search_words w using (
      select distinct lexeme from cvs, unnest(tsvector_to_array(search)) lexeme where candidate_id = ${candidateId}
    ) gone
    where w.organisation_id = ${organisationId} and w.word = gone.lexeme and not exists (
      select from cvs v where v.organisation_id = ${organisationId} and v.candidate_id <> ${candidateId}
        and v.search @@ plainto_tsquery('simple', gone.lexeme))`.execute(tx);
  await tx.deleteFrom('candidates').where('id', '=', candidateId).execute();
}
