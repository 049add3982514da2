import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwnCv, createPersonWithCv } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, type Recruiter } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Tx } from './database.ts';
import type { Scope } from './scope.ts';

let app: TestApp;
let organisations: { parent: Recruiter; companyId: string }[];
let tables: string[];

/** An organisation with two companies, people of its own, and applicants: one who stays, one who withdrew. */
async function createOrganisation() {
  const parent = await createParent(app);
  const { organisationId } = parent;
  const companyIds = [await createCompany(app, organisationId), await createCompany(app, organisationId)];
  for (const companyId of companyIds) {
    const place = { organisationId, companyId, jobId: await createJob(app, { organisationId, companyId }) };
    await apply(app, place, (await createPersonWithCv(app, place, { skills: ['Optics'] })).candidateId);
    await createPersonWithCv(app, place, {});
    await createApplicant(place, null);
    await createApplicant(place, app.clock.now());
  }
  return { parent, companyId: companyIds[0] ?? '' };
}

/** A candidate with a record and an assessment of their own. */
async function createApplicant(
  place: { organisationId: string; companyId: string; jobId: string },
  withdrawnAt: Date | null,
): Promise<void> {
  const { system } = app.platform.database;
  const { accountId } = await createPerson(app, 'candidate');
  const { candidateId } = await createOwnCv(app, accountId, {});
  const id = await apply(app, place, candidateId, withdrawnAt ? 'rejected' : 'pending');
  await system.updateTable('applications').set({ withdrawn_at: withdrawnAt }).where('id', '=', id).execute();
  await system
    .insertInto('assessments')
    .values({
      account_id: accountId,
      candidate_id: candidateId,
      type: 'interview',
      attempt: 1,
      status: 'COMPLETED',
      questions: '[]',
      subject_hash: Buffer.alloc(32),
      created_at: app.clock.now(),
      completed_at: app.clock.now(),
    })
    .execute();
}

beforeAll(async () => {
  app = await createTestApp();
  organisations = [await createOrganisation(), await createOrganisation()];
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_policies where 'candela_lists' = any (roles) order by 1`.execute(
    app.platform.database.system,
  );
  tables = rows.map(({ name }) => name);
});
afterAll(() => app.close());

const tenant = ({ accountId, organisationId }: Recruiter, companyIds: 'all' | string[] = 'all'): Scope => ({
  kind: 'tenant',
  accountId,
  organisationId,
  companyIds,
});

/** Everything that is to be seen, table by table. */
async function readAll(tx: Tx): Promise<Record<string, string[]>> {
  const seen: Record<string, string[]> = {};
  for (const name of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(tx);
    seen[name] = rows.map(({ row }) => row);
  }
  return seen;
}

describe('the role under which lists are read', () => {
  it('shows a member who sees every company exactly what every other read shows them', async () => {
    const { database } = app.platform;
    for (const { parent } of organisations) {
      const byList = await database.readList(tenant(parent), async (tx) => {
        const { rows } = await sql<{ name: string }>`select current_user as name`.execute(tx);
        expect(rows).toEqual([{ name: 'candela_lists' }]);
        return readAll(tx);
      });
      expect(byList).toEqual(await database.transaction(tenant(parent), readAll));
      for (const name of ['jobs', 'companies', 'applications', 'candidates', 'cvs', 'assessments'])
        expect([name, byList[name]?.length]).not.toEqual([name, 0]);
    }
  });

  it('shows nothing to a narrower scope, should one ever come upon it', async () => {
    const { database } = app.platform;
    const [{ parent, companyId }] = organisations as [(typeof organisations)[number]];
    const narrower: string[] = [
      `set local app.scope = ''`,
      `set local app.scope = 'account'`,
      `set local app.company_ids = '{${companyId}}'`,
      `set local app.organisation_id = ''`,
    ];
    for (const setting of narrower) {
      const seen = await database.readList(tenant(parent), async (tx) => {
        await sql.raw(setting).execute(tx);
        return readAll(tx);
      });
      expect([setting, Object.values(seen).flat()]).toEqual([setting, []]);
    }
  });

  it('is not that of a member of single companies', async () => {
    const [{ parent, companyId }] = organisations as [(typeof organisations)[number]];
    const companies = await app.platform.database.readList(tenant(parent, [companyId]), (tx) =>
      tx.selectFrom('companies').select('id').execute(),
    );
    expect(companies).toEqual([{ id: companyId }]);
  });

  it('writes nothing, owns nothing and reads no other table', async () => {
    const { database } = app.platform;
    const [{ parent }] = organisations as [(typeof organisations)[number]];
    for (const statement of [
      `update jobs set title = 'x'`,
      'delete from applications',
      `insert into companies (organisation_id, company_name) values ('${parent.organisationId}', 'x')`,
      'select * from accounts',
      'select * from sessions',
      'select * from schema_migrations',
      'truncate jobs cascade',
      'alter table jobs disable row level security',
      'create table app.smuggled (id int)',
    ]) {
      const work = database.readList(tenant(parent), (tx) => sql.raw(statement).execute(tx));
      await expect(work, statement).rejects.toMatchObject({ code: '42501' });
    }
    const { rows } = await sql`
      select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin as may from pg_roles
      where rolname = 'candela_lists' union all
      select true from pg_auth_members where member = 'candela_lists'::regrole union all
      select true from pg_class where relowner = 'candela_lists'::regrole`.execute(database.system);
    expect(rows).toEqual([{ may: false }]);
  });
});
