import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { listAffected } from './score-runs.repo.ts';
import { listCurrentCvs } from './scoring.repo.ts';

const others = 5;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('looks up the CV of the candidate who is scored, and reads no others', async () => {
  const { organisationId } = await createParent(app);
  const companyId = await createCompany(app, organisationId, 'Own');
  const place = { organisationId, companyId };
  const jobId = await createJob(app, place);
  const elsewhere = { organisationId, companyId: await createCompany(app, organisationId, 'Other') };
  for (let other = 0; other < others; other++) await createPersonWithCv(app, elsewhere);
  const { candidateId, cvId } = await createPersonWithCv(app, place);
  const target = { jobId, ...place, jobHash: Buffer.alloc(0), version: 'next' };
  const looked = (look: (tx: Tx) => Promise<readonly { cv_id: string }[]>) =>
    app.platform.database.transaction(systemScope, async (tx) => {
      // A small table would be read as a whole rather than by index.
      await sql`set local enable_seqscan = off`.execute(tx);
      const found = await look(tx);
      const { rows } = await sql<{ read: number }>`
        select pg_stat_get_xact_tuples_returned('cvs_pkey'::regclass)::int as read`.execute(tx);
      return { cvs: found.map(({ cv_id }) => cv_id), isRestUnread: (rows[0]?.read ?? others) < others };
    });
  const alone = { cvs: [cvId], isRestUnread: true };
  expect(await looked((tx) => listCurrentCvs(tx, candidateId, [companyId], 'next'))).toEqual(alone);
  expect(await looked((tx) => listAffected(tx, target, null, 10))).toEqual(alone);
});
