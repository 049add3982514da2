import type { CvDate } from '../parsed-cv.ts';
import { DATE_START, type DayOrder, type ReadDate, readDateAt, yearOf } from './date-at.ts';
import { PRESENT } from './date-words.ts';

export interface DateRange {
  readonly start?: CvDate;
  readonly end?: CvDate | 'present';
  /** Only one date stands there. */
  readonly isSingle: boolean;
  /** Where in the text it stands. */
  readonly from: number;
  readonly to: number;
}

const w = String.raw;
const SEPARATOR = new RegExp(
  w`\s*(?:[-–—−‐‑~→>↦⟶➔➜⇒]|\.{2,3}|…)+\s*|\s+(?:to|until|till|thru|through|bis|à|au|al|a|hasta|do)\s+(?:the\s+)?|\s*\/(?:\s+|(?=\p{L}{3}))`,
  'iuy',
);
const ENDS_NOW = new RegExp(w`(?:${PRESENT})(?![\p{L}\d])`, 'iuy');
const ONGOING = w`(?:to[- ]date|till[- ]date|onwards?|on(?=:)|and ongoing)(?!\p{L})`;
/** A bracket belongs to it where it opens there: of "(2022 to date)" it is part of neither. */
const TO_DATE = new RegExp(w`\s*\(\s*${ONGOING}\s*\)|\s*[,–—-]?\s*${ONGOING}`, 'iuy');
const SHORT_END = /(\d{2})(?![\d\p{L}/.]|:\d)/uy;
const OPEN_END = /\s*[–—→-]\s*(?=$|\s{2}|[|,)\];]|\.(?:\s|$))/uy;
/** "2022– Designer, Acme" at the start of a line. */
const OPEN_START = /[–—-]\s+(?=\p{Lu}\p{Ll})/uy;
/** "Mar 2016" and "Present" in the columns "From" and "To". */
const NEXT_CELL = new RegExp(w`\s{2,}(?=(?:${PRESENT})\s*(?:$|\s{2}|[|,)]))`, 'iuy');
/** "05 - 14", "23 - now": years, where they open a line and are set apart from what follows or alone. */
const TWO_DIGITS = new RegExp(
  w`([0-2]\d|[4-9]\d)\s*[-–—]\s*(?:([0-2]\d|[4-9]\d)|${PRESENT})(?=\s{2,}\S|\s*[:|]\s*\p{L}|\s*$)`,
  'iuy',
);
/** "(3 years 2 months)" behind a range says what the range says. */
const LENGTH =
  /\s*[(·,|-]?\s*\(?\s*(?:(?:\d+|one|two|three|four|five|six)\+?\s*(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|meses|lata?|miesięcy)\.?(?:\s*,?\s*(?:and\s+)?)?){1,2}\)?/iuy;
const SINCE = /(?:\b(?:since|from|seit|depuis|desde|od|as of)\s+)$/iu;
/** "Product Manager (until May 2022)": since when, what stands above it says. */
const UNTIL = /[(,]\s*((?:until|till|to)\s+)$/iu;
/** "del 3 de abril de 2018 hasta la fecha", "vom 1.4.2018 bis 2020": before a range such a word belongs to it, before a single date it may mean anything. */
const BEGINS = /(?<![\p{L}\d])(?:between|del?|entre|vom|von|du)\s+$/iu;
/** Of the words above, with their space. */
const LONGEST_SINCE = 12;

/** Every range and every single date of a text, from left to right. */
export function findDateRanges(text: string, order: DayOrder = 'day-first'): DateRange[] {
  if (!/\d|lockdown/iu.test(text)) return [];
  const ranges: DateRange[] = [];
  DATE_START.lastIndex = 0;
  for (let match = DATE_START.exec(text); match; match = DATE_START.exec(text)) {
    const range = readRangeAt(text, match.index, order);
    if (!range) continue;
    ranges.push(range);
    DATE_START.lastIndex = Math.max(range.to, match.index + 1);
  }
  return ranges;
}

/** The first range of a text; failing that, the first single date that stands alone or at an end of it. */
export function findDateRange(text: string, order: DayOrder = 'day-first'): DateRange | undefined {
  return findDateRanges(text, order).find(({ isSingle }) => !isSingle);
}

function readRangeAt(text: string, at: number, order: DayOrder): DateRange | undefined {
  const first = readDateAt(text, at, order);
  if (!first) return at === 0 ? readTwoDigits(text) : undefined;
  const behind = at + first.length;
  const before = text.slice(Math.max(0, at - LONGEST_SINCE), at);
  const since = SINCE.exec(before);
  const from = since ? at - since[0].length : at;
  if (!first.lacksYear) {
    const toDate = matchLength(TO_DATE, text, behind);
    if (toDate) return { start: first.start, end: 'present', isSingle: false, from, to: behind + toDate };
  }
  const separator = matchLength(SEPARATOR, text, behind) || matchLength(NEXT_CELL, text, behind);
  const second = separator ? readEnd(text, behind + separator, first, order) : undefined;
  if (second) return close(text, since ? from : at - (BEGINS.exec(before)?.[0].length ?? 0), second);
  if (first.lacksYear) return undefined;
  const open = matchLength(OPEN_END, text, behind) || (at === 0 ? matchLength(OPEN_START, text, behind) : 0);
  if (since || open) return { start: first.start, end: 'present', isSingle: false, from, to: behind + open };
  const until = UNTIL.exec(before);
  if (until) return { end: first.end, isSingle: false, from: at - (until[1]?.length ?? 0), to: behind };
  // A season is a range of its own.
  const isSingle = first.start === first.end;
  return { start: first.start, end: first.end, isSingle, from, to: behind };
}

function readTwoDigits(text: string): DateRange | undefined {
  TWO_DIGITS.lastIndex = 0;
  const [whole, first, last] = TWO_DIGITS.exec(text) ?? [];
  const [start, end] = [yearOf(first), yearOf(last)];
  if (whole === undefined || start === undefined || (end !== undefined && end < start)) return undefined;
  return { start: `${start}`, end: end ? `${end}` : 'present', isSingle: false, from: 0, to: whole.length };
}

function readEnd(text: string, at: number, first: ReadDate, order: DayOrder): DateRange | undefined {
  const now = matchLength(ENDS_NOW, text, at);
  if (now && !first.lacksYear) return { start: first.start, end: 'present', isSingle: false, from: at, to: at + now };
  const second = readDateAt(text, at, order);
  if (second && !second.lacksYear) {
    const start = first.lacksYear ? `${second.start.slice(0, 4)}-${first.start}` : first.start;
    if (compareDates(start, second.end) > 0) return undefined;
    return { start, end: second.end, isSingle: false, from: at, to: at + second.length };
  }
  SHORT_END.lastIndex = at;
  const short = SHORT_END.exec(text);
  if (!short || first.lacksYear || first.start.length !== 4) return undefined;
  const end = Number(`${first.start.slice(0, 2)}${short[1]}`);
  const year = end < Number(first.start) ? yearOf(short[1]) : end;
  if (!year || year < Number(first.start)) return undefined;
  return { start: first.start, end: String(year), isSingle: false, from: at, to: at + short[0].length };
}

/** "To date", where a form asks for the end. */
export const endsNow = (text: string): boolean => matchLength(ENDS_NOW, text.trim(), 0) === text.trim().length;

function close(text: string, from: number, { start, end, to }: DateRange): DateRange {
  return { start, end, isSingle: false, from, to: to + matchLength(LENGTH, text, to) };
}

function matchLength(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Years without a month compare as equal to every month of theirs. */
export function compareDates(a: CvDate, b: CvDate): number {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length).localeCompare(b.slice(0, length));
}

/** One date that cannot be read the British way decides for the whole document. */
export function findDayOrder(texts: Iterable<string>): DayOrder {
  for (const text of texts) {
    for (const match of text.matchAll(/(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](?:19|20)?\d{2}(?!\d)/g)) {
      const [first, second] = [Number(match[1]), Number(match[2])];
      if (first <= 12 && second > 12 && second <= 31) return 'month-first';
    }
  }
  return 'day-first';
}
