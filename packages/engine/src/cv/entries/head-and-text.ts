import type { DayOrder } from '../dates/date-at.ts';
import { type DateRange, findDateRanges } from '../dates/date-range.ts';
import { institutionScore, qualificationScore } from '../words/education-words.ts';
import { roleOfLabel } from '../words/entry-labels.ts';
import { OWN_WORK, titleScore } from '../words/title-words.ts';

/** A sentence of a CV: one that names a post and when it was held, or one that tells more. */
export interface Part {
  readonly sentence: string;
  readonly opens: boolean;
}

export const LONGEST_HEAD = 170;
/** Between a title, an employer and a place. */
export const NAMES = /,\s+|\s+(?:at|for|with|in)\s+|\s+[–—-]\s+/u;
/** "Before: barman, The Box Tree". */
export const EARLIER =
  /^(?:(?:and|then|now|before(?: that)?|after that|previous(?:ly)?|earlier|currently|prior to (?:that|this))\s*[:,]|(?:before|after|prior to) that(?! i\b))\s+/iu;
/** Between a post's dates and what was done there. */
const BEFORE_TEXT = /^\)?\s*(?::|\s[–—-])\s+(?=\S)/u;
/** "Receptionist, Hackness Road Surgery – 9 years – phones": without dates, how long is part of what is told. */
const HELD_FOR = /^(\p{Lu}[^.]{3,110}?)\s[–—-]\s+(\d{1,2}\+? (?:years|months)\s*[:,–—-]\s+\S.*)$/u;
/** "MLA, Bradford Royal Infirmary, 2019–22: booking in": where dates and work follow, letters are a title. */
const LETTERS = /^\p{Lu}{2,4}$/u;
/** "3 years as conveyancing assistant, Herrington Carmichael, supporting two fee earners". */
const YEARS_AS =
  /^((?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten) (?:years|months)) as (?:an? )?(\p{L}[^,.;]{3,50}(?:,| at| for| with) \p{Lu}[^,.;]{2,40}),\s+(\S.*)$/u;
/** "2019 – now: Self-employed (CIS), mostly for Barrowby Homes – first and second fix". */
const SELF_EMPLOYED = new RegExp(
  String.raw`^[\s,:–—-]*((?:${OWN_WORK})\b[^.;–—]{0,80}?)(?:\s[–—-]|[:.;])\s+(\S.*)$`,
  'isu',
);
const fewestWords = 3;

/** A post with its dates, and in the same sentence what was done; in whichever order. */
export function headAndText(sentence: string, order: DayOrder): Part[] | undefined {
  const [, years, post = '', work = ''] = YEARS_AS.exec(sentence) ?? [];
  if (years && namesTitleAndEmployer(post)) return partsOf(capital(post), `${capital(years)}: ${work}`);
  const [, held = '', length = ''] = HELD_FOR.exec(sentence) ?? [];
  if (namesTitleAndEmployer(held)) return partsOf(held, length);
  const range = findDateRanges(sentence, order).find(({ isSingle }) => !isSingle);
  if (!range) return undefined;
  if (range.from === 0) return datesFirst(sentence, range);
  return (
    earlierWithBrackets(sentence, range) ??
    employerInBrackets(sentence, range) ??
    textBehindDates(sentence, range) ??
    titleBehindDates(sentence, range) ??
    textBeforeDates(sentence, order)
  );
}

/** "Bank cashier, Halifax, 1999 to 2012 – counter, balancing the till", "Rolls-Royce 1988–2020: design of turbine blades". */
function textBehindDates(sentence: string, { from, to }: DateRange): Part[] | undefined {
  const [mark] = BEFORE_TEXT.exec(sentence.slice(to)) ?? [];
  if (mark === undefined) return undefined;
  const [head, text] = [sentence.slice(0, to), sentence.slice(to + mark.length)];
  const names = sentence.slice(0, from).replace(EARLIER, '');
  if (!namesTitleAndEmployer(names) && !(mark.includes(':') && isName(names))) return undefined;
  if (head.length > LONGEST_HEAD || !/(?<!\p{L})\p{Ll}{3}/u.test(text)) return undefined;
  // "University of Bath 2017–2022: MEng Civil Engineering" is no post.
  if (institutionScore(names) > 0 && qualificationScore(text) > 1) return undefined;
  return partsOf(mark.startsWith(')') ? `${head})` : head, text);
}

/** "PMO analyst 2019–2026 (NatWest, Edinburgh): RAID logs, status packs": the employer in brackets. */
function employerInBrackets(sentence: string, { from, to }: DateRange): Part[] | undefined {
  const [, employer = '', text = ''] = /^\s*\(([^()]{2,60})\)\s*[:–—-]\s*(\S.*)$/su.exec(sentence.slice(to)) ?? [];
  const title = sentence.slice(0, from).replace(EARLIER, '').trim();
  return employer !== '' && titleScore(title) >= 1
    ? partsOf(`${title}, ${employer}, ${sentence.slice(from, to)}`, text)
    : undefined;
}

