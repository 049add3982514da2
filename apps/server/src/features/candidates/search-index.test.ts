import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, withClient } from '../../testing/test-database.ts';

const [own, other] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];

/** Enough that an index is worth it: every tenth CV of either organisation has the word. */
async function fill(client: pg.Client): Promise<void> {
  await client.query(`select set_config('app.scope', 'system', false)`);
  await client.query(`insert into organisations (id, name) select unnest($1::uuid[]), 'Words'`, [[own, other]]);
  await client.query(
    `insert into candidates (organisation_id, name) select o, 'Person ' || n
     from unnest($1::uuid[]) o, generate_series(1, 1000) n`,
    [[own, other]],
  );
  await client.query(
    `insert into cvs (candidate_id, organisation_id, file_name, content_type, search)
     select id, organisation_id, 'cv.pdf', 'application/pdf',
       to_tsvector('simple', repeat('word' || n || ' ', 50) || case n % 10 when 0 then 'welding' else '' end)
     from (select id, organisation_id, row_number() over (order by id) as n from candidates) c`,
  );
  await client.query('update candidates c set current_cv_id = v.id from cvs v where v.candidate_id = c.id');
  await client.query('vacuum analyze candidates, cvs, candidate_words');
}

const planOf = (place: TestDatabase, statement: string): Promise<string> =>
  withClient(place.url, async (client) => {
    await client.query(
      `select set_config('app.scope', 'tenant', false), set_config('app.organisation_id', $1, false),
         set_config('app.company_ids', 'all', false), set_config('role', 'candela_lists', false)`,
      [own],
    );
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statement}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

describe('a search by words, under the role of lists', () => {
  let place: TestDatabase;
  beforeAll(async () => {
    place = await createTestDatabase();
    await withClient(place.url, fill);
  });
  afterAll(() => place.drop());
  const words = `v.search @@ 'welding'::tsquery`;

  it('finds by one index the words of an organisation and those of anyone, and by another whose CVs they are', async () => {
    const held = await planOf(
      place,
      `select c.id, c.created_at, c.account_id from cvs v join candidates c on c.id = v.candidate_id and v.id = c.current_cv_id
       where v.organisation_id = '${own}' and c.organisation_id = '${own}' and ${words}`,
    );
    expect(held).toMatch(
      /Bitmap Index Scan on cvs_search_by_organisation .*\n\s+Index Cond: \(\(organisation_id = \S+ AND \(search @@ /,
    );
    expect(held).toContain('Index Only Scan using candidates_by_cv');
    const kept = await planOf(
      place,
      `select candidate_id from candidate_words where organisation_id = '${own}' and words @@ 'welding'::tsquery`,
    );
    expect(kept).toMatch(
      /Bitmap Index Scan on candidate_words_found .*\n\s+Index Cond: \(\(organisation_id = \S+ AND \(words @@ /,
    );
    const anyones = await planOf(place, `select v.id from cvs v where ${words}`);
    expect(anyones).toMatch(/Bitmap Index Scan on cvs_search_by_organisation .*\n\s+Index Cond: \(search @@ /);
  });
});
