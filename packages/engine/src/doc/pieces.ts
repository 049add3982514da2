import { DocumentUnreadable } from '../document/document-unreadable.ts';

/** What the first bytes of a Word file say about the rest. */
export interface Fib {
  readonly tableName: '0Table' | '1Table';
  /** Characters of each text, in the order they follow each other. */
  readonly lengths: Readonly<Record<TextName, number>>;
  /** Where in the table stream a structure lies, by its number in the list. */
  structure(index: number): { readonly start: number; readonly length: number };
}

export type TextName = (typeof texts)[number];
const texts = ['main', 'footnotes', 'headers', 'macros', 'comments', 'endnotes', 'boxes', 'headerBoxes'] as const;

export const structures = { headers: 11, characters: 12, paragraphs: 13, pieces: 33 } as const;

const [WORD_97, ENCRYPTED, OTHER_TABLE] = [0xc1, 0x0100, 0x0200];

export function readFib(file: Uint8Array): Fib {
  const view = viewOf(file);
  if (file.length < 0x200) throw new DocumentUnreadable('damaged');
  const version = view.getUint16(2, true);
  if (view.getUint16(0, true) !== 0xa5ec || version < WORD_97) throw new DocumentUnreadable('old-word');
  const flags = view.getUint16(0x0a, true);
  if (flags & ENCRYPTED) throw new DocumentUnreadable('encrypted');
  const lengths = Object.fromEntries(
    texts.map((name, index) => [name, Math.max(0, view.getInt32(0x4c + index * 4, true))]),
  ) as Record<TextName, number>;
  return {
    tableName: flags & OTHER_TABLE ? '1Table' : '0Table',
    lengths,
    structure: (index) => ({
      start: view.getUint32(0x9a + index * 8, true),
      length: view.getUint32(0x9a + index * 8 + 4, true),
    }),
  };
}

/** Characters from `from` up to `to`, and where in the file they lie: one byte each, or two. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
  readonly width: 1 | 2;
}

const MAX_PIECES = 100_000;

/** A Word file keeps its text in pieces, in the order they were typed; this is the order they are read in. */
export function readPieces(clx: Uint8Array): Piece[] {
  const view = viewOf(clx);
  let at = 0;
  // Formatting of pieces comes first.
  while (clx[at] === 1) at += 3 + view.getUint16(at + 1, true);
  if (clx[at] !== 2) throw new DocumentUnreadable('damaged');
  const length = view.getUint32(at + 1, true);
  const count = Math.min(MAX_PIECES, Math.floor((length - 4) / 12));
  const start = at + 5;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const place = view.getUint32(start + (count + 1) * 4 + index * 8 + 2, true);
    const isNarrow = (place & 0x40000000) !== 0;
    return {
      from: view.getUint32(start + index * 4, true),
      to: view.getUint32(start + index * 4 + 4, true),
      offset: isNarrow ? (place & 0x3fffffff) >> 1 : place & 0x3fffffff,
      width: isNarrow ? 1 : 2,
    };
  });
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
