import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../platform/database/database.ts';
import type { Person, PersonalTable, PersonalTables, TableName } from '../platform/manifest/personal-data.ts';
import { type Columns, readColumns, rowsOf } from './find-rows.repo.ts';

/** Rows of one table that leave the product. */
export interface TableRead {
  table: TableName;
  holds: string;
  columns: readonly string[];
  condition: RawBuilder<SqlBool>;
}

export type Row = Record<string, unknown>;

/** Of no use outside the product: hashes, sealed secrets, search indexes. */
const machineTypes = new Set(['bytea', 'tsvector']);

/** The columns of a table that leave the product; undefined where it does not leave at all. */
function exportedColumns(
  columns: Columns,
  table: TableName,
  exported: PersonalTable['exported'],
): string[] | undefined {
  if (typeof exported === 'object' && 'never' in exported) return undefined;
  const without = new Set(exported === 'whole' ? [] : exported.without);
  return [...(columns.get(table) ?? [])]
    .filter(([name, type]) => !machineTypes.has(type) && !without.has(name))
    .map(([name]) => name);
}

/** Everything about a person, table by table. */
export async function readsOfPerson(tx: Tx, tables: PersonalTables, person: Person): Promise<TableRead[]> {
  const known = await readColumns(tx);
  return Object.entries(tables).flatMap(([name, { holds, exported }]) => {
    const table = name as TableName;
    const columns = exportedColumns(known, table, exported);
    const condition = rowsOf(tables, known, table, person);
    return columns && condition ? [{ table, holds, columns, condition }] : [];
  });
}

/**
 * Everything an organisation has. The transaction acts for it, so row-level security decides once more what it sees:
 * its own rows, and of candidates who applied with their own record what the application shows.
 */
export async function readsOfOrganisation(
  tx: Tx,
  tables: PersonalTables,
  organisationId: string,
): Promise<TableRead[]> {
  const known = await readColumns(tx);
  return [...known].flatMap(([name, own]) => {
    const table = name as TableName;
    const { exported = 'whole', holds = '' } = tables[table] ?? {};
    // Secrets of an account, such as its second factor, are not the organisation's; its working notes are.
    const isAccounts = Object.values(tables[table]?.belongs ?? {}).some((belongs) =>
      String(belongs).startsWith('account'),
    );
    const columns = exportedColumns(
      known,
      table,
      isAccounts || exported === 'whole' || 'without' in exported ? exported : 'whole',
    );
    const condition = own.has('organisation_id')
      ? sql<SqlBool>`(organisation_id = ${organisationId} or (organisation_id is null and ${sql.lit(sharedTables.has(table))}))`
      : ownTables[table]?.(organisationId);
    return columns && condition ? [{ table, holds, columns, condition }] : [];
  });
}

/** A candidate's own record and CV, as far as an application shows them. */
const sharedTables = new Set<TableName>(['candidates', 'cvs']);

const ownTables: Partial<Record<TableName, (organisationId: string) => RawBuilder<SqlBool>>> = {
  organisations: (organisationId) => sql<SqlBool>`id = ${organisationId}`,
  accounts: (organisationId) =>
    sql<SqlBool>`id in (select account_id from members where organisation_id = ${organisationId})`,
};

/** All that a transaction reads is as it was at its first statement, which this must be. */
export async function asOfOneMoment(tx: Tx): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx);
}

const pageSize = 500;

/** In pages, however many there are; inside a transaction. */
export async function* readInPages(tx: Tx, { table, columns, condition }: TableRead): AsyncGenerator<Row[]> {
  const cursor = sql.ref(`read_${table}`);
  await sql`
    declare ${cursor} no scroll cursor for
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)} where ${condition}
    order by 1`.execute(tx);
  try {
    while (true) {
      const { rows } = await sql<Row>`fetch ${sql.lit(pageSize)} from ${cursor}`.execute(tx);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await sql`close ${cursor}`.execute(tx);
  }
}

export interface HeldCount {
  table: TableName;
  organisationId: string | null;
  count: number;
}

/** How many rows of each table are about the person, by the organisation that holds them. */
export async function countHeld(tx: Tx, tables: PersonalTables, person: Person): Promise<HeldCount[]> {
  const known = await readColumns(tx);
  const counts = Object.keys(tables).flatMap((name) => {
    const table = name as TableName;
    const condition = rowsOf(tables, known, table, person);
    if (!condition) return [];
    const organisation = known.get(table)?.has('organisation_id') ? sql.ref('organisation_id') : sql`null::uuid`;
    return [
      sql`select ${sql.lit(table)} as table, ${organisation} as "organisationId", count(*)::int as count
        from ${sql.table(table)} where ${condition} group by 2`,
    ];
  });
  return (await sql<HeldCount>`${sql.join(counts, sql` union all `)}`.execute(tx)).rows;
}
