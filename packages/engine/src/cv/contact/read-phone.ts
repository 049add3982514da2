import type { Found } from '../../document/found.ts';
import { findDateRanges } from '../dates/date-range.ts';
import { type CvLine, foundInLine } from '../lines/cv-line.ts';
import { cellWith } from './read-email.ts';

const NUMBER = /(?<![\p{L}\p{N}/.@_-])(?:\+|00)?\(?\d[\d\s().\u00A0/-]{6,24}\d(?![\p{L}\d@])/gu;
const LABEL =
  /(?:tel(?:ephone)?|phone|mob(?:ile)?|cell|handy|móvil|teléfono|téléphone|portable|telefon|m|t|p|ph|call)\s*(?:no\.?|number)?\s*[.:]?\s*$|[☎📞📱✆\uE000-\uF8FF]\s*$/iu;
const FAX = /\bfax\s*[.:]?\s*$/iu;

/** The first telephone number of the lines given; one with a label beats one without. */
export function readPhone(lines: readonly CvLine[]): Found<string> | undefined {
  let unlabelled: Found<string> | undefined;
  for (const line of lines) {
    for (const match of line.text.matchAll(NUMBER)) {
      const before = line.text.slice(0, match.index);
      if (!isNumber(match[0]) || FAX.test(before)) continue;
      const value = match[0].replace(/\s+/g, ' ').trim();
      if (LABEL.test(before)) return foundInLine(value, line, 0.97, cellWith(line, match[0]));
      unlabelled ??= foundInLine(value, line, 0.85, cellWith(line, match[0]));
    }
  }
  return unlabelled;
}

function isNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 8 || digits.length > 15) return false;
  if (findDateRanges(text).length > 0 && (!/^(?:\+|0)/.test(text.trim()) || /\d\/\d{2}/.test(text))) return false;
  const isInternational = /^(?:\+|00)/.test(text);
  const isNational = /^\(?0\d/.test(text);
  const isAmerican = /^\(?[2-9]\d{2}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/.test(text.trim());
  return (
    isInternational ||
    isNational ||
    isAmerican ||
    (digits.length >= 9 && /^\d[\d\s.-]+$/.test(text) && !/-.*\s-\s/.test(text))
  );
}
