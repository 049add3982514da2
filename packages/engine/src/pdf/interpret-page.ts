import { luminance, readColour } from '../document/colour.ts';
import { describeFont, type Font, plainFont } from './graphics-state.ts';
import { identity, toMatrix } from './matrix.ts';
import type { OpenedPdf, PdfPage } from './open-pdf.ts';
import { PagePainter } from './page-painter.ts';
import type { Painted } from './painted.ts';
import { toNumber } from './read-numbers.ts';

type Operations = OpenedPdf['ops'];
type Perform = (args: readonly unknown[]) => void;
type Performances = Partial<Record<number, Perform>>;

/**
 * Follows a page's drawing instructions, so that every word has its place, its font and its colour. The library's own
 * text layer has no colours and no rendering modes, and could not tell what a person sees.
 */
export async function interpretPage(
  { file, ops }: OpenedPdf,
  page: PdfPage,
  limits: { maxCharacters: number; maxWords: number },
): Promise<Painted & { width: number; height: number }> {
  const viewport = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList({ annotationMode: 0 });
  const layers = await file.getOptionalContentConfig();
  const { width, height } = viewport;
  const matrix = toMatrix(viewport.transform) ?? identity;
  const painter = new PagePainter({ width, height, matrix, limits, loadFont: fontsOf(page) });
  const isVisibleLayer = (properties: unknown): boolean => {
    try {
      return layers?.isVisible(properties) !== false;
    } catch {
      return true;
    }
  };
  const perform: Performances = {
    ...placing(ops, painter),
    ...writing(ops, painter),
    ...painting(ops, painter),
    ...marking(ops, painter, isVisibleLayer),
  };
  for (const [index, operation] of list.fnArray.entries()) {
    const args: unknown = list.argsArray[index];
    // `transform` alone has its six numbers as the arguments themselves.
    if (operation === ops.transform) painter.transform(args);
    else perform[operation]?.(Array.isArray(args) ? args : []);
  }
  return { width, height, ...painter.painted };
}

function fontsOf(page: PdfPage): (name: unknown) => Font {
  const fonts = new Map<string, Font>();
  return (name) => {
    const key = String(name);
    const known = fonts.get(key);
    if (known) return known;
    const font = page.commonObjs.has(key) ? describeFont(page.commonObjs.get(key)) : plainFont;
    fonts.set(key, font);
    return font;
  };
}

/** Where things are painted, and with which settings. */
function placing(ops: Operations, painter: PagePainter): Performances {
  const save = () => painter.save();
  const restore = () => painter.restore();
  return {
    [ops.save]: save,
    [ops.restore]: restore,
    [ops.paintFormXObjectBegin]: ([matrix]) => {
      save();
      painter.transform(matrix);
    },
    [ops.paintFormXObjectEnd]: restore,
    [ops.beginGroup]: save,
    [ops.endGroup]: restore,
    [ops.setGState]: ([entries]) => painter.setGraphicsState(entries),
    [ops.setFillRGBColor]: ([colour]) => {
      painter.state.fillColour = readColour(colour);
    },
    [ops.setStrokeRGBColor]: ([colour]) => {
      painter.state.strokeColour = readColour(colour);
    },
    [ops.setFillColorN]: () => {
      painter.state.fillColour = undefined;
    },
    [ops.setStrokeColorN]: () => {
      painter.state.strokeColour = undefined;
    },
  };
}

/** How text is set, and the text. */
function writing(ops: Operations, painter: PagePainter): Performances {
  const { position } = painter;
  const set = (name: 'leading' | 'characterSpacing' | 'wordSpacing' | 'rise' | 'renderingMode'): Perform => {
    return ([value]) => {
      painter.state[name] = toNumber(value);
    };
  };
  return {
    [ops.beginText]: () => position.begin(identity),
    [ops.setTextMatrix]: ([matrix]) => position.begin(toMatrix(matrix) ?? identity),
    [ops.moveText]: ([x, y]) => position.move(toNumber(x), toNumber(y)),
    [ops.setLeadingMoveText]: ([x, y]) => {
      painter.state.leading = -toNumber(y);
      position.move(toNumber(x), toNumber(y));
    },
    [ops.nextLine]: () => position.move(0, -painter.state.leading),
    [ops.setLeading]: set('leading'),
    [ops.setFont]: ([name, size]) => painter.setFont(name, size),
    [ops.setCharSpacing]: set('characterSpacing'),
    [ops.setWordSpacing]: set('wordSpacing'),
    [ops.setHScale]: ([percent]) => {
      painter.state.horizontalScale = toNumber(percent) / 100;
    },
    [ops.setTextRise]: set('rise'),
    [ops.setTextRenderingMode]: set('renderingMode'),
    [ops.showText]: ([glyphs]) => painter.showText(glyphs),
  };
}

/** Areas and pictures. */
function painting(ops: Operations, painter: PagePainter): Performances {
  const fills: readonly unknown[] = [ops.fill, ops.eoFill, ops.fillStroke, ops.eoFillStroke];
  return {
    [ops.constructPath]: ([operation, path, extent]) => {
      if (fills.includes(operation)) painter.fillPath(path, extent);
    },
    [ops.shadingFill]: () => painter.shade(),
    [ops.paintImageXObject]: ([name]) => painter.addImage({ kind: 'named', name: String(name) }),
    [ops.paintInlineImageXObject]: ([data]) => painter.addImage({ kind: 'inline', data }),
    [ops.paintImageMaskXObject]: ([data]) => {
      const isDark = luminance(painter.state.fillColour ?? [0, 0, 0]) < 0.5;
      painter.addImage({ kind: 'mask', data, isDark });
    },
  };
}

/** What belongs to a layer that may be switched off. */
function marking(
  ops: Operations,
  { markedContent }: PagePainter,
  isVisibleLayer: (properties: unknown) => boolean,
): Performances {
  return {
    [ops.beginMarkedContent]: () => {
      markedContent.push(true);
    },
    [ops.beginMarkedContentProps]: ([tag, properties]) => {
      markedContent.push(tag !== 'OC' || isVisibleLayer(properties));
    },
    [ops.endMarkedContent]: () => {
      markedContent.pop();
    },
  };
}