/** "Before: barista (Costa) 2016 to 2019": told in short, what stands in brackets is whose. */
function earlierWithBrackets(sentence: string, { from, to }: DateRange): Part[] | undefined {
  const [, title = '', employer = ''] =
    /^(.{3,50}?)\s\(([^()]{2,40})\)[\s,]*$/u.exec(sentence.slice(0, from).replace(EARLIER, '')) ?? [];
  const isShort = EARLIER.test(sentence) && /^\W*$/u.test(sentence.slice(to));
  return isShort && titleScore(title) >= 1 && isName(employer)
    ? [{ sentence: `${title}, ${employer}, ${sentence.slice(from, to)}`, opens: true }]
    : undefined;
}

/** "Jacobs 2019–now, CAD Technician: drawings for a council", "North Star Coffee (2023-) head barista. Dial in two grinders". */
function titleBehindDates(sentence: string, { from, to }: DateRange): Part[] | undefined {
  const [, close = '', title = '', text = ''] =
    /^(\)?),?\s+(?:as (?:an? |the )?)?(\p{L}[\p{L}\s/&()-]{2,50}?)(?:[:.]\s+(\S.*)|[.]?)$/su.exec(sentence.slice(to)) ??
    [];
  if (titleScore(title) < 1 || !isName(sentence.slice(0, from))) return undefined;
  const names = sentence.slice(0, from).replace(/[\s,(–—-]+$/u, '');
  const dates = sentence.slice(names.length, to) + close;
  const head = `${title}, ${names}${/^[\s,(]/u.test(dates) ? '' : ' '}${dates}`;
  return text === '' ? [{ sentence: head, opens: true }] : partsOf(head, text);
}

/** "2011 – 2026 Sales Executive, Arnold Clark: 14 cars a month". */
function datesFirst(sentence: string, { to }: DateRange): Part[] | undefined {
  // "2017–19 | Analyst, Sonae MC | basket analysis, SQL"
  const [, post = '', work = ''] = /^\s*\|\s*([^|]{5,90}?)\s*\|\s*([^|]+)$/u.exec(sentence.slice(to)) ?? [];
  if (namesTitleAndEmployer(post)) return partsOf(`${sentence.slice(0, to)} ${post}`, work);
  const [, dash = '', held = '', text = ''] =
    /^([\s,:–—-]*)(\p{L}[^:.;]{5,90}):\s+(\S.*)$/su.exec(sentence.slice(to)) ?? [];
  const [, own = '', did = ''] = SELF_EMPLOYED.exec(sentence.slice(to)) ?? [];
  if (own) return partsOf(`${sentence.slice(0, to)}: ${own}`, did);
  return namesTitleAndEmployer(held) || isEmployer(held)
    ? partsOf(`${sentence.slice(0, to)}${dash}${held}`, text)
    : undefined;
}

/** "Coach for Premier Education: I run clubs in five schools, since 2022". */
function textBeforeDates(sentence: string, order: DayOrder): Part[] | undefined {
  const [, held = '', text = ''] = /^(\p{Lu}[^:.]{5,80}):\s+(\S.{15,})$/su.exec(sentence) ?? [];
  const range = findDateRanges(text, order).find(({ isSingle }) => !isSingle);
  if (!range || !namesTitleAndEmployer(held) || /\p{L}/u.test(text.slice(range.to))) return undefined;
  const told = text.slice(0, range.from).replace(/[\s,;(–—-]+$/u, '');
  return partsOf(`${held}, ${text.slice(range.from, range.to)}`, told);
}

const partsOf = (head: string, text: string): Part[] | undefined =>
  text.split(' ').length >= fewestWords
    ? [
        { sentence: head, opens: true },
        { sentence: text, opens: false },
      ]
    : undefined;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A title and an employer, in either order. */
function namesTitleAndEmployer(text: string): boolean {
  const [title = '', ...others] = text.split(NAMES);
  const [next = ''] = others;
  const isPost = titleScore(title) >= 0.8 || LETTERS.test(title) || (titleScore(next) >= 1 && /^\p{Lu}/u.test(title));
  return isPost && others.some((name) => /\p{L}/u.test(name));
}

/** "The Dog & Partridge": names alone, more than one, and none of a section or of a label. */
const isEmployer = (text: string): boolean =>
  isName(text) && /\s/u.test(text) && roleOfLabel(text) === undefined && institutionScore(text) === 0;

/** A few words, each with a capital: an employer, perhaps with a place. */
export const isName = (text: string): boolean => {
  const words = text.split(/[\s,(–—-]+/u).filter((word) => word !== '');
  return words.length > 0 && words.length <= 5 && words.every((word) => /^(?:\p{Lu}|&|of|and|the)/u.test(word));
};
