import type { Found } from '../../document/found.ts';
import { findDateRange } from '../dates/date-range.ts';
import { type CvLine, foundInLine } from '../lines/cv-line.ts';
import { companyScore } from '../words/company-words.ts';
import { titleScore } from '../words/title-words.ts';

/** A job title among the first lines, beside or below the name. */
export function readHeadline(lines: readonly CvLine[], name: Found<string> | undefined): Found<string> | undefined {
  for (const [index, line] of lines.slice(0, 12).entries()) {
    if (findDateRange(line.text)) break;
    if (line.text === name?.quote && line.cells.length === 1) continue;
    const isBesideName = index === 0 || lines[index - 1]?.text === name?.quote;
    if (headsPost(lines.slice(index + 1, index + (isBesideName ? 2 : 4)), isBesideName)) continue;
    if (line.wordCount > 12 || /[@\d]|[.;]$/.test(line.text) || line.bullet !== undefined) continue;
    if (titleScore(line.text) >= 1 && companyScore(line.text) < 2) return foundInLine(line.text, line, 0.8);
  }
  return undefined;
}

/**
 * Without headings the first post begins like a headline, but its dates follow: below the name only where they stand beside an
 * employer alone, since what names a post itself needs no title above it.
 */
const headsPost = (below: readonly CvLine[], isBelowName: boolean): boolean =>
  below.some(({ text, bullet }) => {
    const range = findDateRange(text);
    if (!range || range.isSingle) return range !== undefined && !isBelowName;
    return !isBelowName || (bullet === undefined && range.from > 0 && titleScore(text.slice(0, range.from)) === 0);
  });
