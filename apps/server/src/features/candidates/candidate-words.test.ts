import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { createCompany, createParent, createPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function createPlace() {
  const { organisationId } = await createParent(app);
  return { organisationId, companyId: await createCompany(app, organisationId) };
}

/** Whose kept line is not what their record and the CV that counts say, and how many records and lines there are. */
async function compare(organisationId: string) {
  const { rows } = await sql<{ wrong: number; records: number; kept: number }>`
    select count(*) filter (where (k.account_id, k.created_at, k.cv_id, k.words) is distinct from (
        c.account_id, c.created_at, c.current_cv_id,
        case when c.current_cv_id is null then to_tsvector('simple', c.name || ' ' || c.email) else coalesce(v.search, '') end
      ))::int as wrong,
      count(c.id)::int as records, count(k.candidate_id)::int as kept
    from (select * from candidates where organisation_id = ${organisationId}) c
    full join (select * from candidate_words where organisation_id = ${organisationId}) k on k.candidate_id = c.id
    left join cvs v on v.id = c.current_cv_id and v.candidate_id = c.id and v.organisation_id = c.organisation_id`.execute(
    app.platform.database.system,
  );
  return rows[0];
}

const searchFor = (word: string) => sql<string>`to_tsvector('simple', ${word})`;

it('the kept words of a candidate are those of the CV that counts, whatever changes, and those of name and address without one', async () => {
  const place = await createPlace();
  const { organisationId } = place;
  const { system } = app.platform.database;
  const { accountId } = await createPerson(app, 'candidate');
  const [one, other, third] = await Promise.all(
    ['Ada', 'Bea', 'Cem'].map((name) => createPersonWithCv(app, place, { name, text: `${name} welds` })),
  );
  if (!one || !other || !third) throw new Error('no people');
  const candidate = (id: string) => system.updateTable('candidates').where('id', '=', id);
  const cv = (id: string) => system.updateTable('cvs').where('id', '=', id);
  const steps = [
    () => candidate(one.candidateId).set({ account_id: accountId }).execute(),
    () =>
      candidate(one.candidateId)
        .set({ created_at: new Date(0) })
        .execute(),
    () =>
      cv(one.cvId)
        .set({ search: searchFor('falconry') })
        .execute(),
    () => candidate(other.candidateId).set({ current_cv_id: null }).execute(),
    () => candidate(other.candidateId).set({ name: 'Bea Brand', email: 'bea@words.test' }).execute(),
    () =>
      cv(other.cvId)
        .set({ search: searchFor('no longer counts') })
        .execute(),
    () => candidate(other.candidateId).set({ current_cv_id: other.cvId }).execute(),
    // As two records become one: the CV first, then the other way about.
    () => cv(other.cvId).set({ candidate_id: one.candidateId }).execute(),
    () => candidate(one.candidateId).set({ current_cv_id: other.cvId }).execute(),
    () => candidate(one.candidateId).set({ current_cv_id: third.cvId }).execute(),
    () => cv(third.cvId).set({ candidate_id: one.candidateId }).execute(),
    () => system.deleteFrom('cvs').where('id', '=', third.cvId).execute(),
    () => system.deleteFrom('candidates').where('id', '=', other.candidateId).execute(),
  ];
  expect(await compare(organisationId)).toEqual({ wrong: 0, records: 3, kept: 3 });
  for (const [at, step] of steps.entries()) {
    await step();
    expect([at, (await compare(organisationId))?.wrong]).toEqual([at, 0]);
  }
  expect(await compare(organisationId)).toEqual({ wrong: 0, records: 2, kept: 2 });
  await system.deleteFrom('organisations').where('id', '=', organisationId).execute();
  expect(await compare(organisationId)).toMatchObject({ kept: 0 });
});

it('keeps the words that were written last where a CV changes while it becomes the one that counts', async () => {
  const place = await createPlace();
  const { system } = app.platform.database;
  for (let time = 0; time < 10; time += 1) {
    const { candidateId, cvId } = await createPersonWithCv(app, place, { name: `N ${time}` });
    await system.updateTable('candidates').where('id', '=', candidateId).set({ current_cv_id: null }).execute();
    await Promise.all([
      system.updateTable('candidates').where('id', '=', candidateId).set({ current_cv_id: cvId }).execute(),
      system
        .updateTable('cvs')
        .where('id', '=', cvId)
        .set({ search: searchFor(`later ${time}`) })
        .execute(),
      system
        .updateTable('candidates')
        .where('id', '=', candidateId)
        .set({ name: `M ${time}` })
        .execute(),
    ]);
  }
  expect(await compare(place.organisationId)).toEqual({ wrong: 0, records: 10, kept: 10 });
});
