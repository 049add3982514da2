import type { Line } from '../document/document.ts';
import { type LooseLine, lineOfRow, lineOfTableRow } from './build-lines.ts';
import { findStretches } from './gutters.ts';
import { type LayoutWord, toRows } from './layout-word.ts';
import { arrange, divide, toTableRows } from './tables.ts';

/** A dot or a square that was drawn, not written. */
export interface Mark {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Columns within columns within columns: no page is set deeper. */
const MAX_DEPTH = 6;

/** The words of a page as lines, in the order a person reads them. */
export function toLines(words: readonly LayoutWord[], marks: readonly Mark[]): Line[] {
  const columns = readColumns(words, 0);
  const lines: Line[] = [];
  let block = 0;
  for (const [column, loose] of columns.entries()) {
    let previous: LooseLine | undefined;
    for (const found of loose) {
      const line = { ...found, bullet: found.bullet ?? drawnBullet(found, marks) };
      if (!previous || startsBlock(line, previous)) block += 1;
      lines.push({ ...line, column, block, role: 'body' });
      previous = line;
    }
  }
  return lines;
}

function readColumns(words: readonly LayoutWord[], depth: number): LooseLine[][] {
  const columns: LooseLine[][] = [];
  for (const { rows, gutter } of findStretches(toRows(words))) {
    if (!gutter || depth >= MAX_DEPTH) {
      columns.push(rows.map(lineOfRow));
      continue;
    }
    const sides = divide(rows, gutter);
    const arrangement = arrange(sides);
    if (arrangement === 'rows') columns.push(rows.map(lineOfRow));
    else if (arrangement === 'table') columns.push(toTableRows(sides).map(lineOfTableRow));
    else columns.push(...readColumns(sides.left, depth + 1), ...readColumns(sides.right, depth + 1));
  }
  return columns.filter((column) => column.length > 0);
}

function drawnBullet(line: LooseLine, marks: readonly Mark[]): string | undefined {
  const isBeside = ({ x0, y0, x1, y1 }: Mark) => {
    const middle = (y0 + y1) / 2;
    return (
      x1 <= line.x &&
      line.x - x1 < line.fontSize * 2.5 &&
      middle > line.y &&
      middle < line.y + line.fontSize &&
      x1 - x0 < line.fontSize
    );
  };
  return marks.some(isBeside) ? '•' : undefined;
}

/** A wider gap, another font, a bullet or a row of cells starts something new. */
function startsBlock(line: LooseLine, previous: LooseLine): boolean {
  const gap = line.y - (previous.y + previous.height);
  return (
    line.bullet !== undefined ||
    line.cells.length > 1 ||
    previous.cells.length > 1 ||
    gap > line.fontSize * 0.65 ||
    gap < -line.fontSize * 2 ||
    Math.abs(line.fontSize - previous.fontSize) > 0.6 ||
    (line.isBold !== previous.isBold && previous.bullet === undefined)
  );
}
