import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase, withClient } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';

const shipped = path.resolve(import.meta.dirname, '../../../../../db/migrations');
const names = (await readdir(shipped))
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.replace('.sql', ''))
  .sort();

const appliedIn = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
    return rows.map((row) => row.name);
  });
const hasTable = (url: string, table: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table]);
    return rows[0]?.found;
  });

describe('migrations', () => {
  let place: TestDatabase;
  beforeAll(async () => {
    place = await createEmptyDatabase();
  });
  afterAll(() => place.drop());

  it('are applied once by processes that start together on an empty database, and never again', async () => {
    const results = await Promise.all([migrate(place.url), migrate(place.url), migrate(place.url)]);
    expect(results.filter((applied) => applied.length > 0)).toEqual([names]);
    expect(await appliedIn(place.url)).toEqual(names);
    expect(await migrate(place.url)).toEqual([]);
  });
});

describe('a migration that fails', () => {
  let place: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    place = await createEmptyDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'candela-migrations-'));
    await writeFile(path.join(folder, '1_first.sql'), 'create table first_table (id int);');
    await writeFile(path.join(folder, '2_second.sql'), 'create table half_done (id int); select 1 / 0;');
    await writeFile(path.join(folder, '3_third.sql'), 'create table third_table (id int);');
  });
  afterAll(async () => {
    await place.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is named, leaves nothing of itself, and stops those after it', async () => {
    await expect(migrate(place.url, { folder })).rejects.toThrow('Migration 2_second failed: division by zero');
    expect(await appliedIn(place.url)).toEqual(['1_first']);
    expect(await hasTable(place.url, 'half_done')).toBe(false);
    expect(await hasTable(place.url, 'third_table')).toBe(false);
  });

  it('is taken up where it stopped once it is mended', async () => {
    await writeFile(path.join(folder, '2_second.sql'), 'create table half_done (id int);');
    expect(await migrate(place.url, { folder })).toEqual(['2_second', '3_third']);
  });
});

describe('a migration outside of a transaction', () => {
  let place: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    place = await createEmptyDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'candela-migrations-'));
    await writeFile(path.join(folder, '1_table.sql'), 'create table words (id int, word text);');
    await writeFile(
      path.join(folder, '2_index.sql'),
      `-- outside of a transaction
-- Why there is one; what it is for.
drop index concurrently if exists words_by_id;
create index concurrently words_by_id on words (id);
insert into words values (1, 'a; b');
`,
    );
  });
  afterAll(async () => {
    await place.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is applied once by processes that start together, none of which waits for the other for ever', async () => {
    const results = await Promise.all([1, 2, 3, 4].map(() => migrate(place.url, { folder })));
    expect(results.filter((applied) => applied.length > 0)).toEqual([['1_table', '2_index']]);
  });

  it('is begun anew where it failed', async () => {
    const file = path.join(folder, '3_unique.sql');
    const build = `-- outside of a transaction
drop index concurrently if exists words_once;
create unique index concurrently words_once on words (id);
`;
    await withClient(place.url, (client) => client.query(`insert into words values (1, 'twice')`));
    await writeFile(file, build);
    await expect(migrate(place.url, { folder })).rejects.toThrow('Migration 3_unique failed: could not create unique');
    await withClient(place.url, (client) => client.query(`delete from words where word = 'twice'`));
    expect(await migrate(place.url, { folder })).toEqual(['3_unique']);
  });

  it('lets others write while an index is built', async () => {
    await writeFile(
      path.join(folder, '4_slow.sql'),
      `-- outside of a transaction
create function slowly(id int) returns int language plpgsql immutable as 'begin perform pg_sleep(0.5); return id; end';
create index concurrently words_slowly on words (slowly(id)) where word <> 'written meanwhile';
`,
    );
    const building = migrate(place.url, { folder });
    const isBuilt = building.then(() => true);
    await withClient(place.url, async (client) => {
      await untilBuilding(client);
      await client.query(`insert into words values (2, 'written meanwhile')`);
    });
    expect(await Promise.race([isBuilt, Promise.resolve(false)])).toBe(false);
    expect(await building).toEqual(['4_slow']);
  });
});

describe('a migration of a table that is in use', () => {
  let place: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    place = await createEmptyDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'candela-migrations-'));
    await writeFile(path.join(folder, '1_table.sql'), 'create table words (id int); create table others (id int);');
    await migrate(place.url, { folder });
  });
  afterAll(async () => {
    await place.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Someone reads for longer than anyone should wait, and others want to write meanwhile. */
  async function whileRead(apply: () => Promise<string[]>): Promise<{ waitedMs: number; applied: string[] }> {
    return withClient(place.url, async (reader) => {
      await reader.query('begin');
      await reader.query('select from words');
      const applied = apply();
      await untilWaiting(place.url);
      const beganAt = performance.now();
      await withClient(place.url, (writer) => writer.query('insert into words values (1)'));
      const waitedMs = performance.now() - beganAt;
      await reader.query('commit');
      return { waitedMs, applied: await applied };
    });
  }

  it.each([
    ['in one transaction', '2_one', 'alter table others add b int; alter table words add b int;'],
    ['of statements that stand alone', '3_alone', '-- outside of a transaction\nalter table words add c int;\n'],
  ])('%s lets those by who write, and is applied afterwards', async (_how, name, statements) => {
    await writeFile(path.join(folder, `${name}.sql`), statements);
    const { waitedMs, applied } = await whileRead(() => migrate(place.url, { folder }));
    expect(waitedMs).toBeLessThan(2000);
    expect(applied).toEqual([name]);
  });
});

async function untilWaiting(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const question = `select from pg_locks l join pg_database d on d.oid = l.database
      where not l.granted and l.locktype = 'relation' and d.datname = current_database()`;
    while ((await client.query(question)).rowCount === 0) await sleep(10);
  });
}

async function untilBuilding(client: pg.Client): Promise<void> {
  const question = `select from pg_stat_progress_create_index where command = 'CREATE INDEX CONCURRENTLY'
    and phase like 'building index%' and datname = current_database()`;
  while ((await client.query(question)).rowCount === 0) await sleep(10);
}
