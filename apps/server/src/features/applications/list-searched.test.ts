import { listApplications } from '@candela/contract/applications/applications.routes.ts';
import type { RouteInput } from '@candela/contract/kernel/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwnCv } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, type Recruiter, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { peopleCalled } from './list-filter.repo.ts';

/** More than are looked up one by one. */
const held = 1100;

let app: TestApp;
let token: string;
let parent: Recruiter;

/** Everyone applied a minute after the one before; every third has a score, the higher the later. */
beforeAll(async () => {
  app = await createTestApp();
  parent = await createParent(app);
  const { organisationId } = parent;
  const companyId = await createCompany(app, organisationId);
  const place = { organisationId, companyId, jobId: await createJob(app, { organisationId, companyId }) };
  await sql`
    with people as (
      insert into candidates (organisation_id, name, email)
      select ${organisationId}, 'Émile ' || to_char(n, 'FM0000'), 'e' || n || '@searched.test' from generate_series(1, ${held}::int) n
      returning id, name, right(name, 4)::int as n
    ), applied as (
      insert into applications (organisation_id, company_id, job_id, candidate_id, applied_at)
      select ${organisationId}, ${companyId}, ${place.jobId}, id, timestamptz '2026-03-01' + n * interval '1 minute' from people
    ), read as (
      insert into cvs (candidate_id, organisation_id, file_name, content_type)
      select id, ${organisationId}, 'cv.pdf', 'application/pdf' from people where n % 3 = 0 returning id, candidate_id
    )
    insert into scores (job_id, candidate_id, organisation_id, company_id, cv_id, score, factors, engine, version, inputs_hash, scored_at)
    select ${place.jobId}, people.id, ${organisationId}, ${companyId}, read.id, n / 20.0, '[]', 'test', 'test', '\\x00', now()
    from read join people on people.id = read.candidate_id`.execute(app.platform.database.system);
  const { accountId } = await createPerson(app, 'candidate');
  const own = await createOwnCv(app, accountId, {});
  await apply(app, place, own.candidateId);
  await sql`update candidates set name = 'Émile Zola', email = 'zola@searched.test' where id = ${own.candidateId}`.execute(
    app.platform.database.system,
  );
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

type Query = RouteInput<typeof listApplications>['query'];
async function find(query: Query): Promise<{ ends: string[]; total: number }> {
  const { body } = await app.call(listApplications, { query }, { token });
  return { ends: body.items.map(({ name }) => name.slice(-4)), total: body.pagination.total };
}

describe('a search that finds many', () => {
  it.each<[string, Query, string[]]>([
    ['by name', { sort: 'name', order: 'asc' }, ['0001', '0002', '0003']],
    ['by name from the end', { sort: 'name', order: 'desc' }, ['Zola', '1100', '1099']],
    ['the oldest first', { sort: 'applied', order: 'asc' }, ['0001', '0002', '0003']],
    ['the best first', { sort: 'score' }, ['1098', '1095', '1092']],
    ['the best of the middle', { sort: 'score', page: 2 }, ['1089', '1086', '1083']],
  ])('puts them in order %s', async (_how, query, ends) => {
    expect(await find({ ...query, search: 'éMILE', pageSize: 3 })).toEqual({ ends, total: held + 1 });
  });

  it('counts those of them with a score', async () => {
    expect((await find({ search: 'émile', minScore: 50 })).total).toBe(33);
  });
});

describe('a search that finds few', () => {
  const thousand = Array.from({ length: 10 }, (_, index) => String(1000 + index));

  it('puts them in order by name and by when they applied', async () => {
    const search = 'ÉMILE 100';
    expect(await find({ search, sort: 'name', order: 'asc' })).toEqual({ ends: thousand, total: 10 });
    expect(await find({ search })).toEqual({ ends: thousand.toReversed(), total: 10 });
    expect((await find({ search, sort: 'name', order: 'desc', page: 2, pageSize: 4 })).ends).toEqual([
      '1005',
      '1004',
      '1003',
      '1002',
    ]);
  });

  it('puts them in order by score, those without one last', async () => {
    const { ends, total } = await find({ search: 'émile 100', sort: 'score' });
    expect([ends.slice(0, 3), total]).toEqual([['1008', '1005', '1002'], 10]);
    expect(ends.toSorted()).toEqual(thousand);
    const best = { ends: ['1098', '1095', '1092', '1089', '1086', '1083', '1080'], total: 7 };
    expect(await find({ search: 'émile 10', minScore: 54 })).toEqual(best);
    expect(await find({ search: 'émile 10', minScore: 54, sort: 'score' })).toEqual(best);
  });

  it('finds an address, whichever way it is typed, and who applied with their own record', async () => {
    expect(await find({ search: 'E77@Searched' })).toEqual({ ends: ['0077'], total: 1 });
    expect(await find({ search: 'ZOLA@' })).toEqual({ ends: ['Zola'], total: 1 });
  });
});

describe('what was typed', () => {
  it.each([
    ['a letter', 'z', ['Zola']],
    ['two letters', 'LA', ['Zola']],
    ['three letters', 'ZOL', ['Zola']],
    [
      'letters on both sides of a space',
      'e 077',
      ['0770', '0771', '0772', '0773', '0774', '0775', '0776', '0777', '0778', '0779'],
    ],
    ['letters that others have in another order', 'elimé', []],
    ['the end of a name and the beginning of an address', '0077e77', []],
    ['a sign that stands for any letter elsewhere', 'mile_0077', []],
    ['a sign that stands for any letters elsewhere', 'É%0077', []],
    ['the backslash', '\\\\\\', []],
  ])('is looked for as it stands: %s', async (_what, search, ends) => {
    const found = await find({ search, sort: 'name', order: 'asc' });
    expect(found).toEqual({ ends, total: ends.length });
  });

  it('is looked for in an index by its groups of letters, also under row-level security', async () => {
    const { database } = app.platform;
    const plan = await database.readList(
      { kind: 'tenant', accountId: parent.accountId, organisationId: parent.organisationId, companyIds: 'all' },
      async (tx) => {
        for (const way of ['seqscan', 'indexscan', 'indexonlyscan'])
          await sql.raw(`set local enable_${way} = off`).execute(tx);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
          explain ${peopleCalled(parent.organisationId, 'émile 007')}`.execute(tx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      },
    );
    expect(plan).toContain('candidates_by_letters');
  });
});
