import { listApplications } from '@candela/contract/applications/applications.routes.ts';
import { searchPeople } from '@candela/contract/candidates/candidates.routes.ts';
import { listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import { getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createCompany, createMember, createParent, type Recruiter, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, patienceMs, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase, type Database, type Tx } from '../database/database.ts';
import { createLogger } from '../logger.ts';

let place: TestDatabase;
/** One process, in which everything is written, and another, which keeps what its lists answered. */
let here: Database;
let there: Database;
let writing: TestApp;
let reading: TestApp;
let listsRead = 0;

beforeAll(async () => {
  place = await createTestDatabase();
  const options = { url: place.url, poolSize: 3, log: createLogger('silent'), patienceMs };
  here = createDatabase(options);
  there = createDatabase(options);
  const counting: Database = {
    ...there,
    readList: (...list) => {
      listsRead += 1;
      return there.readList(...list);
    },
    readListAtOnce: (...list) => {
      listsRead += 1;
      return there.readListAtOnce(...list);
    },
  };
  writing = await createTestApp({ platform: { database: here } });
  reading = await createTestApp({ platform: { database: counting } });
});
afterAll(async () => {
  await Promise.all([writing.close(), reading.close()]);
  await Promise.all([here.close(), there.close()]);
  await place.drop();
});

let parent: Recruiter;
let spot: { organisationId: string; companyId: string; jobId: string };
let candidateId: string;
let token: string;

const jobs = () => reading.call(listRecruiterJobs, { query: {} }, { token });
const applications = () => reading.call(listApplications, { query: {} }, { token });
const people = () => reading.call(searchPeople, { query: { search: 'optics' } }, { token });
const ranking = () => reading.call(getRanking, { params: { jobId: spot.jobId }, query: {} }, { token });

/** How often the work had a list read from the database. */
async function countReads(work: () => Promise<unknown>): Promise<number> {
  listsRead = 0;
  await work();
  return listsRead;
}

beforeEach(async () => {
  parent = await createParent(writing);
  const { organisationId } = parent;
  const companyId = await createCompany(writing, organisationId);
  spot = { organisationId, companyId, jobId: await createJob(writing, { organisationId, companyId }) };
  ({ candidateId } = await createPersonWithCv(writing, spot, { name: 'Ada', skills: ['Optics'] }));
  await apply(writing, spot, candidateId);
  token = (await signIn(reading, parent)).token;
  await jobs();
  while (!(await there.caughtUp())) await new Promise((resolve) => setTimeout(resolve, 10));
  for (const list of [jobs, applications, people, ranking]) await list();
});

it('a list that did not change is not read again', async () => {
  for (const list of [jobs, applications, people, ranking]) {
    const before = await list();
    expect(await countReads(async () => expect((await list()).body).toEqual(before.body))).toBe(0);
  }
});

describe('what another process has written counts from the next request on', () => {
  it.each<[string, () => Promise<{ body: unknown }>, (tx: Tx, time: number) => Promise<unknown>]>([
    [
      'the title of a job',
      jobs,
      (tx, time) =>
        tx
          .updateTable('jobs')
          .set({ title: `Keeper ${time} of the light` })
          .where('id', '=', spot.jobId)
          .execute(),
    ],
    [
      'the name of a company',
      jobs,
      (tx, time) =>
        tx
          .updateTable('companies')
          .set({ company_name: `Light ${time} Ltd` })
          .where('id', '=', spot.companyId)
          .execute(),
    ],
    [
      'the name of a candidate',
      applications,
      (tx, time) =>
        tx
          .updateTable('candidates')
          .set({ name: `Ada ${time} of Leeds` })
          .where('id', '=', candidateId)
          .execute(),
    ],
    [
      'the skills of a CV',
      people,
      (tx, time) =>
        tx
          .updateTable('cvs')
          .set({ skills: ['Optics', `Skill ${time} of many`] })
          .where('candidate_id', '=', candidateId)
          .execute(),
    ],
  ])('%s', async (_, list, change) => {
    // Again and again: the next request must not be quicker than the notice even once.
    for (let time = 0; time < 20; time += 1) {
      await list();
      await here.transaction({ kind: 'system' }, (tx) => change(tx, time));
      expect(JSON.stringify((await list()).body)).toContain(` ${time} `);
    }
  });

  it('an application that is withdrawn with its candidate, and a job that is gone', async () => {
    expect((await applications()).body.pagination.total).toBe(1);
    await here.system.deleteFrom('candidates').where('id', '=', candidateId).execute();
    expect((await applications()).body.pagination.total).toBe(0);
    await here.system.deleteFrom('jobs').where('id', '=', spot.jobId).execute();
    expect((await ranking()).status).toBe(404);
    expect((await jobs()).body.pagination.total).toBe(0);
  });

  it('and nothing that another organisation wrote', async () => {
    const other = await createParent(writing);
    const companyId = await createCompany(writing, other.organisationId);
    await createJob(writing, { organisationId: other.organisationId, companyId });
    expect(await countReads(jobs)).toBe(0);
  });
});

it('a job that closes by the clock is closed in the list as well', async () => {
  await here.system
    .updateTable('jobs')
    .set({ application_deadline: new Date(reading.clock.now().getTime() + 60_000) })
    .where('id', '=', spot.jobId)
    .execute();
  const isOpen = async () => (await jobs()).body.data[0]?.isOpen;
  expect([await isOpen(), await countReads(isOpen)]).toEqual([true, 0]);
  reading.clock.advance(60_000);
  expect(await isOpen()).toBe(false);
});

it('no one is answered with what was kept for another, or for what they were before', async () => {
  const colleague = await createMember(writing, spot.organisationId, null);
  const theirs = (await signIn(reading, colleague)).token;
  const asked = () => reading.call(listApplications, { query: {} }, { token: theirs });
  expect(await countReads(asked)).toBe(1);
  expect(await countReads(asked)).toBe(0);
  const elsewhere = await createCompany(writing, spot.organisationId);
  await here.system
    .updateTable('memberships')
    .set({ scope: 'company', company_id: elsewhere })
    .where('account_id', '=', colleague.accountId)
    .execute();
  expect((await asked()).body.items).toEqual([]);
  await here.system.deleteFrom('members').where('account_id', '=', colleague.accountId).execute();
  expect((await asked()).status).not.toBe(200);
  expect((await applications()).body.items).toHaveLength(1);
});

it('every table that lists may read tells of everything that is done to it', async () => {
  const { rows } = await sql<{ name: string; told: string[] }>`
    select c.relname as name, array(
      select event from pg_trigger t
      join (values (4, 'insert'), (8, 'delete'), (16, 'update'), (32, 'truncate')) as e (bit, event) on t.tgtype & e.bit > 0
      where t.tgrelid = c.oid and t.tgenabled = 'O' and t.tgtype & 1 = 0 and t.tgqual is null and t.tgattr = ''
        and t.tgfoid in ('app.tell_lists'::regproc, 'app.tell_lists_of_assessments'::regproc)
      order by event) as told
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
      and (has_table_privilege('candela_lists', c.oid, 'select') or has_any_column_privilege('candela_lists', c.oid, 'select'))
    order by 1`.execute(here.system);
  expect(rows.length).toBeGreaterThan(10);
  for (const { name, told } of rows) expect([name, told]).toEqual([name, ['delete', 'insert', 'truncate', 'update']]);
});

it('lists reach no other table through a function that acts for another', async () => {
  const { rows } = await sql<{ name: string }>`
    select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')
      and has_schema_privilege('candela_lists', n.oid, 'usage') and has_function_privilege('candela_lists', p.oid, 'execute')`.execute(
    here.system,
  );
  expect(rows).toEqual([]);
});
