/**
 * A row as the database sends it: how many columns in two bytes, then of each its length in four (-1 for null) and its text. Kept
 * with a letter for each byte it is one piece, quick to make and to compare; most rows of a list are never read.
 */
export type SentRow = string;

const countBytes = 2;
const lengthBytes = 4;

export const keepSent = (bytes: Buffer, from: number, to: number): SentRow => bytes.toString('latin1', from, to);

/** All of its texts, cut out of the one piece: asked for each of them, the driver's bytes take twice as long. */
export function readSent(row: SentRow): (string | null)[] {
  const texts = new Array<string | null>((row.charCodeAt(0) << 8) | row.charCodeAt(1));
  let at = countBytes;
  for (let place = 0; place < texts.length; place += 1) {
    const length = lengthAt(row, at);
    at += lengthBytes;
    texts[place] = length < 0 ? null : decoded(row.slice(at, at + length));
    at += Math.max(length, 0);
  }
  return texts;
}

/** The same of a row that begins there. */
export function readTexts(bytes: Buffer, from: number): (string | null)[] {
  const texts = new Array<string | null>(bytes.readInt16BE(from));
  let at = from + countBytes;
  for (let place = 0; place < texts.length; place += 1) {
    const length = bytes.readInt32BE(at);
    at += lengthBytes;
    texts[place] = length < 0 ? null : bytes.toString('utf8', at, at + length);
    at += Math.max(length, 0);
  }
  return texts;
}

/** One of its texts. */
export function readSentText(row: SentRow, place: number): string | null {
  const at = columnAt(row, place);
  const length = lengthAt(row, at);
  return length < 0 ? null : decoded(row.slice(at + lengthBytes, at + lengthBytes + length));
}

/** What it says in its first columns. */
export const beginningOf = (row: SentRow, columns: number): string => row.slice(countBytes, columnAt(row, columns));

function columnAt(row: SentRow, place: number): number {
  let at = countBytes;
  for (let before = 0; before < place && at < row.length; before += 1) {
    at += lengthBytes + Math.max(lengthAt(row, at), 0);
  }
  return at;
}

/** Behind the last column there is none, as if it were null. */
const lengthAt = (row: SentRow, at: number): number =>
  at >= row.length
    ? -1
    : (row.charCodeAt(at) << 24) |
      (row.charCodeAt(at + 1) << 16) |
      (row.charCodeAt(at + 2) << 8) |
      row.charCodeAt(at + 3);

const beyondAscii = /[\x80-\xff]/;
const decoded = (bytes: string): string =>
  beyondAscii.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes;

/** Rows one after the other: where the columns of the one it stands on are, so that they can be written without texts being made of them. */
export class SentReader {
  #row: SentRow = '';
  readonly #begins: Int32Array;
  readonly #lengths: Int32Array;

  constructor(columns: number) {
    this.#begins = new Int32Array(columns);
    this.#lengths = new Int32Array(columns);
  }

  standOn(row: SentRow): void {
    this.#row = row;
    let at = countBytes;
    for (let place = 0; place < this.#begins.length; place += 1) {
      const length = lengthAt(row, at);
      at += lengthBytes;
      this.#begins[place] = at;
      this.#lengths[place] = length;
      at += Math.max(length, 0);
    }
  }

  get sent(): SentRow {
    return this.#row;
  }

  begin(place: number): number {
    return this.#begins[place] ?? 0;
  }

  /** In bytes; -1 for null. */
  length(place: number): number {
    return this.#lengths[place] ?? -1;
  }

  byte(place: number, at: number): number {
    return this.#row.charCodeAt(this.begin(place) + at);
  }

  text(place: number): string | null {
    const [from, length] = [this.begin(place), this.length(place)];
    return length < 0 ? null : decoded(this.#row.slice(from, from + length));
  }
}
