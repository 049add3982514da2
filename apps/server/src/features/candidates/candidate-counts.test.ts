import { searchPeople } from '@candela/contract/candidates/candidates.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOwnCv, createPersonWithCv } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createCompany, createMember, createParent, createPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function createPlace() {
  const parent = await createParent(app);
  const { organisationId } = parent;
  return { parent, organisationId, companyId: await createCompany(app, organisationId) };
}

/** What is kept beside what is there, and how many lines it is kept in. */
async function compare(organisationId: string) {
  const { rows } = await sql<{ kept: number; counted: number; lines: number }>`
    select (select coalesce(sum(people), 0)::int from candidate_counts where organisation_id = ${organisationId}) as kept,
      (select count(*)::int from candidates where organisation_id = ${organisationId} and account_id is null) as counted,
      (select count(*)::int from candidate_counts where organisation_id = ${organisationId}) as lines`.execute(
    app.platform.database.system,
  );
  const [row] = rows;
  if (!row) throw new Error('no answer');
  return row;
}

it('the kept count of candidates is the one counted, whatever comes, is claimed, merges and goes at once', async () => {
  const { organisationId } = await createPlace();
  const { accountId } = await createPerson(app, 'candidate');
  const { system } = app.platform.database;
  await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const { id } = await system
        .insertInto('candidates')
        .values({ organisation_id: organisationId, name: `N ${index}`, email: `${index}@counts.test` })
        .returning('id')
        .executeTakeFirstOrThrow();
      const one = system.updateTable('candidates').where('id', '=', id);
      if (index % 3 === 0) await one.set({ account_id: accountId }).execute();
      if (index % 6 === 0) await one.set({ account_id: null }).execute();
      if (index % 5 === 0) await system.deleteFrom('candidates').where('id', '=', id).execute();
    }),
  );
  const { kept, counted, lines } = await compare(organisationId);
  expect([kept, counted > 30]).toEqual([counted, true]);
  expect(lines).toBeLessThan(60);
  await system.deleteFrom('organisations').where('id', '=', organisationId).execute();
  expect(await compare(organisationId)).toEqual({ kept: 0, counted: 0, lines: 0 });
});

it('leaves nothing of an organisation whose candidates went before it', async () => {
  const place = await createPlace();
  const { system } = app.platform.database;
  for (let time = 0; time < 3; time += 1) await createPersonWithCv(app, place, {});
  expect(await compare(place.organisationId)).toMatchObject({ kept: 3, counted: 3 });
  await system.deleteFrom('candidates').where('organisation_id', '=', place.organisationId).execute();
  expect((await compare(place.organisationId)).kept).toBe(0);
  await system.deleteFrom('organisations').where('id', '=', place.organisationId).execute();
  expect((await compare(place.organisationId)).lines).toBe(0);
});

it('the list of people says how many there are, each once, to those who see all of them and to those who see some', async () => {
  const { parent, organisationId, companyId } = await createPlace();
  const place = { organisationId, companyId, jobId: await createJob(app, { organisationId, companyId }) };
  const elsewhere = { organisationId, companyId: await createCompany(app, organisationId) };
  for (const spot of [place, place, elsewhere]) await createPersonWithCv(app, spot, {});
  // One applied with a record of their own; another did as well, and the organisation holds a CV of theirs besides.
  for (const isHeld of [false, true]) {
    const { accountId } = await createPerson(app, 'candidate');
    await apply(app, place, (await createOwnCv(app, accountId, {})).candidateId);
    if (!isHeld) continue;
    const held = await createPersonWithCv(app, place, {});
    await app.platform.database.system
      .updateTable('candidates')
      .set({ account_id: accountId })
      .where('id', '=', held.candidateId)
      .execute();
  }
  const totalFor = async (token: string) =>
    (await app.call(searchPeople, { query: {} }, { token })).body.pagination.total;
  expect(await totalFor((await signIn(app, parent)).token)).toBe(5);
  const member = await createMember(app, organisationId, companyId);
  expect(await totalFor((await signIn(app, member)).token)).toBe(4);
});
