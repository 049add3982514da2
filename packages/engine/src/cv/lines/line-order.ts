import type { Document, Line, Page } from '../../document/document.ts';
import { looksLikeCvHeading } from '../words/cv-headings.ts';
import { joinBrokenDates } from './broken-dates.ts';
import { type Column, type Piece, toColumn } from './column.ts';
import { interleave, isBesideOnly } from './labels-beside.ts';
import { mergeTables } from './merge-tables.ts';
import { splitTallCells } from './tall-cells.ts';

export interface OrderedLine extends Piece {
  readonly page: number;
  readonly stream: number;
  readonly startsColumn: boolean;
}

/**
 * Lines in reading order. Columns come one after the other already; what is mended here is what only a reader of CVs can
 * know: a narrow column of dates or of headings is read beside its neighbour, and so are the columns of a table.
 */
export function orderLines(document: Document): OrderedLine[] {
  const streams: { left: number; right: number }[] = [];
  const ordered: OrderedLine[] = [];
  for (const page of document.pages) {
    for (const column of mend(mergeTables(toColumns(page)))) {
      const stream = streamOf(column, streams);
      for (const [index, piece] of column.pieces.entries()) {
        ordered.push({ ...piece, page: page.number, stream, startsColumn: index === 0 });
      }
    }
  }
  return ordered;
}

function toColumns(page: Page): Column[] {
  const groups = new Map<number, Line[]>();
  for (const line of page.lines) {
    if (line.role !== 'body') continue;
    const group = groups.get(line.column);
    if (group) group.push(line);
    else groups.set(line.column, [line]);
  }
  return [...groups.values()].map((lines) => toColumn(joinBrokenDates(lines.flatMap(splitTallCells))));
}

function mend(columns: readonly Column[]): Column[] {
  const mended: Column[] = [];
  for (let index = 0; index < columns.length; index += 1) {
    const [column, next] = [columns[index], columns[index + 1]];
    if (!column) continue;
    const pair = next && standSideBySide(column, next) ? mendPair(column, next) : undefined;
    mended.push(...(pair ?? [column]));
    if (pair) index += 1;
  }
  return mended.filter(({ pieces }) => pieces.length > 0);
}

function mendPair(column: Column, next: Column): Column[] | undefined {
  if (isBesideOnly(column, next)) return [toColumn(interleave(column.pieces, next.pieces))];
  if (isBesideOnly(next, column)) return [toColumn(interleave(next.pieces, column.pieces))];
  const closing = closingPart(column, next);
  if (closing === undefined) return undefined;
  return [toColumn(column.pieces.slice(0, closing)), toColumn([...next.pieces, ...column.pieces.slice(closing)])];
}

function standSideBySide(a: Column, b: Column): boolean {
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return (
    overlap > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top) && (a.right <= b.left + 2 || b.right <= a.left + 2)
  );
}

/** A heading below two short columns, with what stands under it, opens what comes after both: from which line on. */
function closingPart({ pieces }: Column, next: Column): number | undefined {
  const from = pieces.findIndex(({ line }) => line.y >= next.bottom - line.fontSize * 0.3);
  const first = pieces[from];
  return from >= 1 && first && looksLikeCvHeading(first.line) ? from : undefined;
}

/** A column goes on in the one at the same place of an earlier page. */
function streamOf({ left, right }: Column, streams: { left: number; right: number }[]): number {
  const index = streams.findIndex(
    (stream) => Math.abs(stream.left - left) < 24 && Math.min(stream.right, right) - Math.max(stream.left, left) > 0,
  );
  const known = streams[index];
  if (known) {
    known.right = Math.max(known.right, right);
    return index;
  }
  streams.push({ left, right });
  return streams.length - 1;
}
