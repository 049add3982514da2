import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Columns, readColumns } from '../personal-data/find-rows.repo.ts';
import { personalData } from '../personal-data.ts';
import { createDatabase, type Database } from '../platform/database/database.ts';
import { createLogger } from '../platform/logger.ts';
import type { PersonalTable } from '../platform/manifest/personal-data.ts';
import { createTestDatabase, patienceMs, type TestDatabase } from './test-database.ts';

interface Reference {
  table: string;
  column: string;
  target: string;
  /** c: goes with its target; n: emptied; a and r: refuses. */
  then: 'c' | 'n' | 'a' | 'r';
}

let place: TestDatabase;
let database: Database;
let columns: Columns;
let references: Reference[];
const tables = new Map<string, PersonalTable>(Object.entries(personalData.tables));

beforeAll(async () => {
  place = await createTestDatabase();
  database = createDatabase({ url: place.url, poolSize: 2, log: createLogger('silent'), patienceMs });
  columns = await readColumns(database.system);
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as target, c.confdeltype as then
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(database.system);
  references = rows;
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

const persons = new Set(['accounts', 'candidates']);
const looksLikeAPerson = (column: string, type: string) =>
  (type === 'uuid' && /(^|_)(account_id|candidate_id)$|_by$/.test(column)) ||
  (type === 'text' && /email$|^to_address$/.test(column));

/** Each column of the database that says which person a row is about, or who did it. */
const personalColumns = (): { table: string; column: string }[] =>
  [...columns].flatMap(([table, own]) =>
    [...own]
      .filter(
        ([column, type]) =>
          looksLikeAPerson(column, type) ||
          references.some((each) => each.table === table && each.column === column && persons.has(each.target)),
      )
      .map(([column]) => ({ table, column })),
  );

const columnsIn = ({ belongs, actors = {}, mentions = [], files = [] }: PersonalTable) => [
  ...Object.keys(belongs),
  ...Object.keys(actors),
  ...mentions,
  ...files,
];

describe('what is known of persons', () => {
  it('is declared by a feature for every column that refers to one', () => {
    const missing = personalColumns().filter(({ table, column }) => {
      const declared = tables.get(table);
      return !declared || !columnsIn(declared).includes(column);
    });
    expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
    expect(personalColumns().length).toBeGreaterThan(60);
  });

  it('is declared for every table whose rows go with those of a declared one', () => {
    // Named in a row by an address alone, a person does not own it: companies and organisations are not theirs.
    const isOwned = (table: string) =>
      persons.has(table) || Object.values(tables.get(table)?.belongs ?? {}).some((belongs) => belongs !== 'email');
    const missing = references
      .filter(({ table, target, then }) => then === 'c' && isOwned(target) && !tables.has(table))
      .map(({ table, target }) => `${table}, which goes with ${target}`);
    expect(missing).toEqual([]);
  });

  it('names tables, columns and owners that exist', () => {
    const unknown = [...tables].flatMap(([table, declared]) => {
      const { exported, erased } = declared;
      const named = [
        ...columnsIn(declared),
        ...(typeof exported === 'object' && 'without' in exported ? exported.without : []),
        ...(typeof erased === 'object' && 'emptied' in erased ? Object.keys(erased.emptied) : []),
      ];
      return named.filter((column) => !columns.get(table)?.has(column)).map((column) => `${table}.${column}`);
    });
    expect(unknown).toEqual([]);
  });

  it('goes where its declaration says: with its owner, emptied, or to the parent', () => {
    const untrue = [...tables].flatMap(([table, { belongs, actors = {}, erased }]) => {
      const thenOf = (column: string) =>
        references.find((each) => each.table === table && each.column === column)?.then;
      const wrongActors = Object.entries(actors)
        .filter(
          ([column, becomes]) =>
            ({ c: 'handed over', n: 'emptied', a: '', r: '' })[thenOf(column) ?? 'a'] !==
            (becomes === 'kept' ? '' : becomes),
        )
        .map(([column]) => `${table}.${column}`);
      const goes = Object.keys(belongs).some((column) => thenOf(column) === 'c');
      return erased === 'with its owner' && !goes ? [...wrongActors, table] : wrongActors;
    });
    expect(untrue).toEqual([]);
  });
});
