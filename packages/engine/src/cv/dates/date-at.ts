import type { CvDate } from '../parsed-cv.ts';
import { MONTH_NAMES, monthOfName, monthsOfSeason, SEASON_NAMES } from './date-words.ts';

/** Which of the first two numbers of 04/05/2019 is the day. */
export type DayOrder = 'day-first' | 'month-first';

export interface ReadDate {
  readonly start: CvDate;
  /** Differs for what is longer than a month, such as a season. */
  readonly end: CvDate;
  readonly length: number;
  /** Only a month: its year stands behind the other end of the range. */
  readonly lacksYear?: boolean;
}

const w = String.raw;
const YEAR = w`(?:19[4-9]\d|20[0-4]\d)(?!\d)`;
const SHORT_YEAR = w`['’‘]\s?(?:\d{2})(?![\d\p{L}])`;
const MONTH = w`(?:${MONTH_NAMES})(?!\p{L})\.?`;
const DAY = w`(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|\.)?`;

const sticky = (pattern: string): RegExp => new RegExp(pattern, 'iuy');

const DAY_MONTH_YEAR = sticky(w`${DAY}\s+(?:of\s+|de\s+)?(${MONTH}),?\s+(?:de\s+)?(${YEAR})`);
const MONTH_DAY_YEAR = sticky(w`(${MONTH})\s+${DAY},?\s+(${YEAR})`);
const NUMBERS = sticky(w`(\d{1,2})[/.-](\d{1,2})[/.-](${YEAR}|\d{2}(?![\d/]))`);
const ISO = sticky(w`(${YEAR})[-/.](0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\d|3[01]))?(?![\d])`);
const MONTH_NUMBER_YEAR = sticky(w`(0?[1-9]|1[0-2])\s?[/.-]\s?(${YEAR})`);
const MONTH_NUMBER_SHORT = sticky(w`(0[1-9]|1[0-2])/(\d{2})(?![\d/])`);
const MONTH_YEAR = sticky(w`(${MONTH})\s*(?:[-–/,.]\s*|de\s+|of\s+)?(${YEAR}|${SHORT_YEAR})`);
const MONTH_SHORT_YEAR = sticky(w`(${MONTH})[-\s](\d{2})(?![\d\p{L}:]|\.\d)`);
/** "Summers of 2019 & 2020": from the first to the last. */
const SEASON_YEAR = sticky(
  w`(${SEASON_NAMES})s?(?:\s+(?:term|of))?[\s/-]+(${YEAR}|${SHORT_YEAR})(?:(?:\s?[&,/+]|\s+and)\s+(${YEAR}|${SHORT_YEAR}))*`,
);
const YEAR_MONTH = sticky(w`(${YEAR})\s+(${MONTH})(?!\s*\d)`);
const BARE_YEAR = sticky(w`${YEAR}`);
const BARE_SHORT_YEAR = sticky(SHORT_YEAR);
const BARE_MONTH = sticky(MONTH);
const THE_LOCKDOWN = sticky('lockdown');

/** "Freelance copywriter | since lockdown": set apart, for in a sentence it dates nothing. Everyone knows the year. */
const LOCKDOWN = w`(?<=(?:^|[|(,–—-]\s?|\s{2})since\s)lockdown(?!\p{L})`;
const YEAR_OF_LOCKDOWN = '2020';

/** Where a date may start; a cheap look before the patterns are tried. */
export const DATE_START = new RegExp(
  w`(?<![\p{L}\p{N}/.,£$€+#-])(?:['’‘]?\d|(?:(?:${MONTH_NAMES})(?!\p{L})|(?:${SEASON_NAMES})s?(?!\p{L})|${LOCKDOWN}))`,
  'giu',
);

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The date that starts at a place of the text. */
export function readDateAt(text: string, at: number, order: DayOrder): ReadDate | undefined {
  const isDigit = /\d/.test(text[at] ?? '');
  return (isDigit ? readDigits(text, at, order) : readWords(text, at)) ?? undefined;
}

