import type { DayOrder } from '../dates/date-at.ts';
import { findDateRanges } from '../dates/date-range.ts';
import type { Part } from './head-and-text.ts';

/** "I did accounts at Patel & Rowe LLP (chartered accountants) for eleven years, from 2004 until 2015". */
const WORKED_AT =
  /^(?:then |before that |after that |earlier )?i (?!am |was |will |would |want|hope|have been )\p{L}+\b.{0,60}?\s(?:at|for|with)\s((?:the )?\p{Lu}[^,;:(]{2,50}?)(?:\s\([^()]*\))?(?:\sfor\s[\p{L}\d ]{3,20}years?)?[\s,]*$/iu;
/** "Since September 2021 I keep the books of three small firms". */
const DOES_SINCE = /^[\s,]*i (?!want|hope|wish|have not|haven)(?:also |now |have |['’]ve )?\p{L}+\s+\S+\s+\S/iu;

/** Work told by what was done, without a title: where a CV names no post, it is one all the same. */
export function toldByDeed(sentence: string, order: DayOrder): Part[] | undefined {
  const range = findDateRanges(sentence, order).find(({ isSingle }) => !isSingle);
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
  return before.trim() === '' && DOES_SINCE.test(behind)
    ? [
        { sentence: dates, opens: true },
        { sentence: behind.trim(), opens: false },
      ]
    : undefined;
}
