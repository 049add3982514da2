import type { Colour } from '../document/colour.ts';
import type { InvisibleReason } from '../document/document.ts';

/** A stretch of text in one look, before it has a place on a page. */
export interface Run {
  readonly text: string;
  readonly fontSize: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly link?: string | undefined;
  /** Why a person cannot see it. */
  readonly hidden?: InvisibleReason | undefined;
  /** Absent for the usual black. */
  readonly colour?: Colour | undefined;
}

/** What stands together; a tab or the border of a table sets it apart from the next. */
export interface FlowCell {
  readonly runs: readonly Run[];
  /** From the frame's left edge, where the file says so. */
  readonly x?: number | undefined;
}

export type FlowLine = readonly FlowCell[];

/** A paragraph of a format that flows: its lines are those its author ended, however wide the page is. */
export interface Paragraph {
  readonly lines: readonly FlowLine[];
  readonly bullet?: string | undefined;
  readonly heading?: number | undefined;
  /** In points, from the frame's left edge. */
  readonly indent: number;
  readonly spaceBefore: number;
  readonly spaceAfter: number;
  /** Of a line without text. */
  readonly fontSize: number;
  /** Goes on with the paragraph before it, as the lines of a text file do. */
  readonly continues?: boolean;
}

/** A line's size from baseline to baseline, of its font size. */
export const LINE_HEIGHT = 1.2;

const NARROW = /[iIljtfr.,;:'|!()[\] ]/;
const WIDE = /[mwMW@%]/;
const CJK = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/;

/** Of the font size, for each of the first 128 characters. */
const widths: readonly number[] = Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (NARROW.test(character)) return 0.29;
  if (WIDE.test(character)) return 0.85;
  return /[A-Z]/.test(character) ? 0.65 : 0.52;
});

/** About as wide as a common font sets it: plausible, not exact. */
export function widthOf(text: string, fontSize: number, isBold: boolean): number {
  let units = 0;
  for (let index = 0; index < text.length; index += 1) {
    units += widths[text.charCodeAt(index)] ?? (CJK.test(text[index] ?? '') ? 1 : 0.52);
  }
  return units * fontSize * (isBold ? 1.06 : 1);
}

export const widthOfRuns = (runs: readonly Run[]): number =>
  runs.reduce((sum, { text, fontSize, isBold }) => sum + widthOf(text, fontSize, isBold), 0);
