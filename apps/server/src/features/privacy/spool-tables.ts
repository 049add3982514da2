import { type Row, readInPages, type TableRead } from '../../personal-data/export-person.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Range, Spool } from './spool.ts';

/** Rows of one table that have left the database: where they lie, and the first of them for the page. */
export interface SpooledTable {
  name: string;
  holds: string;
  columns: readonly string[];
  first: readonly Row[];
  range: Range;
}

/** Each table once, one row a line. */
export async function spoolTables(tx: Tx, reads: readonly TableRead[], spool: Spool): Promise<SpooledTable[]> {
  const tables: SpooledTable[] = [];
  for (const read of reads) {
    let first: readonly Row[] = [];
    const lines = async function* () {
      for await (const rows of readInPages(tx, read)) {
        if (first.length === 0) first = rows;
        yield rows.map((row) => JSON.stringify(row));
      }
    };
    const range = await spool.write(lines());
    tables.push({ name: read.table, holds: read.holds, columns: read.columns, first, range });
  }
  return tables;
}
