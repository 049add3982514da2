import type { DayOrder } from '../dates/date-at.ts';
import { findDateRanges } from '../dates/date-range.ts';
import { titleScore } from '../words/title-words.ts';
import { EARLIER, type Part } from './head-and-text.ts';

const BETWEEN_POSTS = /(?:(?<=\))\s*[;,]|(?<=\d{4});)\s+(?:(?:and|then|before that)\s+)?/u;
const BEHIND_EMPLOYER = /\s+[–—-]\s+/u;

/**
 * "Moore Barlow LLP — Solicitor (2022 – present); Trainee Solicitor (2020 – 2022)": posts side by side, each with its dates in brackets.
 * The first stands last, since what follows tells of it.
 */
export function severalPosts(sentence: string, order: DayOrder): Part[] | undefined {
  const parts = sentence.replace(/[.]$/u, '').replace(EARLIER, '').split(BETWEEN_POSTS);
  const [first = '', ...others] = parts;
  if (others.length === 0 || !parts.every((part) => isPost(part, order))) return undefined;
  const employer = BEHIND_EMPLOYER.test(first) ? (first.split(BEHIND_EMPLOYER)[0] ?? '') : '';
  const isEmployer = employer !== '' && titleScore(employer) < 0.7;
  const heads = others.map((other) => (isEmployer && !namesEmployer(other) ? `${employer} – ${other}` : other));
  return [...heads, first].map((head) => ({ sentence: head, opens: true }));
}

function isPost(text: string, order: DayOrder): boolean {
  const range = findDateRanges(text, order).find(({ isSingle }) => !isSingle);
  return (
    range !== undefined && /^\)?$/u.test(text.slice(range.to).trim()) && titleScore(text.slice(0, range.from)) >= 0.7
  );
}

const namesEmployer = (text: string): boolean =>
  /,\s|\s(?:at|for|with)\s|\s[–—-]\s\p{Lu}/u.test(text.replace(/\([^()]*\)/gu, ''));
