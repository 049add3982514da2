import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJob } from '../../testing/jobs.ts';
import { createCompany } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { withClient } from '../../testing/test-database.ts';

const [organisations, held] = [25, 60];

let app: TestApp;
let place: { organisationId: string; jobId: string };

/** As many organisations, each with one job and its applications. */
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
    const jobId = await createJob(app, { organisationId, companyId });
    place = { organisationId, jobId };
    await sql`
      with people as (
        insert into candidates (organisation_id, name) select ${organisationId}, 'Person ' || n from generate_series(1, ${held}::int) n
        returning id
      )
      insert into applications (organisation_id, company_id, job_id, candidate_id)
      select ${organisationId}, ${companyId}, ${jobId}, id from people`.execute(system);
  }
  // By its owner: no other may.
  await withClient(app.databaseUrl, (client) => client.query('analyze applications'));
});
afterAll(() => app.close());

it('expects of an organisation’s job the applications it has: a job decides its organisation', async () => {
  const plan = await withClient(app.databaseUrl, async (client) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select 1 from applications where organisation_id = '${place.organisationId}' and job_id = '${place.jobId}'`,
    );
    return rows[0]?.['QUERY PLAN'] ?? '';
  });
  // Multiplied, both shares would make two or three of them.
  expect(Number(/rows=(\d+)/u.exec(plan)?.[1])).toBeGreaterThan(held / 2);
});
