const SECTOR = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;

export interface DocStream {
  readonly name: string;
  readonly content: Uint8Array;
}

/** A compound file with its streams at the top, all in whole sectors. */
export function compoundFile(streams: readonly DocStream[]): Uint8Array {
  const sectors: Buffer[] = [];
  const table: number[] = [];
  const add = (content: Uint8Array): number => {
    const start = sectors.length;
    for (let at = 0; at < content.length; at += SECTOR) {
      const sector = Buffer.alloc(SECTOR);
      sector.set(content.subarray(at, at + SECTOR));
      sectors.push(sector);
      table.push(at + SECTOR < content.length ? sectors.length : END);
    }
    return start;
  };
  const padded = streams.map(({ name, content }) => {
    // Shorter ones would go to another place, meant for small streams.
    const large = new Uint8Array(Math.max(4096, content.length));
    large.set(content);
    return { name, start: add(large), size: large.length };
  });
  const entries = [
    directoryEntry('Root Entry', { type: 5, child: streams.length > 0 ? 1 : FREE, start: END, size: 0, right: FREE }),
    ...padded.map(({ name, start, size }, index) =>
      directoryEntry(name, { type: 2, child: FREE, start, size, right: index + 2 > padded.length ? FREE : index + 2 }),
    ),
  ];
  const directory = add(Buffer.concat(entries));
  const tables = Math.ceil((table.length + Math.ceil(table.length / 127) + 1) / 128);
  const firstTable = sectors.length;
  for (let index = 0; index < tables; index += 1) table.push(0xfffffffd);
  while (table.length < tables * 128) table.push(FREE);
  const header = Buffer.alloc(SECTOR);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.writeUInt16LE(0x3e, 0x18);
  header.writeUInt16LE(3, 0x1a);
  header.writeUInt16LE(0xfffe, 0x1c);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt16LE(6, 0x20);
  header.writeUInt32LE(tables, 0x2c);
  header.writeUInt32LE(directory, 0x30);
  header.writeUInt32LE(4096, 0x38);
  header.writeUInt32LE(END, 0x3c);
  header.writeUInt32LE(END, 0x44);
  for (let index = 0; index < 109; index += 1) {
    header.writeUInt32LE(index < tables ? firstTable + index : FREE, 0x4c + index * 4);
  }
  const numbers = Buffer.alloc(tables * SECTOR);
  for (const [index, value] of table.entries()) numbers.writeUInt32LE(value, index * 4);
  return new Uint8Array(Buffer.concat([header, ...sectors, numbers]));
}

function directoryEntry(
  name: string,
  { type, child, start, size, right }: { type: number; child: number; start: number; size: number; right: number },
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 0x40);
  entry.writeUInt8(type, 0x42);
  entry.writeUInt32LE(FREE, 0x44);
  entry.writeUInt32LE(right, 0x48);
  entry.writeUInt32LE(child, 0x4c);
  entry.writeUInt32LE(start, 0x74);
  entry.writeUInt32LE(size, 0x78);
  return entry;
}

/** A stretch of a Word document's text with the settings of its letters, or of its paragraphs, as Word codes them. */
export interface DocRun {
  readonly text: string;
  /** One byte a letter, or two. */
  readonly isNarrow?: boolean;
  readonly letters?: readonly number[];
  /** Of the paragraph that ends with this run. */
  readonly paragraph?: { readonly style?: number; readonly settings?: readonly number[] };
}

export interface DocFile {
  readonly runs: readonly DocRun[];
  /** Characters of the text itself; the runs behind it belong to headers and the like. */
  readonly lengths?: readonly number[];
  readonly isEncrypted?: boolean;
  readonly version?: number;
  /** Where the texts of headers and footers start, in characters. */
  readonly headers?: readonly number[];
  readonly more?: readonly DocStream[];
}

const TEXT_AT = 0x800;
export const CELL_MARK = '\x07';

