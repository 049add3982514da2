import { findDateRange, findDateRanges } from '../dates/date-range.ts';
import type { Piece } from './column.ts';
import { mergeLines } from './column.ts';

const ONLY_JOINER = /^(?:to|until|till|bis|[-–—])$/iu;
/** "Aug 2023 – to", "Aug 2021 – Aug" */
const ENDS_OPEN =
  /(?:\s(?:to|until|till)|[-–—])(?:\s*(?:to|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?))?$/iu;

/** A narrow column breaks ranges: "January 2011", "to", "Current", one below the other, are one line. */
export function joinBrokenDates(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (!piece) continue;
    const [next, afterNext] = [pieces[index + 1], pieces[index + 2]];
    if (next && endsInRange(piece, next)) {
      joined.push(mergeDown(piece, next));
      index += 1;
      continue;
    }
    if (next && isOneDate(piece)) {
      if (afterNext && ONLY_JOINER.test(next.line.text) && isRange(piece, next, afterNext)) {
        joined.push(mergeDown(mergeDown(piece, next), afterNext));
        index += 2;
        continue;
      }
      if (
        (ENDS_OPEN.test(piece.line.text) || /^(?:[-–—]|(?:to|until|till)\s)/iu.test(next.line.text)) &&
        isRange(piece, next)
      ) {
        joined.push(mergeDown(piece, next));
        index += 1;
        continue;
      }
    }
    joined.push(piece);
  }
  return joined;
}

function isOneDate({ line }: Piece): boolean {
  if (line.text.length > 24 || line.cells.length > 1) return false;
  const [range, ...others] = findDateRanges(line.text);
  if (!range || others.length > 0) return false;
  return !/[\p{L}\p{N}]/u.test(
    line.text.slice(0, range.from) +
      line.text
        .slice(range.to)
        .replace(ENDS_OPEN, '')
        .replace(/to|until|till/iu, ''),
  );
}

const OPEN = /\d{4}\s*(?:[–—-]|\sto)$/u;

/** "Pharmacy Technician January 2020 –" and below it "Present", and no more. */
function endsInRange({ line }: Piece, { line: below }: Piece): boolean {
  if (line.text.length > 120 || below.text.length > 24 || !OPEN.test(line.text) || below.bullet !== undefined)
    return false;
  const range = findDateRange(`${line.text} ${below.text}`);
  return range !== undefined && range.from < line.text.length && range.to === line.text.length + 1 + below.text.length;
}

/** Together they are a range and nothing else. */
function isRange(...pieces: readonly Piece[]): boolean {
  const text = pieces.map(({ line }) => line.text).join(' ');
  const range = text.length <= 48 ? findDateRange(text) : undefined;
  return range !== undefined && range.from === 0 && range.to >= text.length - 1;
}

function mergeDown(upper: Piece, lower: Piece): Piece {
  const text = `${upper.line.text} ${lower.line.text}`;
  const merged = mergeLines(upper, lower.line);
  const { x, y, width, height } = merged.line;
  return { ...merged, line: { ...merged.line, text, cells: [{ x, y, width, height, text }] } };
}
