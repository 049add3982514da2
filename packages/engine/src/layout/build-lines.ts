import type { Cell, Line, Span } from '../document/document.ts';
import { isBulleted, splitBullet } from './bullets.ts';
import { endOf, type LayoutWord, type Row, textOf } from './layout-word.ts';
import { joinSpacedLetters } from './spaced-letters.ts';

/** A line before it knows its column and its block. */
export type LooseLine = Omit<Line, 'column' | 'block' | 'role'>;

/** Of the font size: a gap this wide sets a value apart from its label, or a date from its job. */
const CELL_GAP = 1.8;

export function lineOfRow(row: Row): LooseLine {
  const { bullet, rest } = splitBullet(joinSpacedLetters(row.words));
  return toLine(
    bullet,
    cutAtGaps(rest).map((words) => [words]),
  );
}

/** A table's row: each cell may have several lines, and one with a single line may be several cells. */
export function lineOfTableRow(cells: readonly (readonly Row[])[]): LooseLine {
  const [first, ...others] = cells;
  const [only] = first ?? [];
  // An item of a list in one cell, with nothing beside it.
  if (only && others.length === 0 && first?.length === 1 && isBulleted(only.words)) return lineOfRow(only);
  const words = cells.map((lines) => lines.map((line) => joinSpacedLetters(line.words)));
  return toLine(
    undefined,
    words.flatMap((lines) => (lines.length === 1 ? cutAtGaps(lines.flat()).map((part) => [part]) : [lines])),
  );
}

function cutAtGaps(words: readonly LayoutWord[]): LayoutWord[][] {
  const parts: LayoutWord[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const word of words) {
    const part = parts.at(-1);
    if (part && word.x - end <= word.fontSize * CELL_GAP) part.push(word);
    else parts.push([word]);
    end = endOf(word);
  }
  return parts;
}

function toLine(bullet: string | undefined, cells: readonly (readonly LayoutWord[][])[]): LooseLine {
  const words = cells.flat(2);
  const made = cells.map(toCell);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const boldLetters = words.reduce((sum, { text, isBold }) => sum + (isBold ? text.length : 0), 0);
  return {
    ...boxAround(words),
    text: made.map(({ text }) => text).join('  '),
    fontSize: prevailingSize(words),
    isBold: boldLetters > letters * 0.6,
    bullet,
    cells: made,
    spans: toSpans(words),
  };
}

function toCell(lines: readonly LayoutWord[][]): Cell {
  return { ...boxAround(lines.flat()), text: joinLines(lines.map(textOf)) };
}

/** Lines of one cell or paragraph as running text; a word divided at the line's end is put together again. */
export function joinLines(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    const divided = /(\p{L}{2,})[-\u00AD\u2010]$/u.exec(text.slice(-48));
    if (text.endsWith('\u00AD')) text = text.slice(0, -1) + line;
    else if (divided && /^\p{Ll}/u.test(line)) text = joinDivided(text, line);
    else text += text === '' ? line : ` ${line}`;
  }
  return text.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
}

/** First halves of words that keep their hyphen wherever they stand. */
const KEEPS_HYPHEN =
  /(?:^|[\s(])(?:self|non|well|full|part|flexi|co|pre|post|multi|cross|high|low|long|short|on|off|in|end|back|front|e|cost|data|user|customer|client|problem|decision|real|third|first|second|fast|hands|detail|results|team|time|year|day|\d+)$/i;

function joinDivided(text: string, next: string): string {
  const start = text.slice(0, -1);
  return KEEPS_HYPHEN.test(start) ? text + next : start + next;
}

function toSpans(words: readonly LayoutWord[]): Span[] {
  const groups: LayoutWord[][] = [];
  for (const word of words) {
    const last = groups.at(-1)?.at(-1);
    const isSame =
      last &&
      last.isBold === word.isBold &&
      last.isItalic === word.isItalic &&
      last.fontSize === word.fontSize &&
      last.y === word.y;
    if (isSame) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => ({
    ...boxAround(group),
    text: textOf(group),
    fontSize: group[0]?.fontSize ?? 0,
    isBold: group[0]?.isBold ?? false,
    isItalic: group[0]?.isItalic ?? false,
  }));
}

function prevailingSize(words: readonly LayoutWord[]): number {
  const letters = new Map<number, number>();
  for (const { text, fontSize } of words) {
    const size = Math.round(fontSize * 10) / 10;
    letters.set(size, (letters.get(size) ?? 0) + text.length);
  }
  return [...letters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

function boxAround(words: readonly LayoutWord[]): { x: number; y: number; width: number; height: number } {
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const word of words) {
    x0 = Math.min(x0, word.x);
    x1 = Math.max(x1, endOf(word));
    y0 = Math.min(y0, word.y - word.fontSize * 0.8);
    y1 = Math.max(y1, word.y + word.fontSize * 0.2);
  }
  return words.length === 0
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: round(x0), y: round(y0), width: round(x1 - x0), height: round(y1 - y0) };
}

const round = (value: number): number => Math.round(value * 100) / 100;
