import type { Columns } from './columns.ts';

/** How a statement begins whose rows are wanted as they were sent; where it is not asked at once they are read all the same. */
export const asStoredMark = '/* as stored */ ';

/** Statements begin with ids, which say what a row is about. */
const hintColumns = 3;

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

  /** Short, and seldom shared by rows that are not the same: where it is, `isSame` tells them apart. */
  get hint(): string {
    return this.#texts.slice(0, hintColumns).join(' ');
  }

  get letters(): number {
    return this.#texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
  }

  /** Whether both are the same in every column. */
  isSame(other: StoredRow<Row>): boolean {
    const [mine, others] = [this.#texts, other.#texts];
    return mine.length === others.length && mine.every((text, at) => text === others[at]);
  }

  /** One column as the database wrote it. */
  text(column: keyof Row & string): string | null {
    return this.#texts[this.#columns.places.get(column) ?? -1] ?? null;
  }

  read(): Row {
    return this.#columns.read(this.#texts) as Row;
  }
}

export const readRow = <Row>(row: Row | StoredRow<Row>): Row => (row instanceof StoredRow ? row.read() : row);
