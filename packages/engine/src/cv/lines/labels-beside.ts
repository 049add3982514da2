import type { Line } from '../../document/document.ts';
import { findDateRange } from '../dates/date-range.ts';
import { looksLikeCvHeading } from '../words/cv-headings.ts';
import { type Column, mergeLines, type Piece, sharesBaseline } from './column.ts';

/** Dates with a place or an employer below them, or nothing but headings: labels of what stands beside them. */
export function isBesideOnly(labels: Column, texts: Column): boolean {
  const own = labels.pieces.map(({ line }) => line);
  if (own.length < 2 || own.length > texts.pieces.length) return false;
  const dates = own.filter(({ text }) => findDateRange(text) !== undefined).length;
  const headings = own.filter(looksLikeCvHeading).length;
  // A page set in two columns throughout has its headings in the one of the dates.
  const areLabels = dates >= own.length * 0.34 || dates + headings >= own.length * 0.5;
  if (dates >= 2 && areLabels && own.every(isShort)) {
    const datesBeside = texts.pieces.filter(({ line }) => line.text.length < 80 && findDateRange(line.text)).length;
    return datesBeside < dates * 0.5;
  }
  return headings >= 2 && headings >= own.length * 0.75;
}

const isShort = ({ text, bullet }: Line): boolean => text.length <= 48 && bullet === undefined;

const opensGroup = ({ line }: Piece): boolean => findDateRange(line.text) !== undefined || looksLikeCvHeading(line);

/** Each group of labels with what stands beside it; a label and a text on one line become one line. */
export function interleave(labels: readonly Piece[], texts: readonly Piece[]): Piece[] {
  const groups: Piece[][] = [];
  for (const label of labels) {
    const group = groups.at(-1);
    if (group && !opensGroup(label)) group.push(label);
    else groups.push([label]);
  }
  const pieces: Piece[] = [];
  const waiting = [...texts];
  const takeAbove = (y: number) => {
    while (waiting[0] && waiting[0].line.y < y - waiting[0].line.fontSize * 0.6) pieces.push(...waiting.splice(0, 1));
  };
  for (const [first, ...rest] of groups) {
    if (!first) continue;
    takeAbove(first.line.y);
    const beside = waiting[0];
    if (beside && sharesBaseline(beside.line, first.line)) {
      waiting.shift();
      pieces.push(mergeLines(beside, first.line), ...rest);
    } else pieces.push(first, ...rest);
  }
  return [...pieces, ...waiting];
}
