import { findDateRange } from '../dates/date-range.ts';
import { titleScore } from './title-words.ts';

const BETWEEN = /,\s+|:\s+|:$|\s+(?:at|for|with)\s+|\s+[–—-]\s+|\s+\/\/\s+|\s+[·•]\s+|\s*\|\s*|\s{2,}/u;

/** "Health care assistant, nights, Brookfield". */
const WHEN = /^(?:nights?|days?|weekends?|evenings?|part[- ]time|full[- ]time|bank|agency|seasonal|temporary)$/iu;

/** "2020–2026 Web Developer, Acme", dates first or last: a title, an employer and from when to when, and no more. */
export function namesPost(text: string): boolean {
  const range = text.length <= 140 ? findDateRange(text) : undefined;
  if (!range) return false;
  const [before, behind] = [text.slice(0, range.from), text.slice(range.to)];
  if (/\p{L}/u.test(before) && /\p{L}/u.test(behind)) return false;
  const names = `${before}${behind}`.split(BETWEEN).filter((name) => /\p{L}{2}/u.test(name));
  const areNames = names.every((name) => /^[^\p{Ll}]/u.test(name) || WHEN.test(name));
  return names.length >= 2 && areNames && names.some((name) => titleScore(name) >= 1);
}
