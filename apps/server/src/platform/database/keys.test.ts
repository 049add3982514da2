import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, withClient } from '../../testing/test-database.ts';

/**
 * A table can be divided by organisation, or go to a database of its own with one, only where the organisation is part of every key
 * (docs/decisions/0028-the-path-to-more.md). What is not so is named here with its reason.
 */
const belongToNoOneOrganisation: Record<string, string> = {
  audit_events: 'what admins and candidates do is in it too',
  calendar_feeds: 'an account has one, whether or not it is in a team',
  candidates: 'a candidate’s own record belongs to the candidate',
  cv_batches: 'as the files in it',
  cv_files: 'a candidate’s own file belongs to the candidate',
  cvs: 'a candidate’s own CV belongs to the candidate',
  data_exports: 'people ask for a copy of their own data too',
  mail_outbox: 'mail to accounts is sent for no organisation',
  notifications: 'what a candidate did for themselves is told too',
};

const uniqueEverywhere: Record<string, string> = {
  candidate_words_pkey: 'one row a candidate, divided when candidates are',
  companies_by_token: 'a page that shows the widget knows no more than the token',
  interviews_slot_once: 'an account’s time is taken once, and an account is in one organisation at most',
  members_by_account: 'an account is in one organisation at most',
  receipts_by_hash: 'who checks a receipt has its hash and nothing else',
  sso_connections_by_domain: 'a domain is one organisation’s at most',
};

const withoutSuchPrimaryKey: Record<string, string> = {
  candidate_tags: 'a tag may be of no company; the key it has begins with the organisation',
  candidate_words: 'one row a candidate, divided when candidates are',
};

let place: TestDatabase;
beforeAll(async () => {
  place = await createTestDatabase();
});
afterAll(() => place.drop());

const ask = async <Row extends pg.QueryResultRow>(question: string): Promise<Row[]> =>
  (await withClient(place.url, (client) => client.query<Row>(question))).rows;

const tenantTables = `
  select c.oid, c.relname as name, a.attnum as organisation, not a.attnotnull as is_optional
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

describe('the tables of organisations', () => {
  it('name one in every row, but for those that are named', async () => {
    const tables = await ask<{ name: string; is_optional: boolean }>(`${tenantTables} order by name`);
    expect(tables.length).toBeGreaterThan(60);
    const optional = tables.filter((table) => table.is_optional).map((table) => table.name);
    expect(optional).toEqual(Object.keys(belongToNoOneOrganisation).sort());
  });

  it('have a primary key that begins with it', async () => {
    const without = await ask<{ name: string }>(`
      select t.name from (${tenantTables}) t
      left join pg_index i on i.indrelid = t.oid and i.indisprimary and i.indkey[0] = t.organisation
      where not t.is_optional and i.indexrelid is null order by 1`);
    expect(without.map(({ name }) => name)).toEqual(Object.keys(withoutSuchPrimaryKey).sort());
  });

  it('have no other key that does not begin with it', async () => {
    const others = await ask<{ name: string }>(`
      select k.relname as name from (${tenantTables}) t
      join pg_index i on i.indrelid = t.oid and (i.indisunique or i.indisexclusion) and i.indkey[0] <> t.organisation
      join pg_class k on k.oid = i.indexrelid
      where not t.is_optional order by 1`);
    expect(others.map(({ name }) => name)).toEqual(Object.keys(uniqueEverywhere).sort());
  });

  it('are referred to together with it, so that no row points at another organisation’s', async () => {
    const loose = await ask<{ name: string }>(`
      select f.conrelid::regclass || ' ' || f.conname as name from pg_constraint f
      join (${tenantTables}) "of" on "of".oid = f.confrelid and not "of".is_optional
      left join (${tenantTables}) t on t.oid = f.conrelid
      where f.contype = 'f' and not coalesce((
        select bool_or(f.conkey[n] = t.organisation and f.confkey[n] = "of".organisation)
        from generate_subscripts(f.conkey, 1) n), false)
      order by 1`);
    expect(loose).toEqual([]);
  });

  it('hold only what was checked', async () => {
    expect(await ask(`select conname from pg_constraint where not convalidated`)).toEqual([]);
    expect(await ask(`select indexrelid::regclass::text from pg_index where not indisvalid`)).toEqual([]);
  });
});
