import type pg from 'pg';
import { withDemonstration } from './harness/demonstration.ts';
import { type Measured, measuredHeader, measuredRows, measureHttp } from './harness/measure.ts';
import { signInAs } from './harness/people.ts';
import { say, sayTable } from './harness/say.ts';

export const about = "the jobs list of an organisation with 10,000 jobs, and the widget's call with 500 open ones";

const seconds = 5;
const allJobs = 10_000;
const widgetJobs = 500;
const applications = 50_000;

/** Fills the demonstration's organisation: most jobs are drafts of one company, the other shows 500 open ones. */
async function fill(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string; organisation_id: string; public_token: string }>(
    'select id, organisation_id, public_token from companies order by company_name limit 2',
  );
  const [widget, other] = rows;
  if (!widget || !other) throw new Error('The demonstration data has no two companies');
  const insert = `insert into jobs (organisation_id, company_id, title, status, description, recruiter, location, salary_min,
      salary_max, job_type, working_hours, skills, requirements, responsibilities, first_active_at, created_at)
    select $1, $2, 'Job number ' || n, $3, repeat('A paragraph about the work. ', 40), 'R. Ecruiter', 'hybrid', 30000, 40000,
      'Full-time', 'Full-time', '{a,b,c}', '{d,e}', '{f,g}', now(), now() - n * interval '1 minute'
    from generate_series(1, $4::int) n`;
  await client.query(insert, [widget.organisation_id, widget.id, 'Active', widgetJobs]);
  await client.query(insert, [other.organisation_id, other.id, 'Draft', allJobs - widgetJobs]);
  await client.query(
    `with people as (
       insert into candidates (organisation_id, name, email)
       select $1, 'Person ' || n, 'person' || n || '@bench.test' from generate_series(1, $2::int) n returning id
     ), numbered as (select id, row_number() over () as n from people),
     places as (select id, company_id, row_number() over (order by id) as n, count(*) over () as total
                from jobs where organisation_id = $1)
     insert into applications (organisation_id, company_id, job_id, candidate_id)
     select $1, places.company_id, places.id, numbered.id
     from numbered join places on places.n = 1 + numbered.n % places.total`,
    [widget.organisation_id, applications],
  );
  await client.query('analyze');
  return widget.public_token;
}

export const run = (): Promise<void> =>
  withDemonstration(async ({ product, client }) => {
    const token = await fill(client);

    const headers = { authorization: `Bearer ${await signInAs(product.url, 'recruiter')}` };
    const targets = [
      { name: 'GET /healthz (to compare)', path: '/healthz' },
      { name: 'jobs list, first page', path: '/api/jobs/recruiter', headers },
      { name: 'jobs list, page 300', path: '/api/jobs/recruiter?page=300', headers },
      { name: 'jobs list, active by title', path: '/api/jobs/recruiter?status=Active&sort=title&order=asc', headers },
      { name: 'jobs list, searched', path: '/api/jobs/recruiter?search=number%20777', headers },
      { name: "widget's call", path: `/api/public/companies/${token}/jobs` },
      { name: 'widget page', path: `/embed/jobs.html?companyToken=${token}` },
    ];
    const results: Measured[] = [];
    for (const { name, path: target, headers: sent } of targets) {
      const load = { name, connections: 10, seconds, ...(sent && { headers: sent }) };
      results.push(await measureHttp({ ...load, url: product.url + target, pid: product.pid }));
    }
    sayTable(measuredHeader, measuredRows(results));
    say(
      `\n  data: ${allJobs} jobs in the organisation, ${widgetJobs} of them open in the widget, ${applications} applications`,
    );
  });
