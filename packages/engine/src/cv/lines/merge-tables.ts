import type { Line } from '../../document/document.ts';
import { looksLikeCvHeading } from '../words/cv-headings.ts';
import { roleOfLabel } from '../words/entry-labels.ts';
import { type Column, mergeLines, type Piece, sharesBaseline, toColumn } from './column.ts';

/** Fewer rows beside each other are chance. */
const FEWEST_ROWS = 2;
const LONGEST_CELL = 60;

/**
 * A column whose every line stands beside a line of the columns before it, row for row, holds the cells of a table: they
 * are put back into their rows.
 */
export function mergeTables(columns: readonly Column[]): Column[] {
  const kept: Column[] = [];
  for (const column of columns) {
    const partners = column.pieces.length >= FEWEST_ROWS ? findPartners(column, kept) : undefined;
    if (!partners) {
      kept.push(column);
      continue;
    }
    for (const [index, before] of kept.entries()) {
      const pieces = before.pieces.map((piece) => {
        const cell = partners.get(piece);
        return cell ? mergeLines(piece, cell) : piece;
      });
      kept[index] = toColumn(pieces);
    }
  }
  return kept;
}

function findPartners(column: Column, before: readonly Column[]): Map<Piece, Line> | undefined {
  const partners = new Map<Piece, Line>();
  const beside = before.filter(({ right }) => right <= column.left + 2).flatMap(({ pieces }) => pieces);
  for (const { line } of column.pieces) {
    const partner = beside.findLast((piece) => sharesBaseline(piece.line, line) && !partners.has(piece));
    if (!isCell(line) || !partner || !isCell(partner.line)) return undefined;
    partners.set(partner, line);
  }
  // Between the first and the last row of each run there is nothing that has no cell here.
  const rows = beside.filter(
    ({ line }) => line.y >= column.top - 2 && line.y <= column.bottom && line.bullet === undefined,
  );
  const lone = rows.filter((row) => !partners.has(row) && !looksLikeCvHeading(row.line));
  return lone.length <= partners.size * 0.25 ? partners : undefined;
}

const isCell = (line: Line): boolean =>
  line.text.length <= LONGEST_CELL * line.cells.length &&
  line.bullet === undefined &&
  (!looksLikeCvHeading(line) || line.cells.some(({ text }) => roleOfLabel(text) !== undefined));
