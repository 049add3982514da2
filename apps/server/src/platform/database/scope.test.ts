import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createParent, type Recruiter } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, patienceMs, type TestDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { createDatabase, type Database, type Tx } from './database.ts';
import { beginStatement, type Scope } from './scope.ts';

let app: TestApp;
let parent: Recruiter;
/** One connection only, so that whatever a transaction left behind would meet the next one. */
let single: Database;
let place: TestDatabase;

beforeAll(async () => {
  place = await createTestDatabase();
  single = createDatabase({ url: place.url, poolSize: 1, log: createLogger('silent'), patienceMs });
  app = await createTestApp({ platform: { database: single } });
  parent = await createParent(app);
  await createCompany(app, parent.organisationId);
});
afterAll(async () => {
  await app.close();
  await single.close();
  await place.drop();
});

const tenant = (): Scope => ({
  kind: 'tenant',
  accountId: parent.accountId,
  organisationId: parent.organisationId,
  companyIds: 'all',
});
const look = async (tx: Tx) => {
  const { rows } = await sql<{ pid: number; scope: string; account: string | null; organisation: string | null }>`
    select pg_backend_pid() as pid, app.scope() as scope, app.account_id() as account,
           app.organisation_id() as organisation`.execute(tx);
  const companies = await tx.selectFrom('companies').select('id').execute();
  return { ...rows[0], companies: companies.length };
};

describe('a scope', () => {
  it('ends with its transaction, also when that fails', async () => {
    const inside = await single.transaction(tenant(), look);
    expect(inside).toMatchObject({ scope: 'tenant', organisation: parent.organisationId, companies: 1 });
    const failing = single.transaction(tenant(), async (tx) => {
      await look(tx);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const broken = single.transaction({ kind: 'system' }, (tx) => sql`select 1 / 0`.execute(tx));
    await expect(broken).rejects.toThrow('division by zero');
    const next = await single.transaction({ kind: 'account', accountId: parent.accountId }, look);
    expect(next).toEqual({
      pid: inside.pid,
      scope: 'account',
      account: parent.accountId,
      organisation: null,
      companies: 0,
    });
  });

  it('does not outlive a transaction on the connection itself', async () => {
    await single.transaction({ kind: 'system' }, look);
    const after = await single.transaction(tenant(), async (tx) => {
      await sql`rollback`.execute(tx);
      return look(tx);
    });
    expect(after).toMatchObject({ scope: '', account: null, organisation: null, companies: 0 });
  });

  it('rolls everything back when the work fails', async () => {
    const failing = single.transaction({ kind: 'system' }, async (tx) => {
      await tx.insertInto('organisations').values({ name: 'Never was' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow();
    const rows = await single.system.selectFrom('organisations').select('id').where('name', '=', 'Never was').execute();
    expect(rows).toEqual([]);
  });

  it('takes nothing but canonical ids, whatever the types promise', () => {
    for (const id of [
      "'; drop table accounts; --",
      '',
      'all',
      parent.accountId.toUpperCase(),
      `${parent.accountId}\n`,
    ]) {
      expect(() => beginStatement({ kind: 'account', accountId: id })).toThrow(/canonical UUID/);
      const scope = { ...tenant(), organisationId: id } as Scope;
      expect(() => beginStatement(scope)).toThrow(/canonical UUID/);
      expect(() => beginStatement({ ...tenant(), companyIds: [id] } as Scope)).toThrow(/canonical UUID/);
    }
  });
});
