import type pg from 'pg';

export interface Pipeline {
  organisationId: string;
  jobId: string;
}

const statuses = `(array['pending', 'testing', 'interview', 'review', 'offer', 'hired', 'rejected'])`;

/** Organisations with a company, four open jobs and so many applications each, over eight weeks and all stages. */
export async function addOrganisations(client: pg.Client, organisations: number, applications: number): Promise<void> {
  await client.query(
    `with made as (
       insert into organisations (name) select 'Organisation ' || n from generate_series(1, $1::int) n returning id
     ), places as (
       insert into companies (organisation_id, company_name) select id, 'Company' from made returning id, organisation_id
     )
     insert into jobs (organisation_id, company_id, title, status, first_active_at)
     select organisation_id, id, 'Job ' || n, 'Active', now() - interval '60 days' from places, generate_series(1, 4) n`,
    [organisations],
  );
  await client.query(
    `insert into candidates (organisation_id, name, email)
     select o.id, 'Person ' || n, 'person' || n || '@bench.test' from organisations o, generate_series(1, $1::int) n
     where o.name like 'Organisation %'`,
    [applications],
  );
  await apply(client, `c.organisation_id in (select id from organisations where name like 'Organisation %')`, 7);
}

/** The demonstration's organisation with so many cards in each of the five columns of its board. */
export async function fillBoard(client: pg.Client, perColumn: number): Promise<Pipeline> {
  const { rows } = await client.query<{ id: string; organisation_id: string }>(
    `select id, organisation_id from jobs where status = 'Active' order by created_at limit 1`,
  );
  const [job] = rows;
  if (!job) throw new Error('The demonstration data has no active job');
  await client.query(
    `insert into candidates (organisation_id, name, email)
     select $1, 'Person ' || n, 'person' || n || '@bench.test' from generate_series(1, $2::int) n`,
    [job.organisation_id, perColumn * 5],
  );
  await apply(client, `c.organisation_id = '${job.organisation_id}' and c.email like 'person%@bench.test'`, 5);
  await client.query(
    `with read as (
       insert into cvs (candidate_id, organisation_id, file_name, content_type)
       select a.candidate_id, a.organisation_id, 'cv.pdf', 'application/pdf' from applications a
       join candidates c on c.id = a.candidate_id
       where a.organisation_id = $1 and c.email like 'person%@bench.test' returning id, candidate_id
     )
     insert into scores (job_id, candidate_id, organisation_id, company_id, cv_id, score, factors, engine, version,
       inputs_hash, scored_at)
     select a.job_id, a.candidate_id, a.organisation_id, a.company_id, read.id, abs(hashtext(read.id::text)) % 100, '[]',
       'bench', 'bench', '\\x00', now()
     from read join applications a on a.candidate_id = read.candidate_id and a.organisation_id = $1`,
    [job.organisation_id],
  );
  return { organisationId: job.organisation_id, jobId: job.id };
}

/** Everyone chosen applies for one of the open jobs of their organisation; each has moved once. */
async function apply(client: pg.Client, chosen: string, stages: 5 | 7): Promise<void> {
  await client.query(
    `with people as (
       select c.id, c.organisation_id, row_number() over (partition by c.organisation_id order by c.id)::int as n
       from candidates c where ${chosen}
     ), places as (
       select id, organisation_id, company_id, row_number() over (partition by organisation_id order by id)::int - 1 as n,
         count(*) over (partition by organisation_id)::int as total
       from jobs where status = 'Active'
     ), applied as (
       insert into applications (organisation_id, company_id, job_id, candidate_id, status, applied_at, updated_at)
       select p.organisation_id, j.company_id, j.id, p.id, ${statuses}[1 + p.n % ${stages}],
         now() - p.n % 80000 * interval '1 minute', now() - p.n % 40000 * interval '1 minute'
       from people p join places j on j.organisation_id = p.organisation_id and j.n = p.n % j.total
       returning id, organisation_id, status, applied_at
     )
     insert into application_events (organisation_id, application_id, version, to_status, reason, at)
     select organisation_id, id, 1, status, 'applied', applied_at from applied`,
  );
}
