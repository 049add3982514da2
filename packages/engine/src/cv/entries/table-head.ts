import type { Cell } from '../../document/document.ts';
import type { CvLine } from '../lines/cv-line.ts';
import type { Ledger } from '../lines/ledger.ts';
import { roleOfLabel, type SegmentRole } from '../words/entry-labels.ts';

interface Table {
  readonly columns: readonly (SegmentRole | undefined)[];
  /** The lines below the head, cut where its columns begin. */
  readonly lines: readonly CvLine[];
}

const mostColumns = 12;

/** "Dates | Employer | Position" above a table says what its columns are, and where narrow ones begin. */
export function readTableHead(lines: readonly CvLine[], ledger: Ledger): Table {
  const [head, ...below] = lines;
  const columns = (head?.cells ?? []).map(({ text }) => roleOfLabel(text));
  if (!head || columns.length > mostColumns || columns.filter((role) => role !== undefined).length < 2)
    return { columns: [], lines };
  ledger.use(head);
  const starts = head.cells.map(({ x }) => x);
  return {
    columns,
    lines: [
      head,
      ...joinRows(
        below.map((line) => cutAtColumns(line, starts)),
        starts,
      ),
    ],
  };
}

const roomAbove = (line: CvLine, above: CvLine): number => line.line.y - (above.line.y + above.line.height);

/** Where rows stand apart, a line close below one of them goes on in its cells: "NVQ Level 3 Health and Social" and "Care". */
function joinRows(lines: readonly CvLine[], starts: readonly number[]): CvLine[] {
  const isClose = (line: CvLine, above: CvLine | undefined) =>
    above?.page === line.page && Math.abs(roomAbove(line, above)) < line.line.fontSize * 0.4;
  const columnOf = ({ x }: Cell, fontSize: number) => starts.findIndex((start) => Math.abs(start - x) < fontSize);
  const areApart = lines.some((line, at) => {
    const above = lines[at - 1];
    return above !== undefined && line.cells.length === starts.length && !isClose(line, above);
  });
  const rows: CvLine[] = [];
  for (const [at, line] of lines.entries()) {
    const row = rows.at(-1);
    const goesOn = line.cells.map((cell) => columnOf(cell, line.line.fontSize));
    const joins = row && areApart && line.bullet === undefined && isClose(line, lines[at - 1]) && !goesOn.includes(-1);
    if (!joins) rows.push(line);
    else
      rows[rows.length - 1] = withMore(
        row,
        line,
        goesOn.map((column) => row.cells.findIndex((cell) => columnOf(cell, line.line.fontSize) === column)),
      );
  }
  return rows;
}

function withMore(row: CvLine, line: CvLine, places: readonly number[]): CvLine {
  const cells = row.cells.map((cell, at) => {
    const more = line.cells[places.indexOf(at)];
    return more ? { ...cell, text: `${cell.text} ${more.text}` } : cell;
  });
  const text = cells.map((cell) => cell.text).join('  ');
  return { ...row, cells, text, wordCount: text.split(/\s+/u).length, joined: [...(row.joined ?? []), line] };
}

function cutAtColumns(line: CvLine, starts: readonly number[]): CvLine {
  if (line.bullet !== undefined || line.cells.length < 2 || line.cells.length >= starts.length) return line;
  const cells = line.cells.flatMap((cell) => cutCell(cell, starts, line.line.fontSize));
  return cells.length === starts.length ? { ...line, cells } : line;
}

/** One column after the other, at the word that begins nearest to it: letters are about as wide as each other. */
function cutCell(cell: Cell, starts: readonly number[], fontSize: number): Cell[] {
  const end = cell.x + cell.width;
  const start = starts.find((at) => at > cell.x + fontSize && at < end);
  if (start === undefined) return [cell];
  const perLetter = cell.width / cell.text.length;
  const far = ({ index }: { index: number }) => Math.abs(cell.x + index * perLetter - start);
  const [nearest] = [...cell.text.matchAll(/(?<=\s)\S/gu)].sort((a, b) => far(a) - far(b));
  if (!nearest || far(nearest) > fontSize * 2) return [cell];
  const before = { ...cell, text: cell.text.slice(0, nearest.index).trim(), width: start - cell.x };
  const behind = { ...cell, text: cell.text.slice(nearest.index), x: start, width: end - start };
  return [before, ...cutCell(behind, starts, fontSize)];
}
