import type { Cell, Line, Span } from '../../document/document.ts';
import { boxAround } from '../../layout/passages.ts';
import type { Piece } from './column.ts';

/** A cell with this many lines of its own is a text, not a value. */
const FEWEST_ROWS = 3;
const BULLET = /^[•‣∙◦○●▪■□◆►▸➢✓✔·*–—-]$|^[•‣∙◦●▪■◆►▸➢✓✔]\s*(?=\S)/u;

/** Rows of a table whose cells hold whole texts, such as a career beside its heading, as the lines they are made of. */
export function splitTallCells(line: Line): Piece[] {
  const whole = { line, source: line };
  if (line.cells.length < 2 || line.height < line.fontSize * 3) return [whole];
  const cells = line.cells.map((cell) => ({ cell, rows: rowsOf(cell, line.spans) }));
  if (cells.every(({ rows }) => rows.length < FEWEST_ROWS)) return [whole];
  const firsts: { cell: Cell; spans: readonly Span[] }[] = [];
  const below: Piece[] = [];
  for (const { cell, rows } of cells) {
    const [first, ...rest] = rows;
    if (!first || rows.length < FEWEST_ROWS) {
      firsts.push({ cell, spans: rows.flat() });
      continue;
    }
    firsts.push({ cell: { ...boxAround(first), text: textOf(first) }, spans: first });
    const right = cell.x + cell.width;
    let previous = lineOf(first, line);
    for (const row of rest) {
      const made = lineOf(row, line);
      below.push({ line: made, source: made, joinsPrevious: continues(previous, made, right) });
      previous = made;
    }
  }
  return [{ line: rowLine(firsts, line), source: line }, ...below];
}

function rowsOf(cell: Cell, spans: readonly Span[]): Span[][] {
  const own = spans.filter(
    ({ x, y }) => x >= cell.x - 1 && x < cell.x + cell.width + 1 && y >= cell.y - 1 && y <= cell.y + cell.height,
  );
  const rows: Span[][] = [];
  for (const span of own.toSorted((a, b) => a.y + a.height - b.y - b.height)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y + first.height - span.y - span.height) < span.fontSize * 0.5) row.push(span);
    else rows.push([span]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

const textOf = (row: readonly Span[]): string =>
  row
    .map(({ text }) => text.trim())
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

function lineOf(row: readonly Span[], like: Line): Line {
  const text = textOf(row);
  const [head = ''] = text.split(' ');
  const mark = BULLET.exec(head)?.[0].trim();
  const bullet = mark && text.length > mark.length ? mark : undefined;
  const rest = bullet ? text.slice(bullet.length).trim() : text;
  const box = boxAround(row);
  return {
    ...like,
    ...box,
    text: rest,
    bullet,
    fontSize: row[0]?.fontSize ?? like.fontSize,
    isBold: row.every(({ isBold }) => isBold),
    cells: [{ ...box, text: rest }],
    spans: row,
  };
}

function rowLine(parts: readonly { cell: Cell; spans: readonly Span[] }[], like: Line): Line {
  const cells = parts.map(({ cell }) => cell);
  const spans = parts.flatMap((part) => part.spans);
  return {
    ...like,
    ...boxAround(cells),
    text: cells.map(({ text }) => text).join('  '),
    cells,
    spans,
    isBold: spans.length > 0 && spans.every(({ isBold }) => isBold),
  };
}

/** The line above was full, or this one starts small. */
function continues(previous: Line, line: Line, right: number): boolean {
  if (line.bullet !== undefined || previous.isBold !== line.isBold) return false;
  const room = right - (previous.x + previous.width);
  const word = line.text.split(' ', 1)[0] ?? '';
  return /^\p{Ll}/u.test(line.text) || room < (word.length + 1) * line.fontSize * 0.5;
}
