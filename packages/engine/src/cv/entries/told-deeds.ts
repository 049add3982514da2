import type { DayOrder } from '../dates/date-at.ts';
import { type DateRange, findDateRanges } from '../dates/date-range.ts';
import type { Part } from './head-and-text.ts';

/** No sentence about a post is longer. */
const LONGEST = 600;
/** "I did accounts at Patel & Rowe LLP (chartered accountants) for eleven years, from 2004 until 2015". */
const WORKED_AT =
  /^(?:then |before that |after that |earlier )?i (?!am |was |will |would |want|hope|have been )\p{L}+\b.{0,60}?\s(?:at|for|with)\s((?:the )?\p{Lu}[^,;:(]{2,50}?)(?:\s\([^()]*\))?(?:\sfor\s[\p{L}\d ]{3,20}years?)?[\s,]*$/iu;
/** "Since September 2021 I keep the books of three small firms". */
const DOES_SINCE = /^[\s,]*i (?!want|hope|wish|have not|haven)(?:also |now |have |['’]ve )?\p{L}+\s+\S+\s+\S/iu;

/** "In 2016 I moved to Wolfreton School as unit catering manager, where I am still". */
const MOVED_TO =
  /^,?\s*i (?:then )?(?:moved|went|transferred|joined|started|began|came)(?: (?:to|at|with|work at))? ((?:the )?\p{Lu}[^,;]{2,50}?) as (?:an? |the |their )?(\p{L}[^,;.]{3,50})(,? (?:where i (?:am|still|remain)|and (?:i )?(?:am|have been) .{0,20}(?:still|since|there)).*)?/iu;
/** "I have worked in school kitchens since 2006". */
const HAS_SINCE = /^i (?:have|['’]ve)(?: been)? \p{L}+\b.{3,80}$/iu;

/** Work told by what was done, without a title: where a CV names no post, it is one all the same. */
export function toldByDeed(sentence: string, order: DayOrder): Part[] | undefined {
  if (sentence.length > LONGEST) return undefined;
  const ranges = findDateRanges(sentence, order);
  const moved = movedTo(sentence, ranges[0]);
  if (moved) return moved;
  const range = ranges.find(({ isSingle }) => !isSingle);
  if (!range) return undefined;
  const [before, dates, behind] = [
    sentence.slice(0, range.from),
    sentence.slice(range.from, range.to),
    sentence.slice(range.to),
  ];
  const employer = WORKED_AT.exec(before)?.[1];
  if (employer && /^(?:the )?\p{Lu}/u.test(employer))
    return [
      { sentence: `${employer}, ${dates}`, opens: true },
      { sentence, opens: false },
    ];
  if (range.end === 'present' && HAS_SINCE.test(before.trim()) && behind.replace(/\W/gu, '') === '')
    return [
      { sentence: dates, opens: true },
      { sentence: before.trim(), opens: false },
    ];
  return before.trim() === '' && DOES_SINCE.test(behind)
    ? [
        { sentence: dates, opens: true },
        { sentence: behind.trim(), opens: false },
      ]
    : undefined;
}

function movedTo(sentence: string, date: DateRange | undefined): Part[] | undefined {
  if (!date?.isSingle || !/^in\s+$/iu.test(sentence.slice(0, date.from))) return undefined;
  const [, employer, title, stays] = MOVED_TO.exec(sentence.slice(date.to)) ?? [];
  if (!employer || !title) return undefined;
  const since = sentence.slice(date.from, date.to);
  return [
    { sentence: `${title}, ${employer}, ${stays ? `${since} – present` : since}`, opens: true },
    { sentence, opens: false },
  ];
}
