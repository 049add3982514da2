import type { Columns } from './columns.ts';

/** How a statement begins whose rows are wanted as they were sent; where it is not asked at once they are read all the same. */
export const asStoredMark = '/* as stored */ ';

/**
 * A row as the database sent it, not yet read: a page that was read before mostly has the rows it had then, and what was
 * made of them then need not be made again.
 */
export class StoredRow<Row> {
  readonly #columns: Columns;
  readonly #texts: readonly (string | null)[];

  constructor(columns: Columns, texts: readonly (string | null)[]) {
    this.#columns = columns;
    this.#texts = texts;
  }

  /** The same for rows that are the same in every column, and for no others: each text says how long it is. */
  get key(): string {
    let key = '';
    for (const text of this.#texts) key += text === null ? '-' : `${text.length}:${text}`;
    return key;
  }

  read(): Row {
    return this.#columns.read(this.#texts) as Row;
  }
}

export const readRow = <Row>(row: Row | StoredRow<Row>): Row => (row instanceof StoredRow ? row.read() : row);
