import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompany, createParent } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Database, Tx } from './database.ts';
import { organisationScope, type Scope } from './scope.ts';

let app: TestApp;
let database: Database;
let scope: Scope;
let companyId: string;

beforeAll(async () => {
  app = await createTestApp();
  database = app.platform.database;
  const { organisationId } = await createParent(app);
  companyId = await createCompany(app, organisationId);
  scope = organisationScope(organisationId);
});
afterAll(() => app.close());

const countCompanies = async (tx: Tx) =>
  (
    await sql<{
      n: number;
    }>`select count(*)::int as n from companies where id <> ${'00000000-0000-0000-0000-000000000000'}`.execute(tx)
  ).rows[0]?.n;
const nameCompany = (tx: Tx) =>
  tx.selectFrom('companies').select('company_name').where('id', '=', companyId).executeTakeFirst();

it('reads what is asked at once under its scope, again and again, and leaves none behind', async () => {
  for (let time = 0; time < 20; time += 1) {
    const read = await Promise.all(
      Array.from({ length: 10 }, () =>
        database.readListAtOnce(scope, (tx) => Promise.all([countCompanies(tx), nameCompany(tx)])),
      ),
    );
    for (const answer of read) expect(answer).toEqual([1, { company_name: 'A company' }]);
  }
  const elsewhere = organisationScope((await createParent(app)).organisationId);
  expect(await database.readListAtOnce(elsewhere, (tx) => Promise.all([countCompanies(tx), nameCompany(tx)]))).toEqual([
    0,
    undefined,
  ]);
  expect(database.stats().waiting).toBe(0);
});

it('refuses what is asked after it has ended, instead of answering without a scope', async () => {
  const late = database.readListAtOnce(scope, async (tx) => {
    await countCompanies(tx);
    return countCompanies(tx);
  });
  await expect(late).rejects.toThrow('asked at once');
  expect(await database.readListAtOnce(scope, countCompanies)).toBe(1);
});

it('fails with what went wrong, and the connection goes on', async () => {
  for (let time = 0; time < 20; time += 1) {
    const wrong = database.readListAtOnce(scope, (tx) =>
      Promise.all([sql`select 1 / ${0}::int`.execute(tx), countCompanies(tx)]),
    );
    await expect(wrong).rejects.toMatchObject({ code: '22012' });
    expect(await database.readListAtOnce(scope, countCompanies)).toBe(1);
  }
});

it('is one transaction, which ends with the last answer', async () => {
  const moment = async (tx: Tx) =>
    (await sql<{ at: string }>`select now()::text as at, ${'x'}::text as x`.execute(tx)).rows[0]?.at;
  const [first, second] = await database.readListAtOnce(scope, (tx) => Promise.all([moment(tx), moment(tx)]));
  expect(first).toBe(second);
  expect(await database.readListAtOnce(scope, moment)).not.toBe(first);
});

it('says so where a value cannot be sent, and goes on', async () => {
  const endless: Record<string, unknown> = {};
  endless.itself = endless;
  for (let time = 0; time < 5; time += 1) {
    const wrong = database.readListAtOnce(scope, (tx) =>
      Promise.all([countCompanies(tx), sql`select ${endless}::jsonb`.execute(tx), countCompanies(tx)]),
    );
    await expect(wrong).rejects.toThrow('circular');
    expect(await database.readListAtOnce(scope, countCompanies)).toBe(1);
  }
});

it('reads every kind of column as a transaction does, when it is first asked and when its columns are known', async () => {
  const everything = (tx: Tx) =>
    sql`select ${'x'}::text as word, null::text as nothing, 7::int8 as many, 1.5::float8 as part, true as is_so,
      '2026-11-18 04:44:26.136216+00'::timestamptz as moment, '{"a": [1, null]}'::jsonb as stored,
      array['a', null] as words, 1::int4 as twice, 2::int4 as twice
      from generate_series(1, 2)`.execute(tx);
  const { rows: expected } = await database.readList(scope, everything);
  expect(expected).toHaveLength(2);
  for (let time = 0; time < 8; time += 1) {
    const [first, none, second] = await database.readListAtOnce(scope, (tx) =>
      Promise.all([everything(tx), sql`select ${1}::int as n where false`.execute(tx), everything(tx)]),
    );
    expect([first.rows, none.rows, second.rows]).toEqual([expected, [], expected]);
  }
});

it('refuses a scope that is none', async () => {
  const wrong = { ...organisationScope("x' or true"), companyIds: 'all' } as Scope;
  await expect(database.readListAtOnce(wrong, countCompanies)).rejects.toThrow('canonical UUID');
  expect(await database.readListAtOnce(scope, countCompanies)).toBe(1);
});
