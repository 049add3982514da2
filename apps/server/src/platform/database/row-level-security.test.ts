import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCompany,
  createMember,
  createParent,
  createPerson,
  type Recruiter,
  signIn,
} from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Tx } from './database.ts';
import type { Scope } from './scope.ts';

let app: TestApp;
let own: Recruiter;
let foreign: Recruiter;
let [company, sibling, foreignCompany]: string[] = [];
let member: Recruiter;

beforeAll(async () => {
  app = await createTestApp();
  own = await createParent(app);
  foreign = await createParent(app);
  company = await createCompany(app, own.organisationId, 'Own');
  sibling = await createCompany(app, own.organisationId, 'Sibling');
  foreignCompany = await createCompany(app, foreign.organisationId, 'Foreign');
  member = await createMember(app, own.organisationId, company);
  const { system } = app.platform.database;
  const job = (organisation_id: string, company_id: string) => ({ organisation_id, company_id, title: 'Job' });
  await system
    .insertInto('jobs')
    .values([
      { ...job(own.organisationId, company), status: 'Active' },
      { ...job(own.organisationId, sibling), status: 'Active' },
      { ...job(foreign.organisationId, foreignCompany), status: 'Active' },
    ])
    .execute();
  await signIn(app, own);
  await signIn(app, foreign);
  for (const { organisationId } of [own, foreign]) {
    await system.insertInto('audit_events').values({ action: 'test.seen', organisation_id: organisationId }).execute();
    await system
      .insertInto('mail_outbox')
      .values({ organisation_id: organisationId, to_address: 'a@b.test', subject: 's', body_text: 't', body_html: 'h' })
      .execute();
  }
});
afterAll(() => app.close());

const tenant = (recruiter: Recruiter, companyIds: 'all' | string[] = 'all'): Scope => ({
  kind: 'tenant',
  accountId: recruiter.accountId,
  organisationId: recruiter.organisationId,
  companyIds,
});
const within = <T>(scope: Scope, work: (tx: Tx) => Promise<T>) => app.platform.database.transaction(scope, work);

describe('the second lock', () => {
  it('is on, and forced, for every table of the product', async () => {
    const { rows } = await sql<{ name: string; on: boolean; forced: boolean }>`
      select c.relname as name, c.relrowsecurity as on, c.relforcerowsecurity as forced
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p')`.execute(app.platform.database.system);
    const open = rows.filter((table) => !table.on || !table.forced).map((table) => table.name);
    expect(rows.length).toBeGreaterThan(15);
    expect(open).toEqual(['schema_migrations']);
  });

  it('has no view or function with the rights of its owner to go around it', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'app') and c.relkind in ('v', 'm')
      union all
      select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'app') and p.prosecdef`.execute(app.platform.database.system);
    expect(rows).toEqual([]);
  });

  it('holds for the role the application works as, which owns nothing and cannot bypass it', async () => {
    const { system } = app.platform.database;
    const whoAmI = sql<{ name: string }>`select current_user as name`;
    expect((await whoAmI.execute(system)).rows).toEqual([{ name: 'candela_app' }]);
    const scoped = await within({ kind: 'account', accountId: own.accountId }, (tx) => whoAmI.execute(tx));
    expect(scoped.rows).toEqual([{ name: 'candela_app' }]);
    const { rows: roles } = await sql`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles
      where rolname = 'candela_app'`.execute(system);
    expect(roles).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, rolcanlogin: false },
    ]);
    const { rows: memberOf } = await sql`
      select roleid from pg_auth_members where member = 'candela_app'::regrole`.execute(system);
    expect(memberOf).toEqual([]);
    const { rows: owned } = await sql`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relowner = 'candela_app'::regrole and n.nspname not in ('pgboss', 'pg_toast')
      union all select p.oid::regproc::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.proowner = 'candela_app'::regrole and n.nspname <> 'pgboss'
      union all select n.nspname from pg_namespace n where n.nspowner = 'candela_app'::regrole and n.nspname <> 'pgboss'`.execute(
      system,
    );
    expect(owned).toEqual([]);
  });

  it('cannot be switched off, truncated under or migrated by that role', async () => {
    const { system } = app.platform.database;
    for (const statement of [
      'alter table accounts disable row level security',
      'drop policy system_scope on accounts',
      'truncate companies cascade',
      'create table public.smuggled (id int)',
      'create table app.smuggled (id int)',
      'delete from schema_migrations',
      'select * from schema_migrations',
    ]) {
      await expect(sql.raw(statement).execute(system), statement).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('a transaction without a scope', () => {
  it('sees no row of any table but the plans, and writes none', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`.execute(
      app.platform.database.system,
    );
    // The system pool carries its scope in the connection; here it is taken away.
    const seen = await app.platform.database.system.connection().execute(async (connection) => {
      await sql`select set_config('app.scope', '', false)`.execute(connection);
      try {
        const found: string[] = [];
        for (const { name } of tables) {
          const { rows } = await sql.raw(`select 1 from "${name}" limit 1`).execute(connection);
          if (rows.length > 0) found.push(name);
        }
        await expect(
          connection.insertInto('organisations').values({ name: 'Nobody’s' }).execute(),
        ).rejects.toMatchObject({ code: '42501' });
        expect(
          (await connection.updateTable('accounts').set({ first_name: 'x' }).executeTakeFirst()).numUpdatedRows,
        ).toBe(0n);
        expect((await connection.deleteFrom('sessions').executeTakeFirst()).numDeletedRows).toBe(0n);
        return found;
      } finally {
        await sql`select set_config('app.scope', 'system', false)`.execute(connection);
      }
    });
    expect(tables.length).toBeGreaterThan(15);
    expect(seen).toEqual(['plans']);
  });
});