/** A document of Word 97: the header, the text in pieces, and a page of formatting of each kind. */
export function docFile({ runs, lengths, isEncrypted, version = 0xc1, headers = [], more = [] }: DocFile): Uint8Array {
  const pieces = runs.map(({ text, isNarrow }) => Buffer.from(text, isNarrow ? 'latin1' : 'utf16le'));
  const offsets: number[] = [];
  let at = TEXT_AT;
  for (const piece of pieces) {
    offsets.push(at);
    at += piece.length + (piece.length % 2);
  }
  const textEnd = at;
  const letterPage = Math.ceil(textEnd / SECTOR);
  const file = Buffer.alloc((letterPage + 2) * SECTOR);
  for (const [index, piece] of pieces.entries()) file.set(piece, offsets[index]);
  file.set(formatPage([...offsets, textEnd], runs.map(letterSettings), 1), letterPage * SECTOR);
  const ends = runs.flatMap((run, index) =>
    run.paragraph || ['\r', CELL_MARK].includes(run.text.at(-1) ?? '') ? [index] : [],
  );
  const starts = [TEXT_AT, ...ends.map((index) => offsets[index + 1] ?? textEnd)];
  const paragraphs = ends.map((index) => paragraphSettings(runs[index]));
  file.set(formatPage(starts, paragraphs, 13), (letterPage + 1) * SECTOR);

  const clx = pieceTable(runs, offsets);
  const letters = plc([TEXT_AT, textEnd], letterPage);
  const paras = plc([TEXT_AT, textEnd], letterPage + 1);
  const heads = Buffer.alloc(headers.length * 4);
  for (const [index, value] of headers.entries()) heads.writeUInt32LE(value, index * 4);
  const table = Buffer.concat([clx, letters, paras, heads]);

  file.writeUInt16LE(0xa5ec, 0);
  file.writeUInt16LE(version, 2);
  file.writeUInt16LE(0x0200 | (isEncrypted ? 0x0100 : 0), 0x0a);
  const total = runs.reduce((sum, { text }) => sum + text.length, 0);
  for (const [index, length] of (lengths ?? [total]).entries()) file.writeInt32LE(length, 0x4c + index * 4);
  const place = (index: number, start: number, length: number) => {
    file.writeUInt32LE(start, 0x9a + index * 8);
    file.writeUInt32LE(length, 0x9a + index * 8 + 4);
  };
  place(33, 0, clx.length);
  place(12, clx.length, letters.length);
  place(13, clx.length + letters.length, paras.length);
  place(11, clx.length + letters.length + paras.length, heads.length);
  return compoundFile([{ name: 'WordDocument', content: file }, { name: '1Table', content: table }, ...more]);
}

function pieceTable(runs: readonly DocRun[], offsets: readonly number[]): Buffer {
  const clx = Buffer.alloc(5 + (runs.length + 1) * 4 + runs.length * 8);
  clx.writeUInt8(2, 0);
  clx.writeUInt32LE(clx.length - 5, 1);
  let characters = 0;
  for (const [index, { text, isNarrow }] of runs.entries()) {
    clx.writeUInt32LE(characters, 5 + index * 4);
    characters += text.length;
    const offset = offsets[index] ?? 0;
    clx.writeUInt32LE(isNarrow ? (offset * 2 + 0x40000000) >>> 0 : offset, 5 + (runs.length + 1) * 4 + index * 8 + 2);
  }
  clx.writeUInt32LE(characters, 5 + runs.length * 4);
  return clx;
}

function plc([from, to]: readonly [number, number], page: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32LE(from, 0);
  bytes.writeUInt32LE(to, 4);
  bytes.writeUInt32LE(page, 8);
  return bytes;
}

/** Offsets in front, settings from the back, how many at the very end. */
function formatPage(starts: readonly number[], settings: readonly Buffer[], stride: number): Buffer {
  const page = Buffer.alloc(SECTOR);
  for (const [index, start] of starts.entries()) page.writeUInt32LE(start, index * 4);
  let at = SECTOR - 2;
  for (const [index, bytes] of settings.entries()) {
    if (bytes.length === 0) continue;
    at -= bytes.length + (bytes.length % 2);
    page.set(bytes, at);
    page.writeUInt8(at / 2, starts.length * 4 + index * stride);
  }
  page.writeUInt8(settings.length, SECTOR - 1);
  return page;
}

const letterSettings = ({ letters = [] }: DocRun): Buffer =>
  letters.length === 0 ? Buffer.alloc(0) : Buffer.from([letters.length, ...letters]);

function paragraphSettings(run: DocRun | undefined): Buffer {
  const { style = 0, settings = [] } = run?.paragraph ?? {};
  const content = [style & 0xff, style >> 8, ...settings];
  // Counted in words, less one byte.
  if (content.length % 2 === 0) content.push(0);
  return Buffer.from([(content.length + 1) / 2, ...content]);
}
