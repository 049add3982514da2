import { sql } from 'kysely';
import type { Tx } from '../platform/database/database.ts';
import type { Person, PersonalTable, PersonalTables, TableName } from '../platform/manifest/personal-data.ts';
import { type Columns, readColumns, rowsOf } from './find-rows.repo.ts';

export interface ExportedTable {
  table: TableName;
  holds: string;
  columns: readonly string[];
  rows: readonly Record<string, unknown>[];
}

/** Of no use outside the product: hashes, sealed secrets, search indexes. */
const machineTypes = new Set(['bytea', 'tsvector']);

/** The columns of a table that leave the product; undefined where it does not leave at all. */
export function exportedColumns(columns: Columns, table: TableName, { exported }: PersonalTable): string[] | undefined {
  if (typeof exported === 'object' && 'never' in exported) return undefined;
  const without = new Set(exported === 'whole' ? [] : exported.without);
  return [...(columns.get(table) ?? [])]
    .filter(([name, type]) => !machineTypes.has(type) && !without.has(name))
    .map(([name]) => name);
}

/** Everything about a person, table by table. */
export async function exportPerson(tx: Tx, tables: PersonalTables, person: Person): Promise<ExportedTable[]> {
  const known = await readColumns(tx);
  const found: ExportedTable[] = [];
  for (const [name, declared] of Object.entries(tables)) {
    const table = name as TableName;
    const columns = exportedColumns(known, table, declared);
    const condition = rowsOf(tables, known, table, person);
    if (!columns || !condition) continue;
    found.push({ table, holds: declared.holds, columns, rows: await readRows(tx, table, columns, condition) });
  }
  return found;
}

export async function readRows(
  tx: Tx,
  table: TableName,
  columns: readonly string[],
  condition: ReturnType<typeof sql>,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${condition} order by 1`.execute(tx);
  return rows;
}
