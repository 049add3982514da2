import type { Cell, Line } from '../document/document.ts';
import { joinLines } from '../layout/build-lines.ts';
import type { Passage } from '../layout/passages.ts';
import { namesBoth } from './tabbed-columns.ts';

/** A line of the same row follows sooner than the next row, and the next row sooner than what stands below the table. */
const withinRow = 1.45;
const withinTable = 2.4;
const near = 20;
const letters = 4;
const mostColumns = 12;

/** Where a column begins, and where the next one does. */
interface Column {
  readonly cell: Cell;
  readonly end: number;
}

type Piece = Pick<Cell, 'x' | 'width' | 'text'>;

interface Row {
  readonly passage: Passage;
  /** Of each column its lines. */
  readonly pieces: readonly Piece[][];
  readonly last: Line;
}

/** Below "Essential | Desirable" on a page, each cell is as many lines as it takes: the lines of a row are put together again. */
export function withWholeRows(passages: readonly Passage[]): readonly Passage[] {
  const at = passages.findIndex(namesBoth);
  const header = passages[at];
  if (!header || header.cells.length > mostColumns) return passages;
  const end = endOfTable(passages, at, header);
  const body = passages.slice(at + 1, end);
  const columns = columnsOf(header, body);
  const rows: Row[] = [];
  for (const passage of body) for (const line of passage.lines) addLine(rows, passage, line, columns);
  return [...passages.slice(0, at + 1), ...rows.flatMap((row) => toPassages(row, columns)), ...passages.slice(end)];
}

function endOfTable(passages: readonly Passage[], at: number, header: Passage): number {
  let last = header.lines[0];
  let end = at + 1;
  for (; end < passages.length; end += 1) {
    const passage = passages[end];
    if (!passage || !last || !isOfTable(passage, header, last)) break;
    last = passage.lines.at(-1);
  }
  return end;
}

const isOfTable = ({ page, bullet, fontSize, lines }: Passage, header: Passage, last: Line): boolean => {
  const [line] = lines;
  return (
    line !== undefined &&
    page === header.page &&
    bullet === undefined &&
    Math.abs(fontSize - header.fontSize) < 0.6 &&
    line.y > last.y &&
    line.y - last.y < fontSize * withinTable
  );
};

/** What the rows are called may stand in a column without a name. */
function columnsOf({ cells }: Passage, body: readonly Passage[]): Column[] {
  const placed = body.flatMap(({ lines }) => lines.flatMap((line) => line.cells));
  const first = placed.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const right = placed.reduce((most, { x, width }) => Math.max(most, x + width), 0);
  const [named] = cells;
  const all = named && first < named.x - near ? [{ ...named, x: first, text: '' }, ...cells] : cells;
  return all.map((cell, at) => ({ cell, end: all[at + 1]?.x ?? right }));
}

function addLine(rows: Row[], passage: Passage, line: Line, columns: readonly Column[]): void {
  const row = rows.at(-1);
  const goesOn = row && line.y - row.last.y < line.fontSize * withinRow;
  const pieces = goesOn ? row.pieces : columns.map((): Piece[] => []);
  for (const piece of line.cells.flatMap((cell) => cutAtColumns(cell, columns)))
    pieces[columnOf(piece.x, columns)]?.push(piece);
  const made = { passage: goesOn ? row.passage : passage, pieces, last: line };
  if (goesOn) rows[rows.length - 1] = made;
  else rows.push(made);
}

function columnOf(x: number, columns: readonly Column[]): number {
  const behind = columns.findIndex(({ cell }) => cell.x > x + near);
  return behind === -1 ? columns.length - 1 : Math.max(0, behind - 1);
}

/** "Education and A postgraduate diploma": where a column is full, the next one begins too near to be told from it but by its name above. */
function cutAtColumns(piece: Piece, columns: readonly Column[]): Piece[] {
  const { x, width, text } = piece;
  const column = columns.find(({ cell }) => cell.x > x + near && cell.x + near < x + width);
  if (!column) return [piece];
  const start = column.cell.x;
  const guessed = ((start - x) / width) * text.length;
  // Letters are not of one width: of the gaps near by, one in front of a capital is it.
  const away = (index: number) =>
    Math.abs(index - guessed) - (/^\s+\p{Lu}/u.test(text.slice(index, index + letters)) ? letters : 0);
  let cut: number | undefined;
  for (const { index } of text.matchAll(/\s+/gu)) if (cut === undefined || away(index) < away(cut)) cut = index;
  if (cut === undefined) return [piece];
  const rest = { x: start, width: x + width - start, text: text.slice(cut).trim() };
  return [{ x, width: start - x, text: text.slice(0, cut) }, ...cutAtColumns(rest, columns)];
}

/** A cell may hold several things, each in a line of its own: where a line had room for the next word, that begins another. */
function itemsIn(pieces: readonly Piece[], { end }: Column, fontSize: number): string[] {
  const items: string[][] = [];
  let room = Number.POSITIVE_INFINITY;
  for (const { x, width, text } of pieces) {
    const firstWord = (text.split(' ', 1)[0]?.length ?? 0) + 1;
    const goesOn = /^[\p{Ll}(&]/u.test(text) || room <= firstWord * fontSize * 0.6;
    if (goesOn && items.length > 0) items.at(-1)?.push(text);
    else items.push([text]);
    room = end - (x + width);
  }
  return items.map(joinLines);
}

function toPassages({ passage, pieces }: Row, columns: readonly Column[]): Passage[] {
  const items = columns.map((column, at) => itemsIn(pieces[at] ?? [], column, passage.fontSize));
  const most = Math.max(...items.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => {
    const cells = columns.flatMap(({ cell }, column) => {
      const text = items[column]?.[at];
      return text === undefined ? [] : [{ ...cell, text }];
    });
    return { ...passage, cells, text: joinLines(cells.map(({ text }) => text)) };
  });
}