function readDigits(text: string, at: number, order: DayOrder): ReadDate | undefined {
  const named = matchAt(DAY_MONTH_YEAR, text, at);
  if (named) return toMonth(yearOf(named[2]), monthOfName(named[1] ?? ''), named[0].length);
  const numbers = matchAt(NUMBERS, text, at);
  if (numbers) return readNumbers(numbers, order);
  const iso = matchAt(ISO, text, at);
  if (iso) return toMonth(yearOf(iso[1]), Number(iso[2]), iso[0].length);
  const month = matchAt(MONTH_NUMBER_YEAR, text, at) ?? matchAt(MONTH_NUMBER_SHORT, text, at);
  if (month) return toMonth(yearOf(month[2]), Number(month[1]), month[0].length);
  const yearFirst = matchAt(YEAR_MONTH, text, at);
  if (yearFirst) return toMonth(yearOf(yearFirst[1]), monthOfName(yearFirst[2] ?? ''), yearFirst[0].length);
  const year = matchAt(BARE_YEAR, text, at);
  return year ? { start: year[0], end: year[0], length: year[0].length } : undefined;
}

function readWords(text: string, at: number): ReadDate | undefined {
  const american = matchAt(MONTH_DAY_YEAR, text, at);
  if (american) return toMonth(yearOf(american[2]), monthOfName(american[1] ?? ''), american[0].length);
  const month = matchAt(MONTH_YEAR, text, at) ?? matchAt(MONTH_SHORT_YEAR, text, at);
  if (month) return toMonth(yearOf(month[2]), monthOfName(month[1] ?? ''), month[0].length);
  const season = matchAt(SEASON_YEAR, text, at);
  const months = season?.[1] ? monthsOfSeason(season[1]) : undefined;
  const year = yearOf(season?.[2]);
  if (season && months && year) {
    const last = Math.max(year, yearOf(season[3]) ?? year);
    return { start: toDate(year, months[0]), end: toDate(last, months[1]), length: season[0].length };
  }
  const shortYear = matchAt(BARE_SHORT_YEAR, text, at);
  if (shortYear) {
    const full = String(yearOf(shortYear[0]));
    return { start: full, end: full, length: shortYear[0].length };
  }
  const lockdown = matchAt(THE_LOCKDOWN, text, at);
  if (lockdown) return { start: YEAR_OF_LOCKDOWN, end: YEAR_OF_LOCKDOWN, length: lockdown[0].length };
  const bare = matchAt(BARE_MONTH, text, at);
  const number = bare && monthOfName(bare[0]);
  if (!bare || !number) return undefined;
  const padded = String(number).padStart(2, '0');
  return { start: padded, end: padded, length: bare[0].length, lacksYear: true };
}

/** The British way, unless the numbers or the rest of the document say otherwise. */
function readNumbers(match: RegExpExecArray, order: DayOrder): ReadDate | undefined {
  const [first, second] = [Number(match[1]), Number(match[2])];
  const isMonthFirst = second > 12 || (order === 'month-first' && first <= 12);
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  if (day < 1 || day > 31 || month < 1 || month > 12) return undefined;
  return toMonth(yearOf(match[3]), month, match[0].length);
}

function toMonth(year: number | undefined, month: number | undefined, length: number): ReadDate | undefined {
  if (!year || !month) return undefined;
  const date = toDate(year, month);
  return { start: date, end: date, length };
}

const toDate = (year: number, month: number): CvDate => `${year}-${String(month).padStart(2, '0')}`;

/** Two digits are the nearest year that makes sense in a working life. */
export function yearOf(text: string | undefined): number | undefined {
  const digits = text?.replace(/\D/g, '');
  if (!digits) return undefined;
  if (digits.length === 4) return Number(digits);
  const short = Number(digits);
  return short >= 45 ? 1900 + short : 2000 + short;
}
