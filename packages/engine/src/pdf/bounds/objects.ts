import { Lexer } from './lexer.ts';
import { OverBounds, type UnpackBudget, unpack } from './unpack.ts';
import { type Dictionary, Name, Ref, readValue, type Value } from './values.ts';

/** An object as the file defines it; a number may be defined more than once. */
export interface Definition {
  readonly value: Value;
  /** Present for a stream, as it lies in the file. */
  readonly packed?: Uint8Array;
}

/** A long, elaborate CV has some thousands. */
const MAX_OBJECTS = 100_000;
/** Objects that overlap are read more than once; ordinary ones never are. */
const MAX_REREADING = 4;
const WORTH_KEEPING = 256 * 1024;

const [LETTER_O, LETTER_B, LETTER_J] = [0x6f, 0x62, 0x6a];
const ENDSTREAM = [...'endstream'].map((letter) => letter.charCodeAt(0));
const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39;
const isSpace = (byte: number | undefined): boolean =>
  byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32;

/**
 * Every object in a file, found by looking for them. The file's own table of contents is not asked: it could point a
 * reader somewhere else than us. Where a number is defined twice, the costlier definition counts.
 */
export class PdfObjects {
  readonly #bytes: Uint8Array;
  readonly #budget: UnpackBudget;
  readonly #definitions = new Map<number, Definition[]>();
  readonly #contents = new Map<Definition, Uint8Array>();
  #count = 0;

  private constructor(bytes: Uint8Array, budget: UnpackBudget) {
    this.#bytes = bytes;
    this.#budget = budget;
  }

  static async find(bytes: Uint8Array, budget: UnpackBudget): Promise<PdfObjects> {
    const objects = new PdfObjects(bytes, budget);
    objects.#findLoose();
    await objects.#findPacked();
    return objects;
  }

