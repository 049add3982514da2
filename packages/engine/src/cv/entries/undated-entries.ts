import type { CvLine } from '../lines/cv-line.ts';
import { titleScore } from '../words/title-words.ts';
import { isHeaderLike } from './header-lines.ts';
import type { RawEntry } from './raw-entry.ts';

/** Jobs without any date: bold lines, or short ones above a list, open them. Where nothing tells them apart there is none. */
export function findUndated(lines: readonly CvLine[]): RawEntry[] {
  const isMixed = lines.some(({ line }) => line.isBold) && lines.some(({ line }) => !line.isBold);
  const opens = lines.map((line, index) => {
    const previous = lines[index - 1];
    if (line.opensPost) return true;
    if (!isHeaderLike(line, previous) || line.wordCount > 10) return false;
    if (isMixed) return line.line.isBold;
    const next = lines[index + 1];
    const headsList = next?.bullet !== undefined || lines[index + 2]?.bullet !== undefined;
    return (
      titleScore(line.text) >= 1 &&
      (headsList || next === undefined || !isHeaderLike(next, line) || titleScore(next.text) < 1)
    );
  });
  const starts = opens.flatMap((isOpen, index) => (isOpen && !opens[index - 1] ? [index] : []));
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? lines.length;
    let bottom = start + 1;
    while (bottom < end && opens[bottom]) bottom += 1;
    const below = lines[bottom];
    if (bottom - start === 1 && below && bottom < end && isHeaderLike(below, lines[start]) && below.wordCount <= 8)
      bottom += 1;
    return { header: lines.slice(start, bottom), dated: undefined, range: undefined, body: lines.slice(bottom, end) };
  });
}
