import { searchPeople } from '@candela/contract/candidates/candidates.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOwnCv, createPersonWithCv } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, type Recruiter, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let parent: Recruiter;
let jobs: { organisationId: string; companyId: string; jobId: string }[];

beforeAll(async () => {
  app = await createTestApp();
  parent = await createParent(app);
  const { organisationId } = parent;
  jobs = [];
  for (let company = 0; company < 2; company += 1) {
    const companyId = await createCompany(app, organisationId);
    jobs.push({ organisationId, companyId, jobId: await createJob(app, { organisationId, companyId }) });
  }
});
afterAll(() => app.close());

/** One who has a record of their own, made so many days ago. */
async function createOwner(days: number): Promise<string> {
  const { accountId } = await createPerson(app, 'candidate');
  const { candidateId } = await createOwnCv(app, accountId, { name: `Own ${days}` });
  const { system } = app.platform.database;
  const createdAt = new Date(app.clock.now().getTime() - days * 86_400_000);
  await system.updateTable('candidates').set({ created_at: createdAt }).where('id', '=', candidateId).execute();
  return candidateId;
}

/** Rows whose mark is not what their record says. */
async function wrongMarks(): Promise<unknown[]> {
  const { rows } = await sql`
    select k.* from candidate_companies k join candidates c on c.id = k.candidate_id
    where k.own_record_since is distinct from case when c.organisation_id is null then c.created_at end`.execute(
    app.platform.database.system,
  );
  return rows;
}

const list = async (query = {}) =>
  (await app.call(searchPeople, { query }, { token: (await signIn(app, parent)).token })).body;

it('those who applied with records of their own are listed by when they made them, each once, and counted', async () => {
  const [first, second] = jobs as [(typeof jobs)[number], (typeof jobs)[number]];
  const owners = [await createOwner(-1), await createOwner(2), await createOwner(1)];
  const held = await createPersonWithCv(app, first, {});
  for (const owner of owners) await apply(app, first, owner);
  await apply(app, second, owners[0] ?? '');
  const { items, pagination } = await list();
  expect(items.map(({ candidateId }) => candidateId)).toEqual([owners[0], held.candidateId, owners[2], owners[1]]);
  expect(pagination.total).toBe(4);
  const parts = [];
  for (const page of [1, 2, 3, 4]) parts.push(...(await list({ page, pageSize: 1 })).items);
  expect(parts).toEqual(items);
  expect(await wrongMarks()).toEqual([]);
});

it('one whose application went is neither listed nor counted', async () => {
  const [first] = jobs as [(typeof jobs)[number]];
  const before = (await list()).pagination.total;
  const owner = await createOwner(3);
  const id = await apply(app, first, owner);
  expect((await list()).pagination.total).toBe(before + 1);
  await app.platform.database.system.deleteFrom('applications').where('id', '=', id).execute();
  const after = await list();
  expect(after.pagination.total).toBe(before);
  expect(after.items.map(({ candidateId }) => candidateId)).not.toContain(owner);
});

it('the mark follows its record, and is not to be set by hand', async () => {
  const [first] = jobs as [(typeof jobs)[number]];
  const { system } = app.platform.database;
  const owner = await createOwner(4);
  const held = await createPersonWithCv(app, first, {});
  await apply(app, first, owner);
  await system
    .updateTable('candidates')
    .set({ created_at: new Date(0) })
    .where('id', 'in', [owner, held.candidateId])
    .execute();
  await system
    .updateTable('candidate_companies')
    .set({ own_record_since: app.clock.now() })
    .where('organisation_id', '=', parent.organisationId)
    .execute();
  expect(await wrongMarks()).toEqual([]);
  await system
    .updateTable('candidates')
    .set({ organisation_id: parent.organisationId })
    .where('id', '=', owner)
    .execute();
  expect(await wrongMarks()).toEqual([]);
});
