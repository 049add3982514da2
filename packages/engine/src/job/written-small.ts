import type { Document, Line } from '../document/document.ts';

const fewestLines = 5;
/** A line that is nearly as long as the longest may have been broken by a margin, and the next goes on with it. */
const full = 0.8;
const mostLetters = 50;

/** An advert typed without capitals is read as if each line that begins something had one: headings and items are told by them. */
export function withCapitals(document: Document): Document {
  if (document.kind !== 'txt') return document;
  const longest = Math.max(...document.pages.flatMap(({ lines }) => lines.map(({ text }) => text.length)), 0);
  const begins = (previous: Line | undefined, line: Line): boolean =>
    !previous || previous.block !== line.block || previous.text.length <= Math.max(mostLetters, longest * full);
  const first = document.pages.flatMap(({ lines }) => lines.filter((line, at) => begins(lines[at - 1], line)));
  const letters = first.filter(({ text }) => /^\p{L}/u.test(text));
  const small = letters.filter(({ text }) => /^\p{Ll}/u.test(text));
  if (small.length < fewestLines || small.length < letters.length * 0.6) return document;
  const isFirst = new Set(first);
  const pages = document.pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (isFirst.has(line) ? capitalised(line) : line)),
  }));
  return { ...document, pages };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const capitalised = (line: Line): Line => ({
  ...line,
  text: capital(line.text),
  cells: line.cells.map((cell, at) => (at === 0 ? { ...cell, text: capital(cell.text) } : cell)),
});
