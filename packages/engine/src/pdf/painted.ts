import type { Colour } from '../document/colour.ts';
import type { InvisibleReason } from '../document/document.ts';
import type { Bounds, Matrix } from './matrix.ts';

/** What a page paints, in points from its top left corner, in the order of painting. */
export interface Painted {
  readonly words: PaintedWord[];
  readonly images: PaintedImage[];
  /** Small filled shapes, such as bullets that were drawn instead of written. */
  readonly marks: Bounds[];
}

/** Glyphs in one font without a space between them. */
export interface PaintedWord {
  text: string;
  /** Where the word starts on its baseline. */
  readonly x: number;
  readonly y: number;
  /** Along the baseline. */
  length: number;
  readonly fontSize: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** The direction of writing in quarter turns clockwise; anything oblique counts as its nearest. */
  readonly turns: 0 | 1 | 2 | 3;
  hasSpaceBefore: boolean;
  invisible: InvisibleReason | undefined;
}

export interface PaintedImage {
  /** From the unit square to the page. */
  readonly matrix: Matrix;
  readonly source: ImageSource;
}

/** Either the name of a decoded picture, or one that is part of the page's own instructions. */
export type ImageSource =
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'inline'; readonly data: unknown }
  | { readonly kind: 'mask'; readonly data: unknown; readonly isDark: boolean };

/** A filled area; without a colour it is a picture or a pattern and may look like anything. */
export interface Fill {
  readonly bounds: Bounds;
  readonly colour: Colour | undefined;
}

export function boundsOfWord({ x, y, length, fontSize, turns }: PaintedWord): Bounds {
  const rise = fontSize * 0.7;
  if (turns === 0) return { x0: x, y0: y - rise, x1: x + length, y1: y };
  if (turns === 1) return { x0: x, y0: y, x1: x + rise, y1: y + length };
  if (turns === 2) return { x0: x - length, y0: y, x1: x, y1: y + rise };
  return { x0: x - rise, y0: y - length, x1: x, y1: y };
}