describe('one organisation', () => {
  it("sees its own rows and none of another's", async () => {
    await within(tenant(own), async (tx) => {
      const organisations = await tx.selectFrom('organisations').select('id').execute();
      expect(organisations.map((row) => row.id)).toEqual([own.organisationId]);
      for (const table of ['subscriptions', 'companies', 'jobs', 'members', 'memberships', 'audit_events'] as const) {
        const rows = await tx.selectFrom(table).select('organisation_id').execute();
        expect([table, [...new Set(rows.map((row) => row.organisation_id))]]).toEqual([table, [own.organisationId]]);
      }
      const accounts = await tx.selectFrom('accounts').select('id').execute();
      expect(accounts.map((row) => row.id).sort()).toEqual([own.accountId, member.accountId].sort());
      const sessions = await tx.selectFrom('sessions').select('account_id').execute();
      expect(new Set(sessions.map((row) => row.account_id))).toEqual(new Set([own.accountId]));
      for (const table of ['mail_outbox', 'registrations', 'password_resets', 'rate_limits', 'app_state'] as const) {
        expect([table, await tx.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
      }
    });
  });

  it("changes and deletes none of another's", async () => {
    await within(tenant(own), async (tx) => {
      const updates = [
        tx.updateTable('organisations').set({ name: 'Taken' }).where('id', '=', foreign.organisationId),
        tx
          .updateTable('companies')
          .set({ company_name: 'Taken' })
          .where('id', '=', foreignCompany ?? ''),
        tx.updateTable('jobs').set({ title: 'Taken' }).where('organisation_id', '=', foreign.organisationId),
        tx.updateTable('members').set({ is_parent: true }).where('organisation_id', '=', foreign.organisationId),
        tx.updateTable('memberships').set({ role: 'admin' }).where('organisation_id', '=', foreign.organisationId),
        tx.updateTable('subscriptions').set({ status: 'active' }).where('organisation_id', '=', foreign.organisationId),
        tx.updateTable('accounts').set({ first_name: 'Taken' }).where('id', '=', foreign.accountId),
        tx.updateTable('accounts').set({ first_name: 'Taken' }).where('id', '=', member.accountId),
        tx.updateTable('sessions').set({ revoked_at: new Date() }).where('account_id', '=', foreign.accountId),
      ];
      for (const update of updates) expect((await update.executeTakeFirst()).numUpdatedRows).toBe(0n);
      for (const table of ['companies', 'jobs', 'members', 'memberships', 'subscriptions'] as const) {
        const gone = await tx
          .deleteFrom(table)
          .where('organisation_id', '=', foreign.organisationId)
          .executeTakeFirst();
        expect([table, gone.numDeletedRows]).toEqual([table, 0n]);
      }
      expect(
        (await tx.deleteFrom('accounts').where('id', '=', foreign.accountId).executeTakeFirst()).numDeletedRows,
      ).toBe(0n);
    });
  });

  it('cannot write a row into another, nor hand one over', async () => {
    const person = await createPerson(app, 'recruiter');
    const writes: ((tx: Tx) => Promise<unknown>)[] = [
      (tx) =>
        tx.insertInto('companies').values({ organisation_id: foreign.organisationId, company_name: 'x' }).execute(),
      (tx) =>
        tx
          .insertInto('jobs')
          .values({
            organisation_id: foreign.organisationId,
            company_id: foreignCompany ?? '',
            title: 'x',
            status: 'Active',
          })
          .execute(),
      (tx) =>
        tx
          .insertInto('members')
          .values({ organisation_id: foreign.organisationId, account_id: person.accountId })
          .execute(),
      (tx) =>
        tx.insertInto('audit_events').values({ organisation_id: foreign.organisationId, action: 'x.y' }).execute(),
      (tx) =>
        tx
          .insertInto('mail_outbox')
          .values({
            organisation_id: foreign.organisationId,
            to_address: 'a@b.test',
            subject: 's',
            body_text: '',
            body_html: '',
          })
          .execute(),
      (tx) =>
        tx
          .updateTable('companies')
          .set({ organisation_id: foreign.organisationId })
          .where('id', '=', company ?? '')
          .execute(),
      (tx) => tx.updateTable('members').set({ organisation_id: foreign.organisationId }).execute(),
    ];
    for (const write of writes) await expect(within(tenant(own), write)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('one company', () => {
  it('does not see, change, delete or write into its sibling', async () => {
    const scope = tenant(member, [company ?? '']);
    await within(scope, async (tx) => {
      expect((await tx.selectFrom('companies').select('id').execute()).map((row) => row.id)).toEqual([company]);
      expect((await tx.selectFrom('jobs').select('company_id').execute()).map((row) => row.company_id)).toEqual([
        company,
      ]);
      const renamed = tx
        .updateTable('companies')
        .set({ company_name: 'Taken' })
        .where('id', '=', sibling ?? '');
      expect((await renamed.executeTakeFirst()).numUpdatedRows).toBe(0n);
      expect(
        (
          await tx
            .updateTable('jobs')
            .set({ title: 'Taken' })
            .where('company_id', '=', sibling ?? '')
            .executeTakeFirst()
        ).numUpdatedRows,
      ).toBe(0n);
      expect(
        (
          await tx
            .deleteFrom('jobs')
            .where('company_id', '=', sibling ?? '')
            .executeTakeFirst()
        ).numDeletedRows,
      ).toBe(0n);
    });
    const job = {
      organisation_id: own.organisationId,
      company_id: sibling ?? '',
      title: 'x',
      status: 'Draft' as const,
    };
    await expect(within(scope, (tx) => tx.insertInto('jobs').values(job).execute())).rejects.toMatchObject({
      code: '42501',
    });
    await expect(
      within(scope, (tx) =>
        tx
          .updateTable('jobs')
          .set({ company_id: sibling ?? '' })
          .execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('is none for a member whose companies are gone', async () => {
    await within(tenant(member, []), async (tx) => {
      expect(await tx.selectFrom('companies').select('id').execute()).toEqual([]);
      expect(await tx.selectFrom('jobs').select('id').execute()).toEqual([]);
    });
  });
});

describe('one person', () => {
  it('sees their own account and sessions, and the inside of no organisation', async () => {
    await within({ kind: 'account', accountId: own.accountId }, async (tx) => {
      expect((await tx.selectFrom('accounts').select('id').execute()).map((row) => row.id)).toEqual([own.accountId]);
      const sessions = await tx.selectFrom('sessions').select('account_id').execute();
      expect(new Set(sessions.map((row) => row.account_id))).toEqual(new Set([own.accountId]));
      for (const table of ['organisations', 'subscriptions', 'members', 'memberships', 'audit_events'] as const) {
        expect([table, await tx.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
      }
    });
  });
});
