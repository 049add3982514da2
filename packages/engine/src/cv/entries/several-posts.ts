import type { DayOrder } from '../dates/date-at.ts';
import { findDateRanges } from '../dates/date-range.ts';
import { companyScore } from '../words/company-words.ts';
import { titleScore } from '../words/title-words.ts';
import { EARLIER, type Part } from './head-and-text.ts';

const BETWEEN_POSTS = /(?:(?<=\))\s*[;,]|(?<=\d{2}[–—-]?);)\s+(?:(?:and|then|before that)\s+)?/u;
const BEHIND_EMPLOYER = /\s+[–—-]\s+/u;

/**
 * "Moore Barlow LLP — Solicitor (2022 – present); Trainee Solicitor (2020 – 2022)": posts side by side, each with its dates in brackets.
 * The first stands last, since what follows tells of it.
 */
export function severalPosts(sentence: string, order: DayOrder): Part[] | undefined {
  const parts = sentence.replace(/[.]$/u, '').replace(EARLIER, '').split(BETWEEN_POSTS);
  const [first = '', ...others] = parts;
  if (others.length === 0 || !parts.every((part) => isPost(part, order))) return undefined;
  const [before = '', behind] = first.split(BEHIND_EMPLOYER);
  const [name = '', title] = before.split(/,\s+/u);
  // "Keele University, Professor of History, 2017–"
  const isByComma = title !== undefined && titleScore(title) >= 1 && companyScore(name) >= 0.8;
  const employer = isByComma ? name : behind !== undefined ? before : '';
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
  /,\s|\s(?:at|for|with)\s|\s[–—-]\s\p{Lu}/u.test(
    text.replace(/\([^()]*\)/gu, '').replace(/,?\s+(?:\p{L}{3,9}\s)?(?:19|20)\d{2}.*$/u, ''),
  );
