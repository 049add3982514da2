import type { Document, Line } from '../document/document.ts';
import { splitLeadingBullet } from '../flow/leading-bullet.ts';

const QUOTED = /^(?:>\s?)+/u;
const fewestLines = 3;

const asWritten = ({ bullet, text }: Line): string => (bullet === '>' ? `> ${text}` : text);
const isQuoted = (line: Line): boolean =>
  (line.bullet === '>' || line.bullet === undefined) && QUOTED.test(asWritten(line));

/** An advert that was passed on in an e-mail stands behind ">" at every line; it is read without. */
export function withoutQuoteMarks(document: Document): Document {
  if (document.kind !== 'txt') return document;
  const quoted = document.pages.flatMap(({ lines }) => lines.filter(isQuoted));
  return quoted.length < fewestLines
    ? document
    : { ...document, pages: document.pages.map((page) => ({ ...page, lines: unquoted(page.lines) })) };
}

function unquoted(lines: readonly Line[]): Line[] {
  const plain: Line[] = [];
  let previous: Line | undefined;
  for (const line of lines) {
    const read = isQuoted(line) ? withoutMark(line) : line;
    // Lines of one paragraph had no block in common, since each had a mark of its own.
    const goesOn =
      read !== line &&
      previous !== undefined &&
      previous.text !== '' &&
      previous.bullet === undefined &&
      read.bullet === undefined;
    const placed = goesOn && previous ? { ...read, block: previous.block } : read;
    if (placed.text !== '') plain.push(placed);
    previous = read === line ? undefined : placed;
  }
  return plain;
}

function withoutMark(line: Line): Line {
  const { bullet, rest: text } = splitLeadingBullet(asWritten(line).replace(QUOTED, ''));
  return {
    ...line,
    bullet,
    text,
    cells: line.cells.length === 1 ? line.cells.map((cell) => ({ ...cell, text })) : line.cells,
  };
}
