import { joinLines } from '../../layout/build-lines.ts';
import { boxAround } from '../../layout/passages.ts';
import type { CvLine } from './cv-line.ts';

/** Longer than this a joined line is a paragraph, and stays as it is. */
const MOST_WORDS = 24;
const GOES_ON = /(?:[,–—-]|\b(?:of|and|in|the|for|at|de|für|und|et|y))$/iu;

/** Lines that were only broken because the column is narrow, as one: "BA History, University" and "of Easterby, 2016". */
export function joinWrapped(lines: readonly CvLine[], opensEntry: (text: string) => boolean): CvLine[] {
  const groups: CvLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (group && previous && belongs(previous, line) && !opensEntry(line.text)) group.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => {
    const words = group.reduce((sum, { wordCount }) => sum + wordCount, 0);
    return group.length > 1 && words <= MOST_WORDS ? [joinAll(group)] : group;
  });
}

function belongs(previous: CvLine, line: CvLine): boolean {
  if (line.bullet !== undefined || line.startsColumn || previous.page !== line.page) return false;
  if (previous.cells.length > 1 || line.cells.length > 1 || previous.line.isBold !== line.line.isBold) return false;
  // A line that ends with a year has said what it had to say.
  if (/\d{4}\)?$/.test(previous.text)) return false;
  return previous.passage === line.passage || GOES_ON.test(previous.text);
}

function joinAll(lines: readonly CvLine[]): CvLine {
  const [first, ...rest] = lines;
  if (!first) throw new Error('nothing to join');
  const text = joinLines(lines.map((line) => line.text));
  const box = boxAround(lines.map(({ line }) => line));
  const spans = lines.flatMap(({ line }) => line.spans);
  const cells = [{ ...box, text }];
  const wordCount = text.split(/\s+/).length;
  return { ...first, text, cells, wordCount, joined: rest, line: { ...first.line, ...box, text, cells, spans } };
}
