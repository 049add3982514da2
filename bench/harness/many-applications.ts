import type pg from 'pg';

export interface Pipeline {
  organisationId: string;
  jobId: string;
}

export interface Crowd {
  /** Jobs on offer in each organisation. */
  jobs: number;
  /** Candidates known to each. */
  people: number;
  /** To how many of the jobs each of them applies. */
  each: number;
}

const statuses = `(array['pending', 'testing', 'interview', 'review', 'offer', 'hired', 'rejected'])`;
const madeHere = `select id from organisations where name like 'Organisation %'`;

/** Organisations with a company, open jobs and candidates, whose applications lie in all stages and over eight weeks. */
export async function addOrganisations(client: pg.Client, organisations: number, crowd: Crowd): Promise<void> {
  await client.query(
    `with made as (
       insert into organisations (name) select 'Organisation ' || n from generate_series(1, $1::int) n returning id
     )
     insert into companies (organisation_id, company_name) select id, 'Company' from made`,
    [organisations],
  );
  await addJobs(client, `organisation_id in (${madeHere})`, crowd.jobs);
  await addPeople(client, madeHere, crowd.people);
  await apply(client, `organisation_id in (${madeHere})`, { each: crowd.each, stages: 7 });
}

/** The demonstration's organisation with so many more people in it, every one of whom applied and has a score. */
export async function fillBoard(client: pg.Client, { jobs, people, each }: Crowd): Promise<Pipeline> {
  const { rows } = await client.query<{ id: string; organisation_id: string; company_id: string }>(
    `select id, organisation_id, company_id from jobs where status = 'Active' order by created_at limit 1`,
  );
  const [job] = rows;
  if (!job) throw new Error('The demonstration data has no active job');
  await addJobs(client, `id = '${job.company_id}'`, jobs);
  await addPeople(client, `select '${job.organisation_id}'::uuid as id`, people);
  await apply(client, `organisation_id = '${job.organisation_id}'`, { each, stages: 5 });
  await client.query(
    `with read as (
       insert into cvs (candidate_id, organisation_id, file_name, content_type)
       select id, organisation_id, 'cv.pdf', 'application/pdf' from candidates
       where organisation_id = $1 and email like 'person%@bench.test' returning id, candidate_id
     )
     insert into scores (job_id, candidate_id, organisation_id, company_id, cv_id, score, factors, engine, version,
       inputs_hash, scored_at)
     select a.job_id, a.candidate_id, a.organisation_id, a.company_id, read.id, abs(hashtext(a.id::text)) % 100, '[]',
       'bench', 'bench', '\\x00', now()
     from read join applications a on a.candidate_id = read.candidate_id and a.organisation_id = $1`,
    [job.organisation_id],
  );
  return { organisationId: job.organisation_id, jobId: job.id };
}

const addJobs = (client: pg.Client, companies: string, jobs: number) =>
  client.query(
    `insert into jobs (organisation_id, company_id, title, status, first_active_at)
     select organisation_id, id, 'Job ' || n, 'Active', now() - interval '60 days'
     from companies, generate_series(1, $1::int) n where ${companies}`,
    [jobs],
  );

async function addPeople(client: pg.Client, organisations: string, people: number): Promise<void> {
  await client.query('begin');
  // What is looked up for each of them is planned once, while the table is small enough to be read from end to end.
  await client.query('set local enable_seqscan = off');
  await client.query(
    `insert into candidates (organisation_id, name, email)
     select o.id, 'Person ' || n, 'person' || n || '@bench.test'
     from (${organisations}) o, generate_series(1, $1::int) n`,
    [people],
  );
  await client.query('commit');
}

/** Everyone made here applies for some of the open jobs of their organisation; each application is counted, known and has its first line. */
async function apply(
  client: pg.Client,
  organisation: string,
  { each, stages }: { each: number; stages: 5 | 7 },
): Promise<void> {
  // Without figures on what was just added, the join below would compare everyone with every job.
  await client.query('analyze organisations, jobs, candidates');
  await client.query('begin');
  // Keys are right as they are made here: checking a million of each takes minutes.
  await client.query('set local session_replication_role = replica');
  await client.query(
    `with people as (
       select id, organisation_id, row_number() over (partition by organisation_id order by id)::int as n
       from candidates where ${organisation} and email like 'person%@bench.test'
     ), places as (
       select id, organisation_id, company_id, row_number() over (partition by organisation_id order by id)::int - 1 as n,
         count(*) over (partition by organisation_id)::int as total
       from jobs where ${organisation} and status = 'Active'
     ), applied as (
       insert into applications (organisation_id, company_id, job_id, candidate_id, status, applied_at, updated_at)
       select p.organisation_id, j.company_id, j.id, p.id, ${statuses}[1 + (p.n + turn) % ${stages}],
         now() - (p.n * ${each} + turn) % 80000 * interval '1 minute',
         now() - (p.n * ${each} + turn) % 40000 * interval '1 minute'
       from people p cross join generate_series(0, $1::int - 1) turn
       join places j on j.organisation_id = p.organisation_id and j.n = (p.n + turn) % j.total
       returning id, organisation_id, company_id, job_id, candidate_id, status, applied_at
     ), counted as (
       insert into application_counts (organisation_id, company_id, job_id, status, applications)
       select organisation_id, company_id, job_id, status, count(*) from applied group by 1, 2, 3, 4
     ), counted_by_time as (
       insert into application_quarters (organisation_id, quarter, applied, waiting)
       select organisation_id, app.quarter_of(applied_at), count(*), sum(app.is_waiting(status)) from applied group by 1, 2
     ), known as (
       insert into candidate_companies (candidate_id, organisation_id, company_id, since)
       select candidate_id, organisation_id, company_id, min(applied_at) from applied group by 1, 2, 3
     )
     insert into application_events (organisation_id, application_id, version, to_status, reason, at)
     select organisation_id, id, 1, status, 'applied', applied_at from applied`,
    [each],
  );
  await client.query('commit');
}
