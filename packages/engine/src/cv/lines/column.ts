import type { Line } from '../../document/document.ts';
import { boxAround } from '../../layout/passages.ts';

/** A line of the page; where two were put together, the one whose paragraph goes on is its source. */
export interface Piece {
  readonly line: Line;
  readonly source: Line;
  /** Goes on with the paragraph of the line before. */
  readonly joinsPrevious?: boolean;
}

export interface Column {
  readonly pieces: readonly Piece[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function toColumn(pieces: readonly Piece[]): Column {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { line } of pieces) {
    left = Math.min(left, line.x);
    right = Math.max(right, line.x + line.width);
    top = Math.min(top, line.y);
    bottom = Math.max(bottom, line.y + line.height);
  }
  return { pieces, left, right, top, bottom };
}

export const sharesBaseline = (one: Line, other: Line): boolean =>
  Math.abs(one.y + one.height - other.y - other.height) <= 0.35 * Math.max(one.fontSize, other.fontSize) ||
  Math.abs(one.y - other.y) <= 0.2 * Math.max(one.fontSize, other.fontSize);

/** Two lines side by side as one with cells; it looks like the main one. */
export function mergeLines(main: Piece, other: Line): Piece {
  const cells = [...main.line.cells, ...other.cells].sort((a, b) => a.x - b.x);
  const line: Line = {
    ...main.line,
    ...boxAround([main.line, other]),
    text: cells.map(({ text }) => text).join('  '),
    cells,
    spans: [...main.line.spans, ...other.spans].sort((a, b) => a.x - b.x),
  };
  return { line, source: main.source };
}
