import type pg from 'pg';
import { withDemonstration } from './harness/demonstration.ts';
import { type Measured, measuredHeader, measuredRows, measureHttp } from './harness/measure.ts';
import { signInAs } from './harness/people.ts';
import { say, sayTable } from './harness/say.ts';

export const about = 'the ranking of a job with 100,000 scored people, a million scores in the database';

const seconds = 5;
const ranked = 100_000;
const otherJobs = 90;
const perOtherJob = 10_000;

const factors = JSON.stringify(
  ['Requirements met', 'Work like this job', 'Relevant experience', 'Role and title', 'Skills asked for'].map(
    (label, index) => ({ id: `f${index}`, label, weight: 20, lit: 0.5 }),
  ),
);

/** One organisation's job with everyone in it, and ninety others with ten thousand each. */
async function fill(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string; organisation_id: string; company_id: string }>(
    `select id, organisation_id, company_id from jobs where status = 'Active' order by created_at limit 1`,
  );
  const [job] = rows;
  if (!job) throw new Error('The demonstration data has no active job');
  const place = [job.organisation_id, job.company_id];
  await client.query(
    `with people as (
       insert into candidates (organisation_id, name, email)
       select $1, 'Person ' || n, 'person' || n || '@bench.test' from generate_series(1, $3::int) n returning id
     ), known as (
       insert into candidate_companies (candidate_id, organisation_id, company_id) select id, $1, $2 from people
     )
     insert into cvs (candidate_id, organisation_id, file_name, content_type, experience_years)
     select id, $1, 'cv.pdf', 'application/pdf', 5 from people`,
    [...place, ranked],
  );
  await client.query('update candidates c set current_cv_id = v.id from cvs v where v.candidate_id = c.id');
  const score = `insert into scores (job_id, candidate_id, organisation_id, company_id, cv_id, score, factors, key_factors,
      engine, version, inputs_hash, scored_at)
    select $1, candidate_id, $2, $3, id, round((random() * 100)::numeric, 2), $4, '[]', 'candela', 'bench', '\\x00', now()
    from cvs where organisation_id = $2 order by id limit $5`;
  await client.query(score, [job.id, ...place, factors, ranked]);
  const others = await client.query<{ id: string }>(
    `insert into jobs (organisation_id, company_id, title, status)
     select $1, $2, 'Other ' || n, 'Inactive' from generate_series(1, $3::int) n returning id`,
    [...place, otherJobs],
  );
  for (const other of others.rows) await client.query(score, [other.id, ...place, factors, perOtherJob]);
  await client.query('analyze');
  return job.id;
}

export const run = (): Promise<void> =>
  withDemonstration(async ({ product, client }) => {
    const jobId = await fill(client);
    const headers = { authorization: `Bearer ${await signInAs(product.url, 'recruiter')}` };
    const at = `/api/rankings/job/${jobId}`;
    const targets = [
      { name: 'first page, minimum 65', path: `${at}?minScore=65` },
      { name: 'first page, everyone', path: at },
      { name: 'page 5,000, everyone', path: `${at}?page=5000` },
      { name: 'last page, everyone', path: `${at}?page=10000` },
      { name: 'a hundred rows, minimum 65', path: `${at}?minScore=65&pageSize=100` },
      { name: 'search: a name', path: '/api/recruiter/candidates?search=person%2077' },
    ];
    const results: Measured[] = [
      await measureHttp({
        name: 'GET /healthz (to compare)',
        pid: product.pid,
        url: `${product.url}/healthz`,
        connections: 1,
        seconds,
      }),
    ];
    for (const { name, path: target } of targets) {
      // One recruiter at a time: what a person waits for, rather than what a queue adds to it.
      results.push(
        await measureHttp({ name, pid: product.pid, url: product.url + target, connections: 1, seconds, headers }),
      );
    }
    results.push(
      await measureHttp({
        name: 'first page, minimum 65, ten at once',
        pid: product.pid,
        url: `${product.url}${at}?minScore=65`,
        connections: 10,
        seconds,
        headers,
      }),
    );
    sayTable(measuredHeader, measuredRows(results));
    say(
      `\n  data: ${ranked.toLocaleString('en-GB')} people scored for the job, ${(ranked + otherJobs * perOtherJob).toLocaleString('en-GB')} scores in all`,
    );
  });
