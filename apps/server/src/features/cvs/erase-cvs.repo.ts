import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** Batches go on counting the candidate's files, which no longer say whose they were. */
export async function forgetFiles(tx: Tx, candidateId: string): Promise<void> {
  await tx
    .updateTable('cv_files')
    .set({ file_name: 'Deleted', reason: 'Deleted by the person it was about.', candidate_id: null, cv_id: null })
    .where('candidate_id', '=', candidateId)
    .execute();
}

/** Of the words that a search suggests, those that only the candidate's CVs use. Before the CVs go. */
export async function forgetWords(tx: Tx, organisationId: string, candidateId: string): Promise<void> {
  await sql`
    delete from search_words w using (
      select distinct lexeme from cvs, unnest(tsvector_to_array(search)) lexeme where candidate_id = ${candidateId}
    ) gone
    where w.organisation_id = ${organisationId} and w.word = gone.lexeme and not exists (
      select from cvs v where v.organisation_id = ${organisationId} and v.candidate_id <> ${candidateId}
        and v.search @@ plainto_tsquery('simple', gone.lexeme))`.execute(tx);
}
