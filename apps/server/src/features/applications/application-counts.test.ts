import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { createCompany, createParent } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const statuses = ['pending', 'testing', 'review'] as const;

/** What is kept beside what is there, and how many lines it is kept in. */
async function compare(organisationId: string) {
  const { rows } = await sql<{ kept: string | null; counted: string | null; lines: number }>`
    select
      (select string_agg(concat_ws(' ', job_id, company_id, status, sum), ', ' order by job_id, status) from (
        select job_id, company_id, status, sum(applications) from application_counts
        where organisation_id = ${organisationId} group by 1, 2, 3 having sum(applications) <> 0) k) as kept,
      (select string_agg(concat_ws(' ', job_id, company_id, status, count), ', ' order by job_id, status) from (
        select job_id, company_id, status, count(*) from applications
        where organisation_id = ${organisationId} group by 1, 2, 3) c) as counted,
      (select count(*)::int from application_counts where organisation_id = ${organisationId}) as lines`.execute(
    app.platform.database.system,
  );
  const [row] = rows;
  if (!row) throw new Error('no answer');
  return row;
}

async function createPlace() {
  const { organisationId } = await createParent(app);
  const place = { organisationId, companyId: await createCompany(app, organisationId) };
  return { ...place, jobId: await createJob(app, place) };
}

it('the kept counts of applications are those counted, whatever moves, comes and goes at once', async () => {
  const place = await createPlace();
  const { system } = app.platform.database;
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const { applicationId } = await createApplication(app, place, { email: `${index}@counts.test` });
      for (const status of statuses.slice(0, 1 + (index % 3))) {
        await system.updateTable('applications').set({ status }).where('id', '=', applicationId).execute();
      }
      if (index % 5 === 0) await system.deleteFrom('applications').where('id', '=', applicationId).execute();
    }),
  );
  const { kept, counted, lines } = await compare(place.organisationId);
  expect(kept).toBe(counted);
  // Each change left one or two lines: without adding them up there would be more than a hundred.
  expect(lines).toBeLessThan(100);
});

it('a transaction that adds up the counts of a job holds up no other that changes them', async () => {
  const place = await createPlace();
  const { system } = app.platform.database;
  await createApplication(app, place, { email: 'first@counts.test' });
  await system.transaction().execute(async (tx) => {
    await sql`select from application_counts where organisation_id = ${place.organisationId} for update`.execute(tx);
    for (let count = 0; count < 40; count += 1) {
      await createApplication(app, place, { email: `meanwhile-${count}@counts.test` });
    }
  });
  const { kept, counted } = await compare(place.organisationId);
  expect(kept).toBe(counted);
});

it('a deleted job leaves no counts behind', async () => {
  const place = await createPlace();
  for (let count = 0; count < 3; count += 1) {
    await createApplication(app, place, { email: `${count}@deleted.test` });
  }
  await app.platform.database.system.deleteFrom('jobs').where('id', '=', place.jobId).execute();
  expect(await compare(place.organisationId)).toEqual({ kept: null, counted: null, lines: 0 });
});
