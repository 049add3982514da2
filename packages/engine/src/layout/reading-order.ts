import type { Line } from '../document/document.ts';
import { type LooseLine, lineOfRow, lineOfTableRow } from './build-lines.ts';
import { type Mark, withDrawnBullets } from './drawn-bullets.ts';
import { findStretches } from './gutters.ts';
import { type LayoutWord, toRows } from './layout-word.ts';
import { arrange, divide, toTableRows } from './tables.ts';

/** Columns within columns within columns: no page is set deeper. */
const MAX_DEPTH = 6;

/** The words of a page as lines, in the order a person reads them. */
export function toLines(words: readonly LayoutWord[], marks: readonly Mark[]): Line[] {
  const columns = readColumns(withDrawnBullets(words, marks), 0);
  const lines: Line[] = [];
  let block = 0;
  for (const [column, loose] of columns.entries()) {
    let previous: LooseLine | undefined;
    for (const line of loose) {
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
