import { type Colour, readColour } from '../document/colour.ts';
import { symbolText } from '../flow/symbols.ts';

/** Formatting that was set by hand; what only a style says is not looked up. */
export interface CharacterLook {
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isVanished?: boolean;
  readonly isDeleted?: boolean;
  /** In points. */
  readonly size?: number;
  readonly colour?: Colour;
  readonly hasGround?: boolean;
  /** The sign of a symbol font that stands in the place of the text. */
  readonly symbol?: string;
}

export interface ParagraphLook {
  /** From 1. */
  readonly heading?: number;
  readonly isListItem?: boolean;
  readonly isInTable?: boolean;
  readonly endsRow?: boolean;
  readonly breaksPage?: boolean;
  /** In points. */
  readonly left?: number;
}

/** Looks by the place of their text in the file, in order. */
export interface Ranges<T> {
  at(offset: number): { readonly look: T; readonly end: number };
}

type Setting = (code: number, value: number, bytes: Uint8Array) => void;

const PAGE = 512;
const MAX_PAGES = 5000;

export function readCharacterLooks(file: Uint8Array, plc: Uint8Array): Ranges<CharacterLook> {
  return readRanges(file, plc, (page, count, index) => {
    const at = (page[(count + 1) * 4 + index] ?? 0) * 2;
    if (at === 0) return {};
    const length = page[at] ?? 0;
    return toCharacterLook(page.subarray(at + 1, at + 1 + length));
  });
}

export function readParagraphLooks(file: Uint8Array, plc: Uint8Array): Ranges<ParagraphLook> {
  return readRanges(file, plc, (page, count, index) => {
    const at = (page[(count + 1) * 4 + index * 13] ?? 0) * 2;
    if (at === 0) return {};
    const words = page[at] ?? 0;
    const [start, length] = words === 0 ? [at + 2, (page[at + 1] ?? 0) * 2] : [at + 1, words * 2 - 1];
    return toParagraphLook(page.subarray(start, start + length));
  });
}

/** Formatting lies in pages of 512 bytes, each with the offsets of the text it is about. */
function readRanges<T>(
  file: Uint8Array,
  plc: Uint8Array,
  lookOf: (page: Uint8Array, count: number, index: number) => T,
): Ranges<T | Record<string, never>> {
  const starts: number[] = [];
  const ends: number[] = [];
  const looks: T[] = [];
  const view = viewOf(plc);
  const pages = Math.min(MAX_PAGES, Math.max(0, Math.floor((plc.length - 4) / 8)));
  for (let number = 0; number < pages; number += 1) {
    const at = (view.getUint32((pages + 1) * 4 + number * 4, true) & 0x3fffff) * PAGE;
    if (at + PAGE > file.length) continue;
    const page = file.subarray(at, at + PAGE);
    const pageView = viewOf(page);
    const count = Math.min(page[PAGE - 1] ?? 0, 101);
    for (let index = 0; index < count; index += 1) {
      starts.push(pageView.getUint32(index * 4, true));
      ends.push(pageView.getUint32(index * 4 + 4, true));
      looks.push(lookOf(page, count, index));
    }
  }
  const order = starts.map((_, index) => index).sort((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0));
  return {
    at(offset) {
      let [low, high] = [0, order.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((starts[order[middle] ?? 0] ?? 0) <= offset) low = middle + 1;
        else high = middle;
      }
      const found = order[low - 1];
      const nextStart = starts[order[low] ?? -1] ?? Number.POSITIVE_INFINITY;
      if (found === undefined || (ends[found] ?? 0) <= offset) return { look: {}, end: nextStart };
      return { look: looks[found] ?? {}, end: Math.min(ends[found] ?? nextStart, nextStart) };
    },
  };
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Goes through a list of single settings, each a code and a value whose length is part of the code. */
function forEachSetting(bytes: Uint8Array, use: Setting): void {
  const view = viewOf(bytes);
  let at = 0;
  while (at + 3 <= bytes.length) {
    const code = view.getUint16(at, true);
    at += 2;
    const length = lengthOf(code, bytes, at);
    if (at + length > bytes.length) return;
    const value =
      length >= 4 && code >> 13 === 3
        ? view.getUint32(at, true)
        : length >= 2
          ? view.getUint16(at, true)
          : (bytes[at] ?? 0);
    use(code, value, bytes.subarray(at, at + length));
    at += length;
  }
}

function lengthOf(code: number, bytes: Uint8Array, at: number): number {
  // The definition of a table is the one setting that may be longer than a byte can say.
  if (code === 0xd608) return 1 + ((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8));
  return [1, 1, 2, 4, 2, 2, 1 + (bytes[at] ?? 0), 3][code >> 13] ?? 1;
}

/** 1 is on; 0x81 is the opposite of the style, which nearly always is off. */
const isSwitchedOn = (value: number): boolean => value === 1 || value === 0x81;

function toCharacterLook(bytes: Uint8Array): CharacterLook {
  const look: { -readonly [Key in keyof CharacterLook]: CharacterLook[Key] } = {};
  forEachSetting(bytes, (code, value, operand) => {
    if (code === 0x0835) look.isBold = isSwitchedOn(value);
    else if (code === 0x0836) look.isItalic = isSwitchedOn(value);
    else if (code === 0x083c) look.isVanished = isSwitchedOn(value);
    else if (code === 0x0800) look.isDeleted = isSwitchedOn(value);
    else if (code === 0x4a43) look.size = value / 2;
    else if (code === 0x6a09)
      look.symbol = symbolText(String.fromCharCode((operand[2] ?? 0) | ((operand[3] ?? 0) << 8)));
    else if (code === 0x2a42 && value === 8) look.colour = [255, 255, 255];
    else if (code === 0x6870 && operand[3] !== 0xff) {
      const hex = [...operand.subarray(0, 3)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      const colour = readColour(`#${hex}`);
      if (colour) look.colour = colour;
    } else if (code === 0x4866 || code === 0xca71 || code === 0x2a0c) look.hasGround = true;
  });
  return look;
}

function toParagraphLook(bytes: Uint8Array): ParagraphLook {
  const look: { -readonly [Key in keyof ParagraphLook]: ParagraphLook[Key] } = {};
  const style = (bytes[0] ?? 0) | ((bytes[1] ?? 0) << 8);
  // The first nine styles are the headings of nine levels, in every file.
  if (style >= 1 && style <= 9) look.heading = style;
  forEachSetting(bytes.subarray(2), (code, value) => {
    if (code === 0x460b) look.isListItem = value > 0 && value < 0x7ff;
    else if (code === 0x2416) look.isInTable = value === 1;
    else if (code === 0x2417) look.endsRow = value === 1;
    else if (code === 0x2407) look.breaksPage = value === 1;
    else if (code === 0x840f || code === 0x845e) look.left = Math.max(0, ((value << 16) >> 16) / 20);
  });
  return look;
}
