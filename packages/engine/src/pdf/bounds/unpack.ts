import { type Dictionary, Name, type Value } from './values.ts';

/** Everything that is unpacked for counting, together: a trap costs no more than this. */
export class UnpackBudget {
  #left: number;
  constructor(bytes: number) {
    this.#left = bytes;
  }

  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new OverBounds('unsafe');
  }
}

/** The file asks for more work than a file may. */
export class OverBounds extends Error {
  readonly reason: 'unsafe' | 'too-complex' | 'too-many-pages';
  constructor(reason: OverBounds['reason']) {
    super(reason);
    this.name = 'OverBounds';
    this.reason = reason;
  }
}

/** More than two in a row are written only by those who hide something. */
const MAX_FILTERS = 8;

/**
 * Undoes a stream's packing. What is packed in another way (pictures), locked, or broken gives what could be unpacked,
 * perhaps nothing: it is then the clock that stops it.
 */
export async function unpack(packed: Uint8Array, dictionary: Dictionary, budget: UnpackBudget): Promise<Uint8Array> {
  const filters = listOf(dictionary.get('Filter') ?? dictionary.get('F') ?? null);
  const parameters = listOf(dictionary.get('DecodeParms') ?? dictionary.get('DP') ?? null);
  if (filters.length > MAX_FILTERS) throw new OverBounds('unsafe');
  let content = packed;
  budget.spend(content.length);
  for (const [index, filter] of filters.entries()) {
    const name = filter instanceof Name ? filter.name : '';
    const unpacker = unpackers[name];
    if (!unpacker) return new Uint8Array();
    content = await unpacker(content, budget);
    const settings = parameters[index];
    if (settings instanceof Map) content = undoPrediction(content, settings);
  }
  return content;
}

const listOf = (value: Value): Value[] => (Array.isArray(value) ? value : value === null ? [] : [value]);

type Unpacker = (packed: Uint8Array, budget: UnpackBudget) => Uint8Array | Promise<Uint8Array>;

const unpackers: Readonly<Record<string, Unpacker | undefined>> = {
  FlateDecode: inflate,
  Fl: inflate,
  ASCIIHexDecode: readHex,
  AHx: readHex,
  ASCII85Decode: read85,
  A85: read85,
  LZWDecode: readLzw,
  LZW: readLzw,
  RunLengthDecode: readRuns,
  RL: readRuns,
};

/** The platform's own, which can be left at any moment. What came before an error counts: readers show it as well. */
async function inflate(packed: Uint8Array, budget: UnpackBudget): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const stream = new DecompressionStream('deflate');
  const writer = stream.writable.getWriter();
  // An error shows where it is read.
  const written = Promise.allSettled([writer.write(new Uint8Array(packed)), writer.close()]);
  const reader = stream.readable.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      budget.spend(part.value.length);
      chunks.push(part.value);
    }
  } catch (error) {
    if (error instanceof OverBounds) {
      await reader.cancel().catch(() => undefined);
      throw error;
    }
  }
  await written;
  return concat(chunks);
}

function concat(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function readHex(packed: Uint8Array): Uint8Array {
  const digits =
    new TextDecoder('latin1')
      .decode(packed)
      .split('>', 1)[0]
      ?.replace(/[^0-9a-f]/gi, '') ?? '';
  return Uint8Array.from({ length: Math.ceil(digits.length / 2) }, (_, index) =>
    Number.parseInt(digits.slice(index * 2, index * 2 + 2).padEnd(2, '0'), 16),
  );
}

function read85(packed: Uint8Array, budget: UnpackBudget): Uint8Array {
  const content: number[] = [];
  let group: number[] = [];
  const write = () => {
    const missing = 5 - group.length;
    const value = [...group, 84, 84, 84, 84].slice(0, 5).reduce((sum, digit) => sum * 85 + digit, 0);
    const bytes = [value / 0x1000000, value / 0x10000, value / 0x100, value].map((part) => Math.floor(part) & 0xff);
    content.push(...bytes.slice(0, 4 - missing));
    group = [];
  };
  for (const byte of packed) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) content.push(0, 0, 0, 0);
    else if (byte >= 0x21 && byte <= 0x75) group.push(byte - 0x21);
    if (group.length === 5) write();
  }
  if (group.length > 1) write();
  budget.spend(content.length);
  return Uint8Array.from(content);
}

function readRuns(packed: Uint8Array, budget: UnpackBudget): Uint8Array {
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < packed.length && packed[at] !== 128; ) {
    const length = packed[at] ?? 0;
    const isRun = length > 128;
    const chunk = isRun
      ? new Uint8Array(257 - length).fill(packed[at + 1] ?? 0)
      : packed.subarray(at + 1, at + 2 + length);
    budget.spend(chunk.length);
    chunks.push(chunk);
    at += isRun ? 2 : length + 2;
  }
  return concat(chunks);
}

const [CLEAR, END, FIRST, MOST_CODES] = [256, 257, 258, 4096];

/** Codes of 9 to 12 bits; each stands for what an earlier one stood for and one byte more. */
function readLzw(packed: Uint8Array, budget: UnpackBudget): Uint8Array {
  const chunks: Uint8Array[] = [];
  let table: Uint8Array[] = [];
  let [previous, width, held, bits] = [undefined as Uint8Array | undefined, 9, 0, 0];
  for (const byte of packed) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === END) break;
    if (code === CLEAR) {
      [table, previous, width] = [[], undefined, 9];
      continue;
    }
    const known = code < CLEAR ? Uint8Array.of(code) : table[code - FIRST];
    const entry = known ?? (previous && concat([previous, previous.subarray(0, 1)]));
    if (!entry) break;
    budget.spend(entry.length);
    chunks.push(entry);
    if (previous && table.length < MOST_CODES - FIRST) table.push(concat([previous, entry.subarray(0, 1)]));
    previous = entry;
    // One code early, as the format's usual setting has it.
    const size = table.length + FIRST + 1;
    width = size >= 2048 ? 12 : size >= 1024 ? 11 : size >= 512 ? 10 : 9;
  }
  return concat(chunks);
}

/** PNG's predictions, row by row; the only ones that text is ever packed with. */
function undoPrediction(content: Uint8Array, settings: Dictionary): Uint8Array {
  const number = (key: string, usual: number): number => {
    const value = settings.get(key);
    return typeof value === 'number' && value > 0 ? value : usual;
  };
  if (number('Predictor', 1) < 10) return content;
  const pixel = Math.max(1, (number('Colors', 1) * number('BitsPerComponent', 8)) >> 3);
  const row = Math.ceil((number('Columns', 1) * number('Colors', 1) * number('BitsPerComponent', 8)) / 8);
  const rows = Math.ceil(content.length / (row + 1));
  const plain = new Uint8Array(rows * row);
  for (let line = 0; line < rows; line += 1) {
    const kind = content[line * (row + 1)] ?? 0;
    for (let column = 0; column < row; column += 1) {
      const at = line * row + column;
      const left = column >= pixel ? (plain[at - pixel] ?? 0) : 0;
      const above = line > 0 ? (plain[at - row] ?? 0) : 0;
      const corner = line > 0 && column >= pixel ? (plain[at - row - pixel] ?? 0) : 0;
      plain[at] = (content[line * (row + 1) + 1 + column] ?? 0) + predict(kind, left, above, corner);
    }
  }
  return plain;
}

function predict(kind: number, left: number, above: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) return 0;
  const [toLeft, toAbove, toCorner] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
