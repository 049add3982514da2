import type pg from 'pg';
import { authorshipVersion } from '../../packages/engine/src/authorship/authorship.ts';

export interface JobPlace {
  id: string;
  organisation_id: string;
  company_id: string;
}

const trades = [
  [
    'Software engineer',
    'TypeScript, React, PostgreSQL and Kubernetes',
    'Built and ran web services used by thousands of people',
  ],
  [
    'Sous chef',
    'Menu planning, butchery, sauces and food safety',
    'Led a brigade of eight cooks through busy services',
  ],
  [
    'Staff nurse',
    'Wound care, medication rounds, triage and handover',
    'Looked after a ward of twenty patients on nights',
  ],
  [
    'Accountant',
    'Month-end close, VAT returns, forecasting and Excel',
    'Prepared statutory accounts for forty small companies',
  ],
  [
    'Electrician',
    'Testing and inspection, three-phase wiring and motors',
    'Installed and maintained plant in a bottling factory',
  ],
];

/** Everyone has a CV of a page: twenty-odd lines from one of five trades, no two the same, to be found by their words. */
export async function addManyPeople(client: pg.Client, job: JobPlace, people: number): Promise<void> {
  const place = [job.organisation_id, job.company_id];
  await client.query(
    `with people as (
       insert into candidates (organisation_id, name, email)
       select $1, 'Person ' || n, 'person' || n || '@bench.test' from generate_series(1, $3::int) n returning id
     )
     insert into candidate_companies (candidate_id, organisation_id, company_id) select id, $1, $2 from people`,
    [...place, people],
  );
  await client.query(
    `insert into cvs (candidate_id, organisation_id, file_name, content_type, summary, skills, experience_years, experience)
     select c.id, $1, 'cv.pdf', 'application/pdf', t.title || ' with ' || (n % 17) || ' years of experience in ' || t.skills || '.',
       string_to_array(replace(t.skills, ' and ', ', '), ', '), n % 17,
       (select jsonb_agg(jsonb_build_object('company', 'Company ' || ((n + e) % 997), 'title', t.title,
          'duration', (2024 - 3 * e) || ' - ' || (2026 - 3 * e),
          'description', t.work || ', project ' || ((n * 31 + e) % 1009) || '. Trained ' || (n % 9) || ' colleagues in '
            || t.skills || '. Reported to the manager of site ' || ((n * 7 + e) % 503) || ' and improved the results by '
            || ((n * 13 + e) % 40) || ' per cent. Kept records and wrote instructions for the team.'))
        from generate_series(0, 3) e)
     from (select id, (row_number() over ())::int as n from candidates where organisation_id = $1 and email like '%@bench.test') c
     join unnest($2::text[], $3::text[], $4::text[]) with ordinality as t (title, skills, work, place) on t.place = c.n % $5 + 1`,
    [job.organisation_id, ...[0, 1, 2].map((column) => trades.map((trade) => trade[column])), trades.length],
  );
  // As the intake does it for one; judged already, so that nothing else has them to do.
  await client.query(
    `update cvs v set text = t.text, ai_version = $2,
       search = setweight(to_tsvector('simple', c.name), 'A')
         || setweight(to_tsvector('simple', t.title || ' ' || array_to_string(v.skills, ' ')), 'B')
         || setweight(to_tsvector('simple', t.text), 'C')
     from candidates c, cvs w, lateral (
       select min(e ->> 'title') as title,
         w.summary || e'\n' || string_agg(concat_ws(e'\n', e ->> 'title', e ->> 'company', e ->> 'description'), e'\n') as text
       from jsonb_array_elements(w.experience) e) t
     where w.id = v.id and c.id = v.candidate_id and c.organisation_id = $1 and c.email like '%@bench.test'`,
    [job.organisation_id, authorshipVersion],
  );
  await client.query(
    `insert into search_words (organisation_id, word)
     select distinct $1::uuid, lexeme from cvs, unnest(tsvector_to_array(search)) lexeme
     where organisation_id = $1 and length(lexeme) between 3 and 40 and lexeme !~ '[0-9@/]' on conflict do nothing`,
    [job.organisation_id],
  );
  await client.query(
    `update candidates c set current_cv_id = v.id from cvs v where v.candidate_id = c.id and c.current_cv_id is null`,
  );
  await client.query('vacuum analyze');
}
