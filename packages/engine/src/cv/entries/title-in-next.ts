import type { DayOrder } from '../dates/date-at.ts';
import { findDateRanges } from '../dates/date-range.ts';
import { titleScore } from '../words/title-words.ts';
import type { Part } from './head-and-text.ts';

const mostWords = 7;

/** "2021 Aug – now: ALS Laboratories, Thetford." and then "Microbiology Technician.": what the post was called stands in a sentence of its own. */
export function titleInNext(sentence: string, next: string | undefined, order: DayOrder): Part[] | undefined {
  const range = findDateRanges(sentence, order).find(({ isSingle }) => !isSingle);
  if (range?.from !== 0 || next === undefined) return undefined;
  const [, names = ''] = /^\s*[:,–—-]\s*(\p{Lu}[^.:;]*)[.]?$/u.exec(sentence.slice(range.to)) ?? [];
  const [, title = '', text] = /^(\p{L}[^.,:;]{2,50}?)(?:\s*[:–—-]\s+(\S.*)|[.])?$/su.exec(next) ?? [];
  const isEmployer = names !== '' && names.split(/\s+/u).length <= mostWords && titleScore(names) < 0.7;
  if (!isEmployer || titleScore(title) < 1) return undefined;
  const head = { sentence: `${title}, ${names}, ${sentence.slice(0, range.to)}`, opens: true };
  return text ? [head, { sentence: text, opens: false }] : [head];
}
