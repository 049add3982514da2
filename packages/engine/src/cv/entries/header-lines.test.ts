import { expect, test } from 'vitest';
import type { CvLine } from '../lines/cv-line.ts';
import { findAnchors } from './anchors.ts';
import { findTops } from './header-lines.ts';

/** Plain lines of one paragraph, as a PDF without gaps between its posts has them. */
const linesOf = (...texts: readonly string[]): CvLine[] =>
  texts.map((text, index) => {
    const box = { x: 40, y: 100 + index * 14, width: 300, height: 12 };
    const look = {
      fontSize: 10,
      isBold: false,
      role: 'body',
      column: 0,
      block: 0,
      bullet: undefined,
      spans: [],
    } as const;
    const line = { ...box, ...look, text, cells: [{ ...box, text }] };
    const wordCount = text.split(' ').length;
    return {
      index,
      page: 1,
      text,
      line,
      cells: line.cells,
      bullet: undefined,
      wordCount,
      passage: 1,
      stream: 0,
      startsColumn: false,
    };
  });

test('a title directly below the dates of a post of which no more is said opens the next', () => {
  const lines = linesOf(
    'Administrative Assistant',
    'January 1998 to January 2009 Company Name - City, State',
    'Computer Instructor',
    'January 1996 to January 1998 Company Name - City, State',
    'Taught Word and Excel',
  );
  expect(findTops(lines, findAnchors(lines, 'day-first'))).toEqual([0, 2]);
});
