import type { PlainLine } from './markdown.ts';

const BREAK = /\r\n?|[\n\u0085\u2028\u2029]/;
const QUOTED = /^\s*(?:>\s?)+/;
const FEWEST = 3;

/** "> Experience": what a reply quotes, without its signs. A list may have the same sign; none of its items is empty. */
export function withoutQuoteSigns(lines: readonly string[]): string[] {
  const quoted = lines.filter((line) => QUOTED.test(line));
  const isQuote = quoted.length >= FEWEST && quoted.some((line) => line.replace(QUOTED, '') === '');
  return isQuote ? lines.map((line) => line.replace(QUOTED, '')) : [...lines];
}

/** A mark that was cut from its item when the text was copied: it stands alone in the line above. */
const MARK_ALONE = /^\s*[•▪◦●■\uE000-\uF8FF]\s*$/u;

export function withMarksBeforeItems(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (above !== undefined && MARK_ALONE.test(above) && line.trim() !== '' && !MARK_ALONE.test(line))
      joined[joined.length - 1] = `${above.trimEnd()} ${line.trimStart()}`;
    else joined.push(line);
  }
  return joined;
}

export const toLines = (text: string): string[] => text.split(BREAK);

const STARRED = /^(\s*)\*([^\s*][^*]*)\*\s*$/u;
const fewestStarred = 2;

/** "*Education*": mail programs write a line in bold type so, where a page would have a heading or the name of a post. */
export const hasStarredLines = (text: string): boolean =>
  text.includes('*') && toLines(text).filter((line) => STARRED.test(line)).length >= fewestStarred;

export function readStarredLine(line: string): PlainLine {
  const [, indent = '', words] = STARRED.exec(line) ?? [];
  return words === undefined
    ? { text: line, heading: undefined, isBold: false }
    : { text: `${indent}${words.trim()}`, heading: undefined, isBold: true };
}
