import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { organisationScope } from '../../platform/database/scope.ts';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { listPeopleOnly } from './rankings.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('looks up the CVs of those who objected to scoring, and no others', async () => {
  const { organisationId } = await createParent(app);
  const place = { organisationId, companyId: await createCompany(app, organisationId, 'Own') };
  const jobId = await createJob(app, place, { title: 'Builder' });
  const { candidateId } = await createPersonWithCv(app, place, { name: 'Maya Kowalczyk', experienceYears: 6 });
  await app.platform.database.system
    .updateTable('candidates')
    .set({ objected_at: app.clock.now() })
    .where('id', '=', candidateId)
    .execute();
  const [listed, scans] = await app.platform.database.readList(organisationScope(organisationId), async (tx) => {
    // A table of one row would be read as a whole rather than by index.
    await sql`set local enable_seqscan = off`.execute(tx);
    const people = await listPeopleOnly(tx, organisationId, jobId);
    const { rows } = await sql<{ scans: number }>`
      select pg_stat_get_xact_numscans('cvs'::regclass)::int as scans`.execute(tx);
    return [people, rows[0]?.scans];
  });
  expect(listed).toMatchObject([{ candidate_id: candidateId, experience_years: 6 }]);
  expect(scans).toBe(0);
});
