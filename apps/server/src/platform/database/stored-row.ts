import type { Columns } from './columns.ts';
import { beginningOf, readSent, readSentText, type SentReader, type SentRow } from './sent-row.ts';

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
  readonly #sent: SentRow;

  constructor(columns: Columns, sent: SentRow) {
    this.#columns = columns;
    this.#sent = sent;
  }

  /** Short, and seldom shared by rows that are not the same: where it is, `isSame` tells them apart. */
  get hint(): string {
    return beginningOf(this.#sent, hintColumns);
  }

  get letters(): number {
    return this.#sent.length;
  }

  /** Whether both are the same in every column. */
  isSame(other: StoredRow<Row>): boolean {
    return this.#sent === other.#sent;
  }

  /** One column as the database wrote it. */
  text(column: keyof Row & string): string | null {
    const place = this.#columns.places.get(column);
    return place === undefined ? null : readSentText(this.#sent, place);
  }

  /** One column as it is read. */
  value<Column extends keyof Row & string>(column: Column): Row[Column] {
    const [place, text] = [this.#columns.places.get(column), this.text(column)];
    return (place === undefined || text === null ? null : this.#columns.parse(place, text)) as Row[Column];
  }

  /** For who writes its columns, in the order in which they were asked for. */
  bring(reader: SentReader): void {
    reader.standOn(this.#sent);
  }

  read(): Row {
    return this.#columns.read(readSent(this.#sent)) as Row;
  }
}

export const readRow = <Row>(row: Row | StoredRow<Row>): Row => (row instanceof StoredRow ? row.read() : row);