  *all(): Iterable<Definition> {
    for (const definitions of this.#definitions.values()) yield* definitions;
  }

  /** All that a value may stand for; a reference that leads to a reference is followed once. */
  resolve(value: Value | undefined): readonly Definition[] {
    if (!(value instanceof Ref)) return value === undefined || value === null ? [] : [this.#direct(value)];
    const found = this.#definitions.get(value.number) ?? [];
    return found.flatMap((definition) =>
      definition.value instanceof Ref ? (this.#definitions.get(definition.value.number) ?? []) : [definition],
    );
  }

  dictionaries(value: Value | undefined): Dictionary[] {
    return this.resolve(value).flatMap((definition) => (definition.value instanceof Map ? [definition.value] : []));
  }

  /** Unpacked; what is short is kept, as it will be asked for again. */
  async content(definition: Definition): Promise<Uint8Array> {
    const { packed, value } = definition;
    if (!packed || !(value instanceof Map)) return new Uint8Array();
    const known = this.#contents.get(definition);
    if (known) return known;
    const content = await unpack(packed, this.#withoutRefs(value), this.#budget);
    if (content.length < WORTH_KEEPING) this.#contents.set(definition, content);
    return content;
  }

  readonly #directs = new Map<Value, Definition>();

  #direct(value: Value): Definition {
    const known = this.#directs.get(value) ?? { value };
    this.#directs.set(value, known);
    return known;
  }

  /** How a stream is packed may itself be said elsewhere. */
  #withoutRefs(dictionary: Dictionary): Dictionary {
    return new Map([...dictionary].map(([key, value]) => [key, value instanceof Ref ? this.#first(value) : value]));
  }

  #first(ref: Ref): Value {
    return this.#definitions.get(ref.number)?.at(-1)?.value ?? null;
  }

  #add(number: number, definition: Definition): void {
    this.#count += 1;
    if (this.#count > MAX_OBJECTS) throw new OverBounds('too-complex');
    const known = this.#definitions.get(number);
    if (known) known.push(definition);
    else this.#definitions.set(number, [definition]);
  }

  #findLoose(): void {
    const bytes = this.#bytes;
    const endings = new Endings(bytes);
    let read = 0;
    for (let at = bytes.indexOf(LETTER_O); at >= 0; at = bytes.indexOf(LETTER_O, at + 1)) {
      if (bytes[at + 1] !== LETTER_B || bytes[at + 2] !== LETTER_J) continue;
      const number = numberBefore(bytes, at);
      if (number === undefined) continue;
      const lexer = new Lexer(bytes, at + 3);
      const value = readValue(lexer);
      read += lexer.at - at;
      if (read > bytes.length * MAX_REREADING) throw new OverBounds('unsafe');
      const start = value instanceof Map ? streamStart(bytes, lexer) : undefined;
      if (start === undefined || !(value instanceof Map)) this.#add(number, { value });
      else this.#add(number, { value, packed: bytes.subarray(start, endings.after(start, value.get('Length'))) });
    }
  }

  /** Objects that are packed together into a stream. */
  async #findPacked(): Promise<void> {
    const packs = [...this.all()].filter(({ value }) => isOfType(value, 'ObjStm'));
    for (const pack of packs) {
      const content = await this.content(pack);
      const first = pack.value instanceof Map ? pack.value.get('First') : 0;
      const start = typeof first === 'number' ? first : 0;
      const lexer = new Lexer(content);
      while (lexer.at < start && lexer.next() === 'number') {
        const number = Number(lexer.text);
        if (lexer.next() !== 'number') break;
        this.#add(number, { value: readValue(new Lexer(content, start + Number(lexer.text))) });
      }
    }
  }
}

export const isOfType = (value: Value, type: string): boolean => {
  const given = value instanceof Map ? value.get('Type') : undefined;
  return given instanceof Name && given.name === type;
};

/** The object's number, from `12 0 obj`. */
function numberBefore(bytes: Uint8Array, at: number): number | undefined {
  let end = at;
  const back = (test: (byte: number | undefined) => boolean): number => {
    const from = end;
    while (end > 0 && from - end < 20 && test(bytes[end - 1])) end -= 1;
    return from - end;
  };
  back(isSpace);
  if (back(isDigit) === 0 || back(isSpace) === 0) return undefined;
  const last = end;
  if (back(isDigit) === 0) return undefined;
  return Number(String.fromCharCode(...bytes.subarray(end, last)));
}

/** Behind the word `stream` and the end of its line. */
function streamStart(bytes: Uint8Array, lexer: Lexer): number | undefined {
  if (lexer.kind !== 'keyword' && (lexer.next() !== 'keyword' || lexer.text !== 'stream')) return undefined;
  if (lexer.text !== 'stream') return undefined;
  const at = lexer.at;
  if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2;
  return bytes[at] === 10 || bytes[at] === 13 ? at + 1 : at;
}

/** Where streams end. Looked for from front to back, so that the whole file is searched once and not for each object. */
class Endings {
  readonly #bytes: Uint8Array;
  #found = -1;
  #from = Number.POSITIVE_INFINITY;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  after(start: number, length: Value | undefined): number {
    if (typeof length === 'number' && length > 0 && this.#isEnd(start + length)) return start + length;
    if (this.#from <= start && this.#found >= start) return this.#found;
    this.#from = start;
    this.#found = this.#search(start);
    return this.#found;
  }

  #isEnd(at: number): boolean {
    let end = at;
    while (isSpace(this.#bytes[end]) && end - at < 4) end += 1;
    return ENDSTREAM.every((letter, index) => this.#bytes[end + index] === letter);
  }

  #search(start: number): number {
    const bytes = this.#bytes;
    for (let at = bytes.indexOf(ENDSTREAM[0] ?? 0, start); at >= 0; at = bytes.indexOf(ENDSTREAM[0] ?? 0, at + 1)) {
      if (ENDSTREAM.every((letter, index) => bytes[at + index] === letter)) return at;
    }
    return bytes.length;
  }
}
