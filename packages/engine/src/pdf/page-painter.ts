import { cleanGlyph } from '../document/clean-text.ts';
import { type Font, type GraphicsState, initialState, TextPosition } from './graphics-state.ts';
import { apply, type Bounds, boundsOf, type Matrix, multiply, toMatrix } from './matrix.ts';
import type { Painted, PaintedImage } from './painted.ts';
import { toNumber, toNumbers } from './read-numbers.ts';
import { WordCollector } from './word-collector.ts';

/** Nested deeper than this, a file means harm. */
const MAX_DEPTH = 200;
const MAX_MARKS = 2000;

interface PagePainterOptions {
  readonly width: number;
  readonly height: number;
  readonly matrix: Matrix;
  readonly limits: { readonly maxCharacters: number; readonly maxWords: number };
  loadFont(name: unknown): Font;
}

/** Does what a page's drawing instructions say, and keeps what they paint. */
export class PagePainter {
  state: GraphicsState;
  readonly position = new TextPosition();
  /** Of each marked content we are in whether it is shown. */
  readonly markedContent: boolean[] = [];
  readonly #options: PagePainterOptions;
  readonly #collector: WordCollector;
  readonly #images: PaintedImage[] = [];
  readonly #marks: Bounds[] = [];
  readonly #stack: GraphicsState[] = [];
  #characters = 0;

  constructor(options: PagePainterOptions) {
    this.#options = options;
    this.#collector = new WordCollector({ width: options.width, height: options.height });
    this.state = initialState(options.matrix);
  }

  get painted(): Painted {
    return { words: this.#collector.words, images: this.#images, marks: this.#marks };
  }

  save(): void {
    if (this.#stack.length < MAX_DEPTH) this.#stack.push({ ...this.state });
  }

  restore(): void {
    this.state = this.#stack.pop() ?? this.state;
  }

  transform(value: unknown): void {
    const matrix = toMatrix(value);
    if (matrix) this.state.matrix = multiply(this.state.matrix, matrix);
  }

  setFont(name: unknown, size: unknown): void {
    this.state.font = this.#options.loadFont(name);
    this.state.fontSize = toNumber(size);
  }

  setGraphicsState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const [key, value] of entries) {
      if (key === 'ca') this.state.fillAlpha = toNumber(value);
      if (key === 'CA') this.state.strokeAlpha = toNumber(value);
      if (key === 'BM') this.state.isBlended = value !== 'source-over' && value !== 'Normal';
      if (key === 'Font' && Array.isArray(value)) this.setFont(value[0], value[1]);
    }
  }

  addImage(source: PaintedImage['source']): void {
    this.#images.push({ matrix: this.state.matrix, source });
    this.#collector.fill({ bounds: boundsOf(this.state.matrix, 0, 0, 1, 1), colour: undefined }, false);
  }

  /** The whole page, in colours that cannot be known. */
  shade(): void {
    const { width, height } = this.#options;
    this.#collector.fill({ bounds: { x0: 0, y0: 0, x1: width, y1: height }, colour: undefined }, false);
  }

  fillPath(path: unknown, extent: unknown): void {
    const { state } = this;
    const [x0, y0, x1, y1] = toNumbers(extent);
    if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return;
    if (state.fillAlpha < 0.5) return;
    const bounds = boundsOf(state.matrix, x0, y0, x1, y1);
    const [across, down] = [bounds.x1 - bounds.x0, bounds.y1 - bounds.y0];
    if (isMark(across, down) && this.#marks.length < MAX_MARKS) this.#marks.push(bounds);
    if (across < 4 || down < 4) return;
    const isOpaque = state.fillAlpha > 0.99 && !state.isBlended && state.fillColour !== undefined;
    const colour = state.isBlended ? undefined : state.fillColour;
    this.#collector.fill({ bounds, colour }, isOpaque && isRectangle(path, [x0, y0, x1, y1]));
  }

  showText(glyphs: unknown): void {
    const { state, position } = this;
    if (!Array.isArray(glyphs) || state.fontSize === 0) return;
    const pen = penOf(state, position);
    let advance = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') advance -= (glyph * pen.size) / 1000;
      else if (typeof glyph === 'object' && glyph !== null) advance += this.#showGlyph(glyph, pen, advance);
    }
    if (!state.font.isVertical) position.x += advance * pen.scale;
  }

  #hasRoom(): boolean {
    const { maxCharacters, maxWords } = this.#options.limits;
    return this.#characters < maxCharacters && this.#collector.words.length < maxWords;
  }

  /** How far the next glyph is from this one. */
  #showGlyph(glyph: object, pen: Pen, advance: number): number {
    const { state, position } = this;
    const { unicode, width, isSpace } = glyph as Record<string, unknown>;
    const text = cleanGlyph(typeof unicode === 'string' ? unicode : '');
    const glyphLength = toNumber(width) * pen.size * state.font.unit;
    const tracking = state.characterSpacing * pen.direction;
    if (state.font.isVertical || (text === '' && !isSpace)) this.#collector.space();
    if (text !== '' && this.#hasRoom()) {
      this.#characters += text.length;
      const [x, y] = apply(pen.matrix, position.x + advance * pen.scale, position.y + state.rise);
      const { fontSize, angle, along } = pen;
      this.#collector.add(
        { text, x, y, length: glyphLength * along, fontSize, angle, tracking: tracking * along },
        state,
        this.markedContent.includes(false),
      );
    }
    return glyphLength + tracking + (isSpace === true ? state.wordSpacing * pen.direction : 0);
  }
}

/** How text is written just now. */
interface Pen {
  readonly matrix: Matrix;
  readonly direction: 1 | -1;
  readonly size: number;
  readonly scale: number;
  readonly angle: number;
  /** From text units to points along the baseline. */
  readonly along: number;
  /** In points. */
  readonly fontSize: number;
}

function penOf(state: GraphicsState, position: TextPosition): Pen {
  const direction = state.fontSize < 0 ? -1 : 1;
  const size = Math.abs(state.fontSize);
  const scale = state.horizontalScale * direction;
  const matrix = multiply(state.matrix, position.matrix);
  const [a, b, c, d] = matrix;
  const angle = Math.atan2(b * scale, a * scale);
  const along = Math.hypot(a, b) * Math.abs(scale);
  return { matrix, direction, size, scale, angle, along, fontSize: size * Math.hypot(c, d) };
}

/** About as wide as high, and no larger than a letter. */
function isMark(across: number, down: number): boolean {
  return across >= 1 && across <= 10 && down >= 1 && down <= 10 && across / down < 1.6 && down / across < 1.6;
}

function isRectangle(path: unknown, extent: readonly number[]): boolean {
  const numbers = Array.isArray(path) ? toNumbers(path[0]) : [];
  if (numbers.length < 12 || numbers.length > 16) return false;
  const [x0, y0, x1, y1] = extent;
  const xs = [1, 4, 7, 10].map((index) => numbers[index]);
  const ys = [2, 5, 8, 11].map((index) => numbers[index]);
  return xs.every((x) => x === x0 || x === x1) && ys.every((y) => y === y0 || y === y1);
}
