import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJob } from '../../testing/jobs.ts';
import { createCompany } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { withClient } from '../../testing/test-database.ts';

const [organisations, held, jobs] = [25, 60, 5];

let app: TestApp;
let place: { organisationId: string; jobId: string };

/** As many organisations, each with its candidates, who all apply for each of its jobs. */
beforeAll(async () => {
  app = await createTestApp();
  const { system } = app.platform.database;
  for (let made = 0; made < organisations; made += 1) {
    const { id: organisationId } = await system
      .insertInto('organisations')
      .values({ name: `Organisation ${made}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const companyId = await createCompany(app, organisationId);
    const jobIds: string[] = [];
    for (let job = 0; job < jobs; job += 1) jobIds.push(await createJob(app, { organisationId, companyId }));
    place = { organisationId, jobId: jobIds[0] as string };
    await sql`
      with people as (
        insert into candidates (organisation_id, name) select ${organisationId}, 'Person ' || n from generate_series(1, ${held}::int) n
        returning id
      )
      insert into applications (organisation_id, company_id, job_id, candidate_id)
      select ${organisationId}, ${companyId}, job_id, id from people cross join unnest(${jobIds}::uuid[]) job_id`.execute(
      system,
    );
  }
  // By its owner: no other may.
  await withClient(app.databaseUrl, (client) => client.query('vacuum analyze applications'));
});
afterAll(() => app.close());

const planOf = (statement: string): Promise<string> =>
  withClient(app.databaseUrl, async (client) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statement}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

it('expects of an organisation’s job the applications it has: a job decides its organisation', async () => {
  const plan = await planOf(
    `select 1 from applications where organisation_id = '${place.organisationId}' and job_id = '${place.jobId}'`,
  );
  // Multiplied, both shares would make two or three of them.
  expect(Number(/rows=(\d+)/u.exec(plan)?.[1])).toBeGreaterThan(held / 2);
});

it('takes a look for an application by candidate and job for one look, however many organisations there are', async () => {
  const plan = await planOf(
    `select status from applications where job_id = '${place.jobId}' and candidate_id = '${place.organisationId}'`,
  );
  expect(plan).toMatch(/Index Cond: .*candidate_id = .* AND \(job_id = /u);
  // Taken for one look in each organisation it costs 86, and all applications of a job seem cheaper.
  expect(Number(/cost=\S+\.\.(\S+)/u.exec(plan)?.[1])).toBeLessThan(20);
});
