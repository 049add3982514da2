import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Person } from '../../platform/manifest/personal-data.ts';

/** Words of an organisation's CVs that only this person's contain can be searched for no longer. */
export async function forgetWords(tx: Tx, { candidateIds }: Person): Promise<void> {
  if (candidateIds.length === 0) return;
  await sql`
    delete from search_words w using (
      select distinct organisation_id, lexeme from cvs, unnest(tsvector_to_array(search)) lexeme
      where candidate_id = any (${candidateIds}::uuid[])
    ) gone
    where w.organisation_id = gone.organisation_id and w.word = gone.lexeme and not exists (
      select from cvs v where v.organisation_id = gone.organisation_id
        and v.candidate_id <> all (${candidateIds}::uuid[]) and v.search @@ plainto_tsquery('simple', gone.lexeme))`.execute(
    tx,
  );
}
