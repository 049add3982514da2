import type pg from 'pg';

/**
 * Every fourth application that lies in the stage of interviews has one, from six weeks ago to two weeks ahead: tables of a
 * handful of rows are read from end to end whatever indexes they have, and say nothing about larger ones.
 */
export const addInterviews = (client: pg.Client) =>
  client.query(
    `insert into interviews (organisation_id, company_id, job_id, candidate_id, calendar, status, title, starts_at, ends_at,
       time_zone, has_meeting, created_at, updated_at)
     select organisation_id, company_id, job_id, candidate_id, 'local', 'scheduled', 'Interview', at,
       at + interval '30 minutes', 'Europe/London', false, applied_at, applied_at
     from (
       select *, date_trunc('hour', now()) + (abs(hashtext(id::text)) % 1344 - 1008) * interval '1 hour' as at
       from applications where status = 'interview' and id::text ~ '[0-3]$'
     ) met
     on conflict do nothing`,
  );

/** A word that every fiftieth CV of the organisation has. */
export const searchedWord = 'skill7';

/**
 * CVs of the people made here with words to be found by, fifty of them in all, as if they had been read: a CV that counts for its
 * candidate and whose words lie in the index. Without that a search goes through those who have none, and finds nothing.
 */
export async function addWords(client: pg.Client, organisationId: string): Promise<void> {
  const made = `organisation_id = $1 and email like 'person%@bench.test'`;
  await client.query(
    `update cvs set skills = array[skill], summary = said, text = said,
       search = setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', skill), 'B')
         || setweight(to_tsvector('simple', said), 'C')
     from (
       select *, 'Worked with ' || skill || ' for ' || n % 17 || ' years' as said from (
         select id as person, name, substr(name, 8)::int as n, 'skill' || substr(name, 8)::int % 50 as skill
         from candidates where ${made}
       ) people
     ) made
     where candidate_id = person`,
    [organisationId],
  );
  await client.query(
    `update candidates set current_cv_id = cv from (select id as cv, candidate_id as person from cvs) read
     where person = candidates.id and ${made}`,
    [organisationId],
  );
}
