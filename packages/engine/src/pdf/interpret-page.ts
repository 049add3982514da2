import { cleanGlyph } from '../document/clean-text.ts';
import { luminance, readColour } from '../document/colour.ts';
import {
  describeFont,
  type Font,
  type GraphicsState,
  initialState,
  plainFont,
  TextPosition,
} from './graphics-state.ts';
import { apply, type Bounds, boundsOf, identity, multiply, toMatrix } from './matrix.ts';
import type { OpenedPdf, PdfPage } from './open-pdf.ts';
import type { Painted, PaintedImage } from './painted.ts';
import { WordCollector } from './word-collector.ts';

type Arguments = readonly unknown[];

/** Nested deeper than this, a file means harm. */
const MAX_DEPTH = 200;
const MAX_MARKS = 2000;

/**
 * Follows a page's drawing instructions, so that every word has its place, its font and its colour. The library's own
 * text layer has no colours and no rendering modes, and could not tell what a person sees.
 */
export async function interpretPage(
  { file, ops }: OpenedPdf,
  page: PdfPage,
  { maxCharacters, maxWords }: { maxCharacters: number; maxWords: number },
): Promise<Painted & { width: number; height: number }> {
  const viewport = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList({ annotationMode: 0 });
  const layers = await file.getOptionalContentConfig();
  const { width, height } = viewport;
  const collector = new WordCollector({ width, height });
  const images: PaintedImage[] = [];
  const marks: Bounds[] = [];
  const fonts = new Map<string, Font>();
  const position = new TextPosition();
  const stack: GraphicsState[] = [];
  const markedContent: boolean[] = [];
  let state = initialState(toMatrix(viewport.transform) ?? identity);
  let characters = 0;

  const loadFont = (name: unknown): Font => {
    const key = String(name);
    const known = fonts.get(key);
    if (known) return known;
    const font = page.commonObjs.has(key) ? describeFont(page.commonObjs.get(key)) : plainFont;
    fonts.set(key, font);
    return font;
  };
  const setFont = (name: unknown, size: unknown) => {
    state.font = loadFont(name);
    state.fontSize = toNumber(size);
  };
  const save = () => {
    if (stack.length < MAX_DEPTH) stack.push({ ...state });
  };
  const restore = () => {
    state = stack.pop() ?? state;
  };
  const transform = (value: unknown) => {
    const matrix = toMatrix(value);
    if (matrix) state.matrix = multiply(state.matrix, matrix);
  };
  const addImage = (source: PaintedImage['source']) => {
    images.push({ matrix: state.matrix, source });
    collector.fill({ bounds: boundsOf(state.matrix, 0, 0, 1, 1), colour: undefined }, false);
  };

  const showText = (glyphs: unknown) => {
    if (!Array.isArray(glyphs) || state.fontSize === 0) return;
    const direction = state.fontSize < 0 ? -1 : 1;
    const size = Math.abs(state.fontSize);
    const scale = state.horizontalScale * direction;
    const matrix = multiply(state.matrix, position.matrix);
    const [a, b, c, d] = matrix;
    const angle = Math.atan2(b * scale, a * scale);
    const along = Math.hypot(a, b) * Math.abs(scale);
    const fontSize = size * Math.hypot(c, d);
    const isHidden = markedContent.includes(false);
    let advance = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        advance -= (glyph * size) / 1000;
        continue;
      }
      if (typeof glyph !== 'object' || glyph === null) continue;
      const { unicode, width: glyphWidth, isSpace } = glyph as Record<string, unknown>;
      const text = cleanGlyph(typeof unicode === 'string' ? unicode : '');
      const glyphLength = toNumber(glyphWidth) * size * state.font.unit;
      const tracking = state.characterSpacing * direction;
      if (state.font.isVertical || (text === '' && !isSpace)) collector.space();
      if (text !== '' && characters < maxCharacters && collector.words.length < maxWords) {
        characters += text.length;
        const [x, y] = apply(matrix, position.x + advance * scale, position.y + state.rise);
        const length = glyphLength * along;
        collector.add({ text, x, y, length, fontSize, angle, tracking: tracking * along }, state, isHidden);
      }
      advance += glyphLength + tracking + (isSpace === true ? state.wordSpacing * direction : 0);
    }
    if (!state.font.isVertical) position.x += advance * scale;
  };

  const constructPath = ([operation, path, extent]: Arguments) => {
    const isFill = [ops.fill, ops.eoFill, ops.fillStroke, ops.eoFillStroke].some((fill) => fill === operation);
    const [x0, y0, x1, y1] = toNumbers(extent);
    if (!isFill || x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return;
    if (state.fillAlpha < 0.5) return;
    const bounds = boundsOf(state.matrix, x0, y0, x1, y1);
    const [across, down] = [bounds.x1 - bounds.x0, bounds.y1 - bounds.y0];
    if (isMark(across, down) && marks.length < MAX_MARKS) marks.push(bounds);
    if (across < 4 || down < 4) return;
    const isOpaque = state.fillAlpha > 0.99 && !state.isBlended && state.fillColour !== undefined;
    const colour = state.isBlended ? undefined : state.fillColour;
    collector.fill({ bounds, colour }, isOpaque && isRectangle(path, [x0, y0, x1, y1]));
  };

  const setGraphicsState = (entries: unknown) => {
    if (!Array.isArray(entries)) return;
    for (const [key, value] of entries) {
      if (key === 'ca') state.fillAlpha = toNumber(value);
      if (key === 'CA') state.strokeAlpha = toNumber(value);
      if (key === 'BM') state.isBlended = value !== 'source-over' && value !== 'Normal';
      if (key === 'Font' && Array.isArray(value)) setFont(value[0], value[1]);
    }
  };

  const isVisibleLayer = (properties: unknown): boolean => {
    try {
      return layers?.isVisible(properties) !== false;
    } catch {
      return true;
    }
  };

  const perform: Partial<Record<number, (args: Arguments) => void>> = {
    [ops.save]: save,
    [ops.restore]: restore,
    [ops.transform]: transform,
    [ops.paintFormXObjectBegin]: ([matrix]) => {
      save();
      transform(matrix);
    },
    [ops.paintFormXObjectEnd]: restore,
    [ops.beginGroup]: save,
    [ops.endGroup]: restore,
    [ops.setGState]: ([entries]) => setGraphicsState(entries),
    [ops.setFillRGBColor]: ([colour]) => {
      state.fillColour = readColour(colour);
    },
    [ops.setStrokeRGBColor]: ([colour]) => {
      state.strokeColour = readColour(colour);
    },
    [ops.setFillColorN]: () => {
      state.fillColour = undefined;
    },
    [ops.setStrokeColorN]: () => {
      state.strokeColour = undefined;
    },
    [ops.beginText]: () => position.begin(identity),
    [ops.setTextMatrix]: ([matrix]) => position.begin(toMatrix(matrix) ?? identity),
    [ops.moveText]: ([x, y]) => position.move(toNumber(x), toNumber(y)),
    [ops.setLeadingMoveText]: ([x, y]) => {
      state.leading = -toNumber(y);
      position.move(toNumber(x), toNumber(y));
    },
    [ops.nextLine]: () => position.move(0, -state.leading),
    [ops.setLeading]: ([leading]) => {
      state.leading = toNumber(leading);
    },
    [ops.setFont]: ([name, size]) => setFont(name, size),
    [ops.setCharSpacing]: ([spacing]) => {
      state.characterSpacing = toNumber(spacing);
    },
    [ops.setWordSpacing]: ([spacing]) => {
      state.wordSpacing = toNumber(spacing);
    },
    [ops.setHScale]: ([percent]) => {
      state.horizontalScale = toNumber(percent) / 100;
    },
    [ops.setTextRise]: ([rise]) => {
      state.rise = toNumber(rise);
    },
    [ops.setTextRenderingMode]: ([mode]) => {
      state.renderingMode = toNumber(mode);
    },
    [ops.showText]: ([glyphs]) => showText(glyphs),
    [ops.constructPath]: constructPath,
    [ops.shadingFill]: () =>
      collector.fill({ bounds: { x0: 0, y0: 0, x1: width, y1: height }, colour: undefined }, false),
    [ops.beginMarkedContent]: () => markedContent.push(true),
    [ops.beginMarkedContentProps]: ([tag, properties]) =>
      markedContent.push(tag !== 'OC' || isVisibleLayer(properties)),
    [ops.endMarkedContent]: () => markedContent.pop(),
    [ops.paintImageXObject]: ([name]) => addImage({ kind: 'named', name: String(name) }),
    [ops.paintInlineImageXObject]: ([data]) => addImage({ kind: 'inline', data }),
    [ops.paintImageMaskXObject]: ([data]) => {
      addImage({ kind: 'mask', data, isDark: luminance(state.fillColour ?? [0, 0, 0]) < 0.5 });
    },
  };

  for (const [index, operation] of list.fnArray.entries()) {
    const args: unknown = list.argsArray[index];
    // `transform` alone has its six numbers as the arguments themselves.
    if (operation === ops.transform) transform(args);
    else perform[operation]?.(Array.isArray(args) ? args : []);
  }
  return { width, height, words: collector.words, images, marks };
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

function toNumbers(value: unknown): number[] {
  return typeof value === 'object' && value !== null ? Array.from(value as ArrayLike<unknown>, toNumber) : [];
}

function toNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
