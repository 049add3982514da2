import { readFile } from 'node:fs/promises';
import { changeApplicationStatus, getApplicationStats } from '@candela/contract/applications/applications.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { organisationScope } from '../../platform/database/scope.ts';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertApplication, moveApplications } from './applications.repo.ts';
import { countDays } from './stats.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const quarterMs = 15 * 60_000;

async function createPlace() {
  const parent = await createParent(app);
  const { organisationId } = parent;
  await setPlan(app, organisationId, { name: 'enterprise' });
  const place = { organisationId, companyId: await createCompany(app, organisationId) };
  return { parent, ...place, jobId: await createJob(app, place) };
}
type Place = Awaited<ReturnType<typeof createPlace>>;

/** What is kept of each quarter beside what is there, and in how many lines it is kept. */
async function compare(organisationId: string) {
  const { rows } = await sql<{ kept: string | null; counted: string | null; lines: number }>`
    with lines as (select * from application_quarters where organisation_id = ${organisationId}), counted as (
      select app.quarter_of(applied_at) as quarter, 1 as applied, 0 as waiting from applications
      where organisation_id = ${organisationId}
      union all
      select app.quarter_of(at), 0,
        (to_status in ('pending', 'review'))::int - (coalesce(from_status, '') in ('pending', 'review'))::int
      from application_events where organisation_id = ${organisationId}
    )
    select
      (select string_agg(q::text, ', ' order by q.quarter) from (select quarter, sum(applied), sum(waiting) from lines
        group by 1 having sum(applied) <> 0 or sum(waiting) <> 0) q) as kept,
      (select string_agg(q::text, ', ' order by q.quarter) from (select quarter, sum(applied), sum(waiting) from counted
        group by 1 having sum(applied) <> 0 or sum(waiting) <> 0) q) as counted,
      (select count(*)::int from lines) as lines`.execute(app.platform.database.system);
  const [row] = rows;
  if (!row) throw new Error('no answer');
  return row;
}

/** Applies and moves on as the product does, at moments of the last hours. */
async function applyAndMove(place: Place, index: number): Promise<string> {
  const { organisationId, companyId, jobId } = place;
  const { system } = app.platform.database;
  const candidate = { organisation_id: organisationId, name: 'N', email: `${index}@quarters.test` };
  const { id: candidateId } = await system
    .insertInto('candidates')
    .values(candidate)
    .returning('id')
    .executeTakeFirstOrThrow();
  const now = new Date(app.clock.now().getTime() - (index % 4) * quarterMs);
  const [opened] = await insertApplication(system, {
    ...{ organisationId, companyId, jobId, candidateId, now },
    ...{ actorAccountId: null, reason: 'applied' },
  });
  const applicationId = opened?.id ?? '';
  for (const to of (['review', 'testing', 'offer'] as const).slice(0, index % 4)) {
    const move = { organisationId, to, actorAccountId: null, reason: 'moved', now };
    await moveApplications(system, { applicationId }, move, false);
  }
  return applicationId;
}

it('what is kept of each quarter of an hour is what is counted, with twenty who write at once', async () => {
  const place = await createPlace();
  const { system } = app.platform.database;
  await Promise.all(
    Array.from({ length: 20 }, async (_, writer) => {
      for (let turn = 0; turn < 6; turn += 1) {
        const id = await applyAndMove(place, writer * 6 + turn);
        if (turn === 2) await system.deleteFrom('applications').where('id', '=', id).execute();
        const moved = { applied_at: new Date(app.clock.now().getTime() - turn * 5 * quarterMs) };
        if (turn === 3) await system.updateTable('applications').set(moved).where('id', '=', id).execute();
      }
    }),
  );
  const { kept, counted, lines } = await compare(place.organisationId);
  expect(kept).toBe(counted);
  // Each change left a line: without adding them up there would be more than two hundred.
  expect(lines).toBeLessThan(120);
});

it('a transaction that adds up holds up no other', async () => {
  const place = await createPlace();
  await applyAndMove(place, 1000);
  await app.platform.database.system.transaction().execute(async (tx) => {
    await sql`select from application_quarters where organisation_id = ${place.organisationId} for update`.execute(tx);
    for (let index = 1001; index < 1040; index += 1) await applyAndMove(place, index);
  });
  const { kept, counted } = await compare(place.organisationId);
  expect(kept).toBe(counted);
});

it('what was there before is counted once, whatever was written since', async () => {
  const place = await createPlace();
  const { system } = app.platform.database;
  for (let index = 2000; index < 2010; index += 1) await applyAndMove(place, index);
  await sql`delete from application_quarters where organisation_id = ${place.organisationId}`.execute(system);
  for (let index = 2010; index < 2015; index += 1) await applyAndMove(place, index);
  const folder = new URL('../../../../../db/migrations/', import.meta.url);
  const present = await readFile(new URL('20261118170100_count_present_quarter_hours.sql', folder), 'utf8');
  for (let time = 0; time < 2; time += 1) {
    await sql.raw(present).execute(system);
    const { kept, counted } = await compare(place.organisationId);
    expect(kept).toBe(counted);
  }
});

it('a deleted organisation leaves nothing behind', async () => {
  const place = await createPlace();
  for (let index = 3000; index < 3003; index += 1) await applyAndMove(place, index);
  await app.platform.database.system.deleteFrom('organisations').where('id', '=', place.organisationId).execute();
  expect(await compare(place.organisationId)).toEqual({ kept: null, counted: null, lines: 0 });
});

it('days are the same kept and counted, wherever they begin', async () => {
  const place = await createPlace();
  for (let index = 4000; index < 4012; index += 1) await applyAndMove(place, index);
  const { organisationId } = place;
  const start = Math.floor(app.clock.now().getTime() / quarterMs) * quarterMs - 6 * quarterMs;
  for (const shift of [0, 1, 60_000]) {
    const starts = [0, 2, 3, 5].map((quarters) => new Date(start + quarters * quarterMs + shift));
    const [kept, counted] = await app.platform.database.transaction(organisationScope(organisationId), (tx) =>
      Promise.all(
        [true, false].map((isWhole) =>
          countDays(tx, { organisationId, isWhole, waiting: ['pending', 'review'] }, starts),
        ),
      ),
    );
    expect(kept).toEqual(counted);
    expect(counted?.some(({ applied, waiting }) => applied > 0 && waiting > 0)).toBe(true);
  }
});

it('the dashboard goes by what is kept', async () => {
  const place = await createPlace();
  const { token } = await signIn(app, place.parent);
  const { candidateId } = await createApplication(app, place, { email: 'kept@quarters.test' });
  const stats = async () => (await app.call(getApplicationStats, { query: {} }, { token })).body.data;
  expect((await stats()).newApplicationsCount).toBe(1);
  const body = { candidateId, jobId: place.jobId, status: 'offer' as const };
  await app.call(changeApplicationStatus, { body }, { token });
  expect(await stats()).toMatchObject({ newApplicationsCount: 1, pendingReviewCount: 0 });
});
