import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** Of one kind; an agency's telephone number may stand on a thousand CVs. */
const mostOfAKind = 20;

/** Writes down which records of the organisation may be about the same person as this one; each is found by an index. */
export async function insertLikelyDuplicates(
  tx: Tx,
  { organisationId, candidateId, now }: { organisationId: string; candidateId: string; now: Date },
): Promise<void> {
  await sql`
    with mine as (
      select id, email, phone_ending from candidates where id = ${candidateId} and organisation_id = ${organisationId}
    ), found as (
      (select c.id, 'email' as reason from mine m join candidates c
        on c.organisation_id = ${organisationId} and c.email = m.email and c.id <> m.id
        where m.email <> '' order by c.id limit ${mostOfAKind})
      union all
      (select c.id, 'phone' from mine m join candidates c
        on c.organisation_id = ${organisationId} and c.phone_ending = m.phone_ending and c.id <> m.id
        where length(m.phone_ending) = 9 and length(c.phone_ending) = 9 order by c.id limit ${mostOfAKind})
      union all
      (select distinct o.candidate_id, 'text' from mine m join cvs v on v.candidate_id = m.id join cvs o
        on o.organisation_id = ${organisationId} and o.signature && v.signature and o.candidate_id <> m.id
        where app.have_same_words(o.signature, v.signature) order by o.candidate_id limit ${mostOfAKind})
    )
    insert into likely_duplicates as d (organisation_id, candidate_id, other_id, reasons, found_at)
    select ${organisationId}, least(id, ${candidateId}::uuid), greatest(id, ${candidateId}::uuid),
      array_agg(distinct reason order by reason), ${now}
    from found group by id
    on conflict (organisation_id, candidate_id, other_id) do update set reasons = excluded.reasons
      where d.reasons <> excluded.reasons`.execute(tx);
}
