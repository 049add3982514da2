import type { Found } from '../../document/found.ts';
import { findDateRange } from '../dates/date-range.ts';
import { type CvLine, foundInLine } from '../lines/cv-line.ts';
import { companyScore } from '../words/company-words.ts';
import { titleScore } from '../words/title-words.ts';

/** A job title among the first lines, beside or below the name. */
export function readHeadline(lines: readonly CvLine[], name: Found<string> | undefined): Found<string> | undefined {
  for (const [index, line] of lines.slice(0, 12).entries()) {
    if (findDateRange(line.text)) break;
    const beside = line.text === name?.quote ? titleBeside(line.text) : undefined;
    if (beside) return foundInLine(beside, line, 0.8);
    if (line.text === name?.quote && line.cells.length === 1) continue;
    const isBesideName = index === 0 || lines[index - 1]?.text === name?.quote;
    if (headsPost(line, lines.slice(index + 1, index + 4), isBesideName)) continue;
    if (line.wordCount > 12 || /[@\d]|[.;]$/.test(line.text) || line.bullet !== undefined) continue;
    if (titleScore(line.text) >= 1 && companyScore(line.text) < 2) return foundInLine(line.text, line, 0.8);
  }
  return undefined;
}

/** "Ryan Tattersall - Electrician - Blackburn" */
const titleBeside = (text: string): string | undefined =>
  text
    .split(/\s+[–—-]\s+|\s*[|•·]\s*/u)
    .slice(1)
    .find((part) => titleScore(part) >= 1 && companyScore(part) < 2 && !/[@\d]/u.test(part));

/**
 * Without headings the first post begins like a headline, but its dates follow: below the name only where they stand right below,
 * beside an employer and nothing else, since what names a post itself needs no title above it.
 */
function headsPost(line: CvLine, below: readonly CvLine[], isBelowName: boolean): boolean {
  if (!isBelowName) return below.some(({ text }) => findDateRange(text) !== undefined);
  const [next] = below;
  const range = next && next.bullet === undefined && isRightBelow(line, next) ? findDateRange(next.text) : undefined;
  const employer = range && next ? next.text.slice(0, range.from).replace(/[\s,(–—|-]+$/u, '') : '';
  return employer !== '' && titleScore(employer) === 0 && !/\s[–—|-]\s|[|@]/u.test(employer);
}

const isRightBelow = (line: CvLine, next: CvLine): boolean =>
  next.page === line.page && next.line.y - (line.line.y + line.line.height) < line.line.fontSize * 0.8;
