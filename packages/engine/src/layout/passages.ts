import type { Box, Cell, Document, Line } from '../document/document.ts';
import { joinLines } from './build-lines.ts';

/** A paragraph, a list item, a heading or a row of a table: what belongs together, as running text. */
export interface Passage {
  readonly text: string;
  /** Counted from 1; where it starts. */
  readonly page: number;
  readonly box: Box;
  readonly fontSize: number;
  readonly isBold: boolean;
  readonly bullet: string | undefined;
  readonly cells: readonly Cell[];
  readonly lines: readonly Line[];
}

interface Placed {
  readonly line: Line;
  readonly page: number;
  /** Where the text of the line's column ends on the right; plain text has no margin but what its writer keeps. */
  readonly margin: number | undefined;
  /** Whether its block is lines that each say one thing, set without bullets, rather than lines a margin broke. */
  readonly isLineByLine: boolean;
  /** Whether its block is a label and short lines in small letters below it. */
  readonly isBelowLabel: boolean;
}

/**
 * Puts a document's lines together to passages. `standsAlone` says which lines are never joined with others, such as
 * the headings and labels only the caller can know.
 */
export function toPassages(
  document: Document,
  standsAlone: (line: Line) => boolean,
  { listsBelowLabels = false } = {},
): Passage[] {
  const groups: Placed[][] = [];
  for (const placed of bodyLines(document, listsBelowLabels)) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    const goesOn = previous && !standsAlone(placed.line) && !standsAlone(previous.line) && continues(previous, placed);
    if (group && goesOn) group.push(placed);
    else groups.push([placed]);
  }
  return groups.map(toPassage);
}

function bodyLines({ kind, pages }: Document, listsBelowLabels: boolean): Placed[] {
  return pages.flatMap((page) => {
    const margins = new Map<number, number>();
    for (const { column, x, width } of page.lines) {
      margins.set(column, Math.max(margins.get(column) ?? 0, x + width));
    }
    // On a laid-out page a full line was broken by the margin; in plain text its writer ended it.
    const listed = kind === 'txt' ? lineByLine(page.lines) : new Set<number>();
    const labelled = kind === 'txt' && listsBelowLabels ? belowLabels(page.lines) : new Set<number>();
    return page.lines
      .filter(({ role }) => role === 'body')
      .map((line) => ({
        line,
        page: page.number,
        margin: kind === 'txt' ? undefined : (margins.get(line.column) ?? page.width),
        isLineByLine: listed.has(line.block),
        isBelowLabel: labelled.has(line.block),
      }));
  });
}

const fewestLines = 3;

/** Blocks of several lines, none of which starts in the middle of a sentence: of running text most would. */
function lineByLine(lines: readonly Line[]): Set<number> {
  const starts = new Map<number, number>();
  for (const { block, text } of lines) {
    const goesOn = /^[\p{Ll}(&]/u.test(text);
    starts.set(block, goesOn ? Number.NEGATIVE_INFINITY : (starts.get(block) ?? 0) + 1);
  }
  return new Set([...starts].flatMap(([block, count]) => (count >= fewestLines ? [block] : [])));
}

const longestBelowLabel = 60;

/** "Day to day:" and below it "dispensing and adjusting glasses", "answering the phone": a list, as prose is not broken so early. */
function belowLabels(lines: readonly Line[]): Set<number> {
  const blocks = Map.groupBy(lines, ({ block }) => block);
  const isList = ([first, ...items]: readonly Line[]): boolean =>
    first?.text.endsWith(':') === true &&
    items.length >= fewestLines - 1 &&
    items.every(({ text }) => /^\p{Ll}/u.test(text) && text.length <= longestBelowLabel && !/[,.]$/.test(text));
  return new Set([...blocks].flatMap(([block, all]) => (isList(all) ? [block] : [])));
}

function continues(previous: Placed, next: Placed): boolean {
  const [before, after] = [previous.line, next.line];
  if (previous.isBelowLabel && next.isBelowLabel) return false;
  if (after.bullet !== undefined || after.cells.length > 1 || before.cells.length > 1) return false;
  const startsSmall = /^[\p{Ll}(&]/u.test(after.text);
  const isEnded = /[.!?:;]$/.test(before.text);
  const sameLook = Math.abs(before.fontSize - after.fontSize) <= 0.6;
  if (previous.page !== next.page) return startsSmall && !isEnded && sameLook;
  if (before.column !== after.column) {
    if (sameLook && isNextLine(before, after)) return startsSmall || !isHardBreak(previous, after);
    return startsSmall && !isEnded && sameLook;
  }
  if (before.block !== after.block) return startsSmall && !isEnded && sameLook && isClose(before, after);
  return startsSmall || !isHardBreak(previous, after);
}

const isClose = (before: Line, after: Line): boolean => after.y - before.y < after.fontSize * 2.2;

/** The last line of a paragraph above two columns, short enough to be taken for the first of the left one. */
const isNextLine = (before: Line, after: Line): boolean =>
  Math.abs(before.x - after.x) < 2 &&
  before.isBold === after.isBold &&
  after.y > before.y &&
  after.y - before.y < after.fontSize * 1.4;

/** A line that had room for the next word was ended on purpose. */
function isHardBreak({ line, margin, isLineByLine }: Placed, next: Line): boolean {
  const isListLike =
    (line.text.length <= 40 || isLineByLine) &&
    /^[\p{Lu}\d]/u.test(next.text) &&
    !/(?:[,&–-]|\b(?:and|or|of|the|to|for|with|in|a))$/i.test(line.text);
  const hadRoom = margin === undefined ? isShort(line.text) : hasRoom(line, margin, next);
  return hadRoom || (isListLike && line.bullet === undefined);
}

function hasRoom(line: Line, margin: number, next: Line): boolean {
  const word = next.text.split(' ', 1)[0] ?? '';
  return margin - (line.x + line.width) > (word.length + 1) * next.fontSize * 0.75;
}

/**
 * Where plain text is broken is not measured by its longest line: that may be the one with the name in it, and a name must
 * not change how the others are read.
 */
const isShort = (text: string): boolean => text.length < 55 || /[.!?:;]$|@/.test(text);

function toPassage(group: readonly Placed[]): Passage {
  const [first] = group;
  if (!first) throw new Error('a passage has at least one line');
  const lines = group.map(({ line }) => line);
  const samePage = group.filter(({ page }) => page === first.page).map(({ line }) => line);
  return {
    text: joinLines(lines.map(({ text }) => text)),
    page: first.page,
    box: boxAround(samePage),
    fontSize: first.line.fontSize,
    isBold: lines.every(({ isBold }) => isBold),
    bullet: first.line.bullet,
    cells: first.line.cells,
    lines,
  };
}

export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
