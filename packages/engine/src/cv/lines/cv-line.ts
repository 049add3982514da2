import type { Box, Cell, Document, Line } from '../../document/document.ts';
import { type Found, found, type Place, placeOf } from '../../document/found.ts';
import { toPassages } from '../../layout/passages.ts';
import { findDateRange } from '../dates/date-range.ts';
import { looksLikeCvHeading } from '../words/cv-headings.ts';
import { orderLines } from './line-order.ts';

/** A line of the document with what the parser keeps asking about it. */
export interface CvLine {
  /** Position in reading order. */
  readonly index: number;
  readonly page: number;
  readonly text: string;
  readonly line: Line;
  readonly cells: readonly Cell[];
  readonly bullet: string | undefined;
  readonly wordCount: number;
  /** Lines of one paragraph or list item share it. */
  readonly passage: number;
  /** Columns that follow each other down the pages share it. */
  readonly stream: number;
  /** The first line of its column. */
  readonly startsColumn: boolean;
  /** The lines after it that were joined to it. */
  readonly joined?: readonly CvLine[];
  /** A sentence that names a post and its dates; false for one that tells more of it. */
  readonly opensPost?: boolean;
  /** One of several courses and papers that stood side by side: a qualification, whatever it is called. */
  readonly isCourse?: boolean;
}

/** Headings and dates are never joined with the lines around them. */
const standsAlone = (line: Line): boolean =>
  looksLikeCvHeading(line) ||
  (line.text.length < 90 && line.bullet === undefined && findDateRange(line.text) !== undefined);

/** It was the foot of a page until the text was copied. */
const PAGE_NUMBER = /^page \d{1,3}(?: (?:of|\/) \d{1,3})?$/iu;

/** All lines of the body in the order a person reads them. */
export function toCvLines(document: Document): CvLine[] {
  const passageOf = new Map<Line, number>();
  for (const [index, passage] of toPassages(document, standsAlone).entries()) {
    for (const line of passage.lines) passageOf.set(line, index);
  }
  let passage = 0;
  const lines = orderLines(document).filter(({ line }) => !PAGE_NUMBER.test(line.text));
  return lines.map(({ line, source, joinsPrevious, page, stream, startsColumn }, index) => {
    if (!joinsPrevious) passage = passageOf.get(source) ?? -1 - index;
    const wordCount = line.text.split(/\s+/).length;
    const { text, cells, bullet } = line;
    return { index, page, text, line, cells, bullet, wordCount, passage, stream, startsColumn };
  });
}

export function placeOfLine({ page, line, text }: CvLine, box: Box = line): Place {
  return placeOf({ page, box, text });
}

/** A value read from a line, or from a part of it whose box is known. */
export function foundInLine<T>(value: T, line: CvLine, confidence: number, part?: Box): Found<T> {
  return found(value, placeOfLine(line, part), confidence);
}

/** A value read from several lines; the place is that of the lines on the first one's page. */
export function foundInLines<T>(value: T, lines: readonly CvLine[], confidence: number): Found<T> | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const boxes = lines.filter(({ page }) => page === first.page).map(({ line }) => line);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  const text = lines.map((line) => line.text).join('\n');
  return found(value, placeOf({ page: first.page, box: { x, y, width, height }, text }), confidence);
}
