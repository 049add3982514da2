import type { DayOrder } from '../dates/date-at.ts';
import { type DateRange, findDateRanges } from '../dates/date-range.ts';
import type { CvLine } from '../lines/cv-line.ts';
import { isCareerBreak } from '../words/career-breaks.ts';
import { titleScore } from '../words/title-words.ts';
import { isAtAnEnd } from './segments.ts';

/** A line whose dates open an entry. */
export interface Anchor {
  /** In the section's lines. */
  readonly at: number;
  readonly range: DateRange;
}

/** The lines that carry an entry's dates. Single dates count where there are no ranges, or where they look the same. */
export function findAnchors(lines: readonly CvLine[], order: DayOrder): Anchor[] {
  const candidates = lines.flatMap((line, at) => {
    const range = isWithinSentence(line, lines[at - 1]) ? undefined : rangeOfLine(line, order);
    return range ? [{ at, range }] : [];
  });
  const plain = candidates.filter(({ at }) => lines[at]?.bullet === undefined);
  const isListed = plain.every(({ range }) => range.from > 0) && opensItems(candidates, lines);
  const chosen =
    plain.length > 0 && !isListed ? plain : candidates.filter(({ at }) => !isListed || lines[at]?.bullet !== undefined);
  const ranges = chosen.filter(({ range }) => !range.isSingle);
  if (ranges.length === 0) return chosen;
  const looks = new Set(ranges.map(({ at }) => lookOf(lines[at])));
  const openLines = ranges.every(({ range }) => range.from === 0);
  return chosen.filter(({ at, range }) => {
    if (!range.isSingle) return true;
    // A year alone is only trusted where all dates open their lines.
    const isTrusted = range.start?.length === 7 || (openLines && range.from === 0);
    return isTrusted && looks.has(lookOf(lines[at]));
  });
}

/** "- 2019–2022, frontend developer, …": a list of posts, each item of which begins with its dates. */
const opensItems = (candidates: readonly Anchor[], lines: readonly CvLine[]): boolean =>
  candidates.filter(({ at, range }) => lines[at]?.bullet !== undefined && range.from === 0 && !range.isSingle).length >=
  3;

/** "studies in 2013 & 2014" at the end of what the line above began. */
const isWithinSentence = (line: CvLine, previous: CvLine | undefined): boolean =>
  /^\p{Ll}/u.test(line.text) && line.passage === previous?.passage && !line.opensPost;

const lookOf = (line: CvLine | undefined): string =>
  line
    ? `${Math.round(line.line.fontSize)} ${line.line.isBold} ${line.cells.length > 1} ${Math.round(line.line.x / 6)}`
    : '';

/** A cell of a table that holds the dates and nothing else; whatever the other cells hold. */
function cellOfDates({ cells, text }: CvLine, order: DayOrder): DateRange | undefined {
  if (cells.length < 2) return undefined;
  let from = 0;
  for (const cell of cells) {
    const range =
      cell.text.length <= 60 ? findDateRanges(cell.text, order).find(({ isSingle }) => !isSingle) : undefined;
    const isAlone = range && !/[\p{L}\p{N}]/u.test(cell.text.slice(0, range.from) + cell.text.slice(range.to));
    const at = text.indexOf(cell.text, from);
    if (range && isAlone && at >= 0) return { ...range, from: at + range.from, to: at + range.to };
    from = at + cell.text.length;
  }
  return undefined;
}

/** "Upsell champion Q3 2024": when something was won, not how long a post was held. */
const QUARTER = /^q[1-4]\s*['’]?\d{2,4}$/iu;
/** "Senior Support Worker (promoted from Support Worker 06/2022)": within the post. */
const PROMOTED = /\((?:promoted|acting|made permanent|permanent)\b[^()]*$/iu;
/** "Gap: Feb 16 – Aug 16 cared for my father" */
export const GAP = /^(?:(?:career|employment) )?(?:gap|break)\s*[:–—-]/iu;
/** "(12/23–01/24 looking for work)": the line says what there was instead of a post, and no more. */
export function tellsOfBreak({ text }: CvLine, { from, to }: DateRange): boolean {
  const told = `${text.slice(0, from)} ${text.slice(to)}`.replace(/^[\s(,:–—|-]+|[\s).,:–—|-]+$/gu, '');
  return text.length <= LONGEST && isCareerBreak(told);
}

/** Longer lines are paragraphs, whatever dates are in them. */
const LONGEST = 240;

function rangeOfLine(line: CvLine, order: DayOrder): DateRange | undefined {
  if (line.opensPost) return findDateRanges(line.text, order).find(({ isSingle }) => !isSingle);
  const cell = cellOfDates(line, order);
  if (cell) return cell;
  if (line.text.length > LONGEST || GAP.test(line.text)) return undefined;
  const ranges = findDateRanges(line.text, order);
  const range = ranges.find(({ isSingle }) => !isSingle) ?? joinSingles(line.text, ranges) ?? ranges[0];
  if (!range || QUARTER.test(line.text.slice(range.from, range.to))) return undefined;
  const before = line.text.slice(0, range.from);
  if (line.bullet !== undefined && !range.isSingle && range.from === 0 && titleScore(firstName(line.text, range)) >= 1)
    return range;
  const rest = `${before} ${line.text.slice(range.to)}`.trim();
  if (isProse(rest) || (line.bullet !== undefined && !isAtAnEnd(line.text, range))) return undefined;
  if (range.isSingle && (PROMOTED.test(before) || !isAtAnEnd(line.text, range))) return undefined;
  // "between 2015 and 2018", "in 2015": part of a sentence.
  if (/\b(?:in|by|between|during|of|the|for|and)\s+$/u.test(before) && line.wordCount > 6) return undefined;
  return range;
}

/** "2022–now, senior frontend engineer, Tallyho (remote). Design system …": what stands right behind the dates. */
const firstName = (text: string, { to }: DateRange): string =>
  text
    .slice(to)
    .replace(/^[\s,:–—-]+/u, '')
    .split(/[,.:;(]|\s(?:at|@)\s/u)[0] ?? '';

/** Two dates in cells beside each other are the columns "from" and "to" of a table. */
export function joinSingles(text: string, ranges: readonly DateRange[]): DateRange | undefined {
  const [first, second] = ranges;
  // "From: 06/2016   To: present"
  const goesOn = first && ranges.length === 1 ? GOES_ON.exec(text.slice(first.to)) : null;
  if (first && goesOn)
    return { start: first.start, end: 'present', isSingle: false, from: first.from, to: first.to + goesOn[0].length };
  if (
    !first ||
    !second ||
    ranges.length !== 2 ||
    !/^\W*(?:to|end|until|till|end date)?\W*$/iu.test(text.slice(first.to, second.from))
  )
    return undefined;
  return { start: first.start, end: second.end, isSingle: false, from: first.from, to: second.to };
}

const GOES_ON = /^\W*(?:to|end|until|till|end date)\W+(?:present|now|date|today|current|ongoing)(?!\p{L})/iu;

function isProse(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length <= 12) return /[a-z]\.$/u.test(text) && words.length > 8;
  const small = words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length;
  return words.length > 26 || small > words.length * 0.35;
}
