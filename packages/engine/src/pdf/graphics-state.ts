import { black, type Colour } from '../document/colour.ts';
import { identity, type Matrix } from './matrix.ts';

/** The part of PDF's graphics state that decides where a text stands and whether it can be seen. */
export interface GraphicsState {
  matrix: Matrix;
  fillColour: Colour | undefined;
  strokeColour: Colour | undefined;
  fillAlpha: number;
  strokeAlpha: number;
  /** Something other than paint over paint: what lies below shines through. */
  isBlended: boolean;
  font: Font;
  fontSize: number;
  characterSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderingMode: number;
}

export interface Font {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isVertical: boolean;
  /** From glyph units to text units. */
  readonly unit: number;
}

export const plainFont: Font = { isBold: false, isItalic: false, isVertical: false, unit: 0.001 };

export function initialState(matrix: Matrix): GraphicsState {
  return {
    matrix,
    fillColour: black,
    strokeColour: black,
    fillAlpha: 1,
    strokeAlpha: 1,
    isBlended: false,
    font: plainFont,
    fontSize: 0,
    characterSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
  };
}

/** Where the next glyph and the next line go. */
export class TextPosition {
  matrix: Matrix = identity;
  x = 0;
  y = 0;
  #lineX = 0;
  #lineY = 0;

  begin(matrix: Matrix): void {
    this.matrix = matrix;
    this.x = this.y = this.#lineX = this.#lineY = 0;
  }

  move(x: number, y: number): void {
    this.x = this.#lineX += x;
    this.y = this.#lineY += y;
  }
}

/** Reads what the library tells of a font; a font it could not load is a plain one. */
export function describeFont(font: unknown): Font {
  if (typeof font !== 'object' || font === null) return plainFont;
  const { name, bold, black: heavy, italic, vertical, fontMatrix } = font as Record<string, unknown>;
  const title = typeof name === 'string' ? name : '';
  const unit = Array.isArray(fontMatrix) ? Math.abs(Number(fontMatrix[0])) : 0.001;
  return {
    isBold: bold === true || heavy === true || /bold|black|heavy|demi/i.test(title),
    isItalic: italic === true || /italic|oblique/i.test(title),
    isVertical: vertical === true,
    unit: Number.isFinite(unit) && unit > 0 ? unit : 0.001,
  };
}
