import { isBulleted } from './bullets.ts';
import type { Gutter } from './gutters.ts';
import { endOf, type LayoutWord, median, type Row, textOf, toRows } from './layout-word.ts';

/** What stands left and right of a gutter: two columns, or the cells of a table. */
export interface Sides {
  readonly left: readonly LayoutWord[];
  readonly right: readonly LayoutWord[];
}

export function divide(rows: readonly Row[], gutter: Gutter): Sides {
  const words = rows.flatMap((row) => row.words);
  return {
    left: words.filter((word) => word.x < gutter.to && endOf(word) <= gutter.to),
    right: words.filter((word) => !(word.x < gutter.to && endOf(word) <= gutter.to)),
  };
}

export type Arrangement = 'columns' | 'table' | 'rows';

/**
 * Two columns are read one after the other; a table row by row. Rows of a table share their baselines, have something
 * short on one side at least, and are painted cell by cell.
 */
export function arrange({ left, right }: Sides): Arrangement {
  const leftRows = toRows(left);
  const rightRows = toRows(right);
  const pairs = leftRows.filter((row) => rightRows.some((other) => sharesBaseline(row, other)));
  const [leftShare, rightShare] = [pairs.length / leftRows.length, pairs.length / rightRows.length];
  if (pairs.length < 2 || Math.max(leftShare, rightShare) < 0.8) return 'columns';
  if (isListOrProse(leftRows) && isListOrProse(rightRows)) return 'columns';
  if (bulletShare(leftRows) > 0.3 || (bulletShare(rightRows) > 0.3 && leftShare < 0.8)) return 'columns';
  const isLabelled = leftRows.filter(({ words }) => textOf(words).trim().endsWith(':')).length >= leftRows.length * 0.6;
  if (!isLabelled && !isPaintedInTurns(left, right, pairs.length)) return 'columns';
  return leftShare >= 0.8 ? 'table' : 'rows';
}

const sharesBaseline = (one: Row, other: Row): boolean =>
  Math.abs(one.y - other.y) <= 0.35 * Math.max(one.fontSize, other.fontSize);

/** Lines that run on, as a paragraph's do. */
function isListOrProse(rows: readonly Row[]): boolean {
  return median(rows.map(({ words }) => textOf(words).length)) > 38;
}

function bulletShare(rows: readonly Row[]): number {
  return rows.filter(({ words }) => isBulleted(words)).length / Math.max(1, rows.length);
}

function isPaintedInTurns(left: readonly LayoutWord[], right: readonly LayoutWord[], pairs: number): boolean {
  const sides = [...left.map((word) => ({ word, side: 0 })), ...right.map((word) => ({ word, side: 1 }))].sort(
    (a, b) => a.word.order - b.word.order,
  );
  const turns = sides.filter(({ side }, index) => index > 0 && sides[index - 1]?.side !== side).length;
  return turns >= (2 * pairs - 1) * 0.6;
}

/** The words of one row of a table, line by line and cell by cell. */
export type TableRow = readonly (readonly Row[])[];

/** Lines of the same cell belong to one row: a new one starts after a wider gap, or where every column starts again. */
export function toTableRows({ left, right }: Sides): TableRow[] {
  const lines = toRows([...left, ...right]);
  const leftWords = new Set(left);
  const pitches = lines.slice(1).map((line, index) => line.y - (lines[index]?.y ?? line.y));
  const tightest = Math.min(...pitches.filter((pitch) => pitch > 0), Number.POSITIVE_INFINITY);
  const rows: { left: Row[]; right: Row[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const cells = {
      left: line.words.filter((word) => leftWords.has(word)),
      right: line.words.filter((word) => !leftWords.has(word)),
    };
    const open = rows.at(-1);
    if (open && cells.left.length > 0 && cells.right.length > 0 && endsRange(open.left, cells.left)) {
      open.left.push({ ...line, words: cells.left });
      rows.push({ left: [], right: [{ ...line, words: cells.right }] });
      continue;
    }
    const pitch = pitches[index - 1] ?? 0;
    const isApart = pitch > tightest * 1.3 || pitch > line.fontSize * 1.9;
    const startsAgain = cells.left.length > 0 && (cells.right.length > 0 || isNewLabel(cells.left, open?.left));
    // Below what a range of dates has used up, the lines are no longer one cell.
    const isLoose = open?.left.length === 0 && cells.left.length === 0;
    const isItem = cells.left.length === 0 && isBulleted(cells.right);
    if (!open || isApart || isLoose || isItem || (startsAgain && open.left.length > 0))
      rows.push({ left: [], right: [] });
    const row = rows.at(-1);
    for (const side of ['left', 'right'] as const) {
      if (cells[side].length > 0) row?.[side].push({ ...line, words: cells[side] });
    }
  }
  return rows.map((row) => [row.left, row.right].filter((cell) => cell.length > 0));
}

/** "Aug 2021 – Aug" and "2023" below it: a column too narrow for both dates, beside the lines of another. */
function endsRange(open: readonly Row[], words: readonly LayoutWord[]): boolean {
  const [line, ...others] = open;
  if (!line || others.length > 0) return false;
  return OPEN_RANGE.test(textOf(line.words).trim()) && END_OF_RANGE.test(textOf(words).trim());
}

const OPEN_RANGE = /\d{4}\s*(?:[–—-]|to|until|till)(?:\s*(?:to|\p{L}{3,9}\.?))?$/iu;
const END_OF_RANGE = /^(?:\p{L}{3,9}\.? )?(?:\d{4}|date|present|now|today|current)$/iu;

/** A label alone in its line goes on with the one above, unless that was complete or looks different. */
function isNewLabel(label: readonly LayoutWord[], above: readonly Row[] | undefined): boolean {
  const last = above?.at(-1)?.words.at(-1);
  return !last || last.text.endsWith(':') || last.isBold !== label[0]?.isBold;
}
