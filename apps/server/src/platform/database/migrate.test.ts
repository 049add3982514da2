import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
