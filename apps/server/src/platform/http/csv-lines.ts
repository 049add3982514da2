import { type CsvCell, csvField, csvHead } from '../csv.ts';
import type { SentReader, SentRow } from '../database/sent-row.ts';
import { isoMoment } from '../database/timestamps.ts';

const codeOf = (letter: string): number => letter.charCodeAt(0);
const [comma, carriageReturn, lineFeed, point, plus, hyphen] = [0x2c, 0x0d, 0x0a, 0x2e, 0x2b, 0x2d];
const [space, zero, nine, dateEnd, zulu] = [0x20, 0x30, 0x39, codeOf('T'), codeOf('Z')];

const bytesWhich = (test: (letter: string) => boolean): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, byte) => (test(String.fromCharCode(byte)) ? 1 : 0));

/** What a cell begins and goes on with that needs nothing done to it, as `csvField` has it. */
const beginsPlain = bytesWhich((letter) => /[A-Za-z\d]/.test(letter));
const staysPlain = bytesWhich((letter) => !/[",;\t\r\n]/.test(letter));

const noBytes = Buffer.alloc(0);
const leastRoom = 65_536;
/** The most that a letter takes. */
const bytesOfLetter = 3;

/** `2026-11-18 04:44:26`, and at least `+00`. */
const secondsEnd = 19;
const shortestMoment = secondsEnd + 3;
const milliseconds = 3;
const isoBytes = '2026-11-18T04:44:26.000Z'.length;

/** Copies a cell that needs nothing done to it; false for any other, of which a part may have been copied. */
function copyPlain({ sent, from, length }: SentText, into: Buffer, at: number): boolean {
  if (beginsPlain[sent.charCodeAt(from)] !== 1) return false;
  for (let next = 0; next < length; next += 1) {
    const byte = sent.charCodeAt(from + next);
    if (staysPlain[byte] !== 1) return false;
    into[at + next] = byte;
  }
  return true;
}

interface SentText {
  sent: SentRow;
  from: number;
  length: number;
}

/**
 * The lines of a long file, as bytes from the beginning: of a cell that needs nothing done to it, those that the database sent. Texts
 * made and joined for thousands of lines cost this process half of what such a file takes.
 */
export class CsvLines {
  #bytes: Buffer = noBytes;
  #at = 0;
  #isBegun = false;

  head(headers: readonly string[]): void {
    this.#write(csvHead(headers));
  }

  cell(cell: CsvCell): void {
    const text = csvField(cell);
    this.#begin(0);
    this.#write(text);
  }

  /** A text as it was sent. */
  sent(row: SentReader, place: number): void {
    const length = row.length(place);
    this.#begin(length);
    if (length <= 0) return;
    if (copyPlain({ sent: row.sent, from: row.begin(place), length }, this.#bytes, this.#at)) this.#at += length;
    else this.#write(csvField(row.text(place)));
  }

  /** A moment as it was sent, in the words of `toISOString`. */
  sentMoment(row: SentReader, place: number): void {
    const length = row.length(place);
    if (!this.#isInUtc(row, place, length)) {
      this.cell(isoMoment(row.text(place) ?? ''));
      return;
    }
    this.#begin(isoBytes);
    for (let from = 0; from < secondsEnd; from += 1) this.#bytes[this.#at + from] = row.byte(place, from);
    this.#bytes[this.#at + 10] = dateEnd;
    this.#at += secondsEnd;
    this.#put(point);
    for (let digit = 1; digit <= milliseconds; digit += 1) {
      const from = secondsEnd + digit;
      this.#put(from < length - 3 ? row.byte(place, from) : zero);
    }
    this.#put(zulu);
  }

  endLine(): void {
    this.#makeRoom(2);
    this.#put(carriageReturn);
    this.#put(lineFeed);
    this.#isBegun = false;
  }

  /** What was written since it was last taken. */
  take(): Buffer {
    const written = this.#bytes.subarray(0, this.#at);
    this.#bytes = noBytes;
    this.#at = 0;
    return written;
  }

  /** Years before 1000 and after 9999 have rules of their own. */
  #isInUtc(row: SentReader, place: number, length: number): boolean {
    if (length < shortestMoment) return false;
    const [first, behind] = [row.byte(place, 0), row.byte(place, secondsEnd)];
    return (
      first > zero &&
      first <= nine &&
      row.byte(place, 4) === hyphen &&
      row.byte(place, 10) === space &&
      (behind === point || behind === plus) &&
      row.byte(place, length - 3) === plus &&
      row.byte(place, length - 2) === zero &&
      row.byte(place, length - 1) === zero
    );
  }

  /** A cell of so many bytes. */
  #begin(bytes: number): void {
    this.#makeRoom(Math.max(bytes, 0) + 1);
    if (this.#isBegun) this.#put(comma);
    this.#isBegun = true;
  }

  #write(text: string): void {
    this.#makeRoom(bytesOfLetter * text.length);
    if (text !== '') this.#at += this.#bytes.write(text, this.#at);
  }

  #put(byte: number): void {
    this.#bytes[this.#at] = byte;
    this.#at += 1;
  }

  #makeRoom(more: number): void {
    if (this.#at + more <= this.#bytes.length) return;
    const wider = Buffer.allocUnsafe(Math.max(leastRoom, 2 * this.#bytes.length, this.#at + more));
    this.#bytes.copy(wider, 0, 0, this.#at);
    this.#bytes = wider;
  }
}
