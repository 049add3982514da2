import type { Found } from '../../document/found.ts';
import { findDateRanges } from '../dates/date-range.ts';
import { type CvLine, foundInLine } from '../lines/cv-line.ts';
import type { Ledger } from '../lines/ledger.ts';
import type { Section } from '../sections/section.ts';
import { institutionScore, isGrade, qualificationScore } from '../words/education-words.ts';
import { namesPaper } from '../words/papers.ts';
import { isPlace } from '../words/place-words.ts';
import { titleScore } from '../words/title-words.ts';

const mostWords = 9;
const LONGEST = 120;
const REACHES = /@|\d{5}|\d\s?[A-Z]{2}$|https?:/u;

/**
 * "Paediatric First Aid (2024)" below the courses: a name, perhaps with a year, that no course has used. Under an unknown heading it
 * has to be a paper that is known, and most of those beside it.
 */
export function papersAmongCourses(sections: readonly Section[], ledger: Ledger): Found<string>[] {
  return sections.flatMap(({ kind, heading, lines }) => {
    const free = lines.filter((line) => !ledger.isUsed(line) && isName(line));
    const known = free.filter(({ text }) => namesPaper(withoutDates(text)));
    const isOfPapers = kind === 'other' && heading !== undefined && known.length >= Math.max(1, lines.length / 2);
    const papers =
      kind === 'education' ? free.filter((line) => known.includes(line) || isDated(line)) : isOfPapers ? free : [];
    ledger.use(...papers);
    return papers.map((line) => foundInLine(line.text.replace(/\s+/gu, ' ').trim(), line, 0.75));
  });
}

const withoutDates = (text: string): string => {
  const [range] = findDateRanges(text);
  return (range ? `${text.slice(0, range.from)} ${text.slice(range.to)}` : text).replace(/^[\s,:()[\]–—-]+/u, '');
};

/** A name of several words, each with its capital, and a year: no sentence, and no course that was misread. */
const isDated = ({ text }: CvLine): boolean => {
  const words = withoutDates(text).match(/\p{L}+/gu) ?? [];
  const names = words.filter((word) => word.length >= 2);
  return (
    findDateRanges(text).length > 0 &&
    names.length > 0 &&
    words.every((word) => /^\p{Lu}/u.test(word) || SMALL.test(word)) &&
    (names.length > 1 || /^\p{Lu}{3,6}$/u.test(names[0] ?? '')) &&
    qualificationScore(text) === 0 &&
    !NO_PAPER.test(text)
  );
};
const SMALL = /^(?:of|in|and|for|the|to|on|at|a|an|s)$/u;
const NO_PAPER = /\s:\s|\b(?:associates?|dean|honou?rs|gpa|degree|references?|list|city|state|major|minor)\b/iu;

function isName(line: CvLine): boolean {
  if (line.text.length > LONGEST) return false;
  const name = withoutDates(line.text);
  return (
    line.wordCount <= mostWords &&
    /^\p{Lu}/u.test(name) &&
    /\p{L}{3}/u.test(name) &&
    !/[.!?:]$/u.test(name) &&
    !REACHES.test(name) &&
    !isGrade(name) &&
    !isPlace(name) &&
    institutionScore(name) === 0 &&
    titleScore(name) < 1
  );
}
