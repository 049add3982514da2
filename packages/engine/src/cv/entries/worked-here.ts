import type { DayOrder } from '../dates/date-at.ts';
import { findDateRanges } from '../dates/date-range.ts';
import type { CvLine } from '../lines/cv-line.ts';

const HERE = /^i (?:have |had )?(?:been |was |am )?(?:work(?:ed|ing)?|employed)? ?(?:here|there)\s(?:from |since )?/iu;

/** "I work here from May 2020 until now. I lead 22 pickers": dates in a line of their own below title and employer, and what was done. */
export function cutWorkedHere(lines: readonly CvLine[], order: DayOrder): CvLine[] {
  return lines.flatMap((line) => {
    const range = HERE.test(line.text) ? findDateRanges(line.text, order)[0] : undefined;
    if (!range) return [line];
    const told = line.text.slice(range.to).replace(/^[\s.,;:–—-]+/u, '');
    const part = (text: string, at: number): CvLine => ({
      ...line,
      index: line.index + at / 10,
      passage: line.passage - (1 + at) / 1000,
      text,
      cells: [{ ...line.line, text }],
      wordCount: text.split(/\s+/).length,
      joined: [line, ...(line.joined ?? [])],
    });
    const dates = part(line.text.slice(range.from, range.to), 1);
    return told === '' ? [dates] : [dates, { ...part(told, 2), bullet: '•' }];
  });
}
