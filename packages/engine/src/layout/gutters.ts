import { isBullet } from './bullets.ts';
import { endOf, type Row } from './layout-word.ts';

/** A strip from top to bottom that no word of a stretch of rows touches. */
export interface Gutter {
  readonly from: number;
  readonly to: number;
}

export interface Stretch {
  readonly rows: readonly Row[];
  /** The widest strip with text on both sides; absent for rows that are simply read one after the other. */
  readonly gutter: Gutter | undefined;
}

/** Of the font size: wider than the spaces of justified text, narrower than what separates columns. */
const NARROWEST = 0.9;
/** Further down, two rows beside many others are chance again. */
const FARTHEST_ROWS = 12;
/** Before a bullet, which ends any doubt. */
const NARROWEST_BEFORE_BULLET = 0.4;
const DOT = /^[•‣◦▪■●►▸➢✓]$/u;
/** Fewer rows with a gap above each other are chance. */
const FEWEST_ROWS = 3;

/** Cuts rows, from top to bottom, into stretches that share a gutter and stretches that have none. */
export function findStretches(rows: readonly Row[]): Stretch[] {
  const stretches: Stretch[] = [];
  let plain: Row[] = [];
  let index = 0;
  while (index < rows.length) {
    const found = longestFrom(rows, index);
    if (found) {
      if (plain.length > 0) stretches.push({ rows: plain, gutter: undefined });
      plain = [];
      stretches.push(found);
      index += found.rows.length;
    } else {
      const row = rows[index];
      if (row) plain.push(row);
      index += 1;
    }
  }
  if (plain.length > 0) stretches.push({ rows: plain, gutter: undefined });
  return stretches;
}

/** A strip that is still free, and how many rows have text on either side of it. */
interface Strip extends Gutter {
  readonly left: number;
  readonly right: number;
}

function longestFrom(rows: readonly Row[], start: number): Stretch | undefined {
  let strips: Strip[] = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY, left: 0, right: 0 }];
  let best: { end: number; gutter: Gutter } | undefined;
  for (let end = start; end < rows.length; end += 1) {
    const row = rows[end];
    if (!row) break;
    strips = narrow(strips, row);
    const gutter = widest(
      strips.filter((strip) => isGutter(strip, end - start < FARTHEST_ROWS ? rows.slice(start, end + 1) : [])),
    );
    if (gutter) best = { end, gutter };
    else if (best) break;
  }
  if (!best || standsBefore(rows, start, best.gutter)) return undefined;
  const end = isHeadingOfNext(rows, best.end, best.gutter) ? best.end : best.end + 1;
  return { rows: rows.slice(start, end), gutter: best.gutter };
}

/** Two rows are enough where a list begins on either side. */
const isGutter = ({ from, to, left, right }: Strip, rows: readonly Row[]): boolean =>
  (left >= FEWEST_ROWS && right >= FEWEST_ROWS) ||
  (left >= 2 && right >= 2 && Number.isFinite(from) && Number.isFinite(to) && opensTwoLists(rows, to));

const opensTwoLists = (rows: readonly Row[], to: number): boolean =>
  rows.some(({ words }) => {
    const [first] = words;
    const behind = words.find(({ x }) => x >= to - 0.01);
    return first !== undefined && isBullet(first) && behind !== undefined && behind !== first && isBullet(behind);
  });

/** A short heading below two columns, close above the line across the page that it belongs to. */
function isHeadingOfNext(rows: readonly Row[], at: number, gutter: Gutter): boolean {
  const [before, last, next] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!before || !last || !next) return false;
  const isOnTheLeft = last.words.every((word) => endOf(word) <= gutter.to);
  const isSetApart = last.words.every(({ isBold }) => isBold) && !next.words.some(({ isBold }) => isBold);
  return isOnTheLeft && isSetApart && last.y - before.y > (next.y - last.y) * 1.2;
}

/** A centred line or a date well above the columns happens to lie right of the gutter; it belongs to neither. */
function standsBefore(rows: readonly Row[], start: number, gutter: Gutter): boolean {
  const [first, second] = [rows[start], rows[start + 1]];
  if (!first || !second) return false;
  const isOnTheRight = first.words.every((word) => word.x >= gutter.to - 0.01);
  return isOnTheRight && second.y - first.y > second.fontSize * 2;
}

/** What is left of the strips when one more row joins. */
function narrow(strips: readonly Strip[], row: Row): Strip[] {
  const free = freeOf(row);
  return strips
    .flatMap((strip) =>
      free.map((gap) => {
        const [from, to] = [Math.max(strip.from, gap.from), Math.min(strip.to, gap.to)];
        return {
          from,
          to,
          left: strip.left + (gap.from > Number.NEGATIVE_INFINITY ? 1 : 0),
          right: strip.right + (gap.to < Number.POSITIVE_INFINITY ? 1 : 0),
        };
      }),
    )
    .filter(({ from, to }) => to - from >= (isBeforeDot(row, to) ? NARROWEST_BEFORE_BULLET : NARROWEST) * row.fontSize);
}

const isBeforeDot = ({ words }: Row, to: number): boolean =>
  words.some(({ x, text }) => Math.abs(x - to) < 0.5 && DOT.test(text));

/** Between the words of a row that stand clearly apart, and beside them. */
function freeOf({ words, fontSize }: Row): Gutter[] {
  const free: Gutter[] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (const [index, word] of words.entries()) {
    // The room between a bullet and its text runs down the whole list and separates nothing.
    const previous = words[index - 1];
    const isBehindBullet = previous && isBullet(previous) && word.x - endOf(previous) < fontSize * 3;
    const least = DOT.test(word.text) && previous ? NARROWEST_BEFORE_BULLET : NARROWEST;
    if (!isBehindBullet && word.x - from > least * fontSize) free.push({ from, to: word.x });
    from = Math.max(from, endOf(word));
  }
  free.push({ from, to: Number.POSITIVE_INFINITY });
  return free;
}

function widest(strips: readonly Strip[]): Gutter | undefined {
  return strips.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
}
