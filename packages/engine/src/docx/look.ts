import { type Colour, readColour } from '../document/colour.ts';
import { childOf, findBelow, isOn, numberOf, settingOf, type XmlElement } from './read-xml.ts';

/** How a run of text looks. What is absent is left to the style below. */
export interface RunLook {
  readonly isBold?: boolean | undefined;
  readonly isItalic?: boolean | undefined;
  readonly isVanished?: boolean | undefined;
  /** In points. */
  readonly size?: number | undefined;
  /** `auto`: whatever is readable. */
  readonly colour?: Colour | 'auto' | undefined;
  readonly background?: Ground | undefined;
  readonly font?: string | undefined;
  readonly isTransparent?: boolean | undefined;
  /** Width of the letters in per cent. */
  readonly scale?: number | undefined;
}

/** What a text stands on; `unknown` when only a full rendering could tell. */
export type Ground = Colour | 'unknown';

export interface ParagraphLook {
  /** From 1. */
  readonly outline?: number | undefined;
  readonly list?: ListPlace | undefined;
  /** In points. */
  readonly left?: number | undefined;
  readonly firstLine?: number | undefined;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  /** Set to exactly this many points. */
  readonly exactHeight?: number | undefined;
  readonly breaksPage?: boolean | undefined;
  readonly background?: Ground | undefined;
  readonly frame?: { readonly x: number; readonly y: number } | undefined;
}

export interface ListPlace {
  readonly id: string | undefined;
  readonly level: number | undefined;
}

export function readRunLook(properties: XmlElement | undefined): RunLook {
  if (!properties) return {};
  const size = numberOf(settingOf(properties, 'w:sz'));
  const textFill = childOf(properties, 'w14:textFill');
  return defined({
    isBold: isOn(properties, 'w:b'),
    isItalic: isOn(properties, 'w:i'),
    isVanished: isOn(properties, 'w:vanish') ?? isOn(properties, 'w:specVanish'),
    size: size === undefined ? undefined : size / 2,
    colour: readInk(settingOf(properties, 'w:color')),
    background: readHighlight(settingOf(properties, 'w:highlight')) ?? readShading(childOf(properties, 'w:shd')),
    font: childOf(properties, 'w:rFonts')?.attributes['w:ascii'],
    isTransparent: textFill && isSeeThrough(textFill),
    scale: numberOf(settingOf(properties, 'w:w')),
  });
}

const TWIPS = 20;
const points = (twips: string | undefined): number | undefined => {
  const value = numberOf(twips);
  return value === undefined ? undefined : value / TWIPS;
};

export function readParagraphLook(properties: XmlElement | undefined): ParagraphLook {
  if (!properties) return {};
  const indent = childOf(properties, 'w:ind')?.attributes ?? {};
  const spacing = childOf(properties, 'w:spacing')?.attributes ?? {};
  const outline = numberOf(settingOf(properties, 'w:outlineLvl'));
  const list = childOf(properties, 'w:numPr');
  const hanging = points(indent['w:hanging']);
  const frame = childOf(properties, 'w:framePr')?.attributes;
  return defined({
    // Level 9 is "body text".
    outline: outline === undefined || outline > 8 ? undefined : outline + 1,
    list: list && { id: settingOf(list, 'w:numId'), level: numberOf(settingOf(list, 'w:ilvl')) },
    left: points(indent['w:left'] ?? indent['w:start']),
    firstLine: hanging === undefined ? points(indent['w:firstLine']) : -hanging,
    before: points(spacing['w:before']),
    after: points(spacing['w:after']),
    exactHeight: spacing['w:lineRule'] === 'exact' ? points(spacing['w:line']) : undefined,
    breaksPage: isOn(properties, 'w:pageBreakBefore'),
    background: readShading(childOf(properties, 'w:shd')),
    frame: frame && { x: points(frame['w:x']) ?? 0, y: points(frame['w:y']) ?? 0 },
  });
}

/** So that spreading one look over another leaves alone what the first says nothing about. */
function defined<T extends object>(look: T): T {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined)) as T;
}

export function readInk(value: string | undefined): Colour | 'auto' | undefined {
  return value === 'auto' ? 'auto' : readColour(`#${value ?? ''}`);
}

/** A pattern of two colours is not worked out. */
export function readShading(shading: XmlElement | undefined): Ground | undefined {
  const { 'w:fill': fill, 'w:val': pattern = 'clear', 'w:themeFill': theme } = shading?.attributes ?? {};
  if (!shading || pattern === 'nil') return undefined;
  if (pattern !== 'clear') return 'unknown';
  const colour = readColour(`#${fill ?? ''}`);
  return colour ?? (theme === undefined ? undefined : 'unknown');
}

const HIGHLIGHTS: Readonly<Record<string, Colour>> = {
  white: [255, 255, 255],
  black: [0, 0, 0],
  yellow: [255, 255, 0],
  green: [0, 255, 0],
  cyan: [0, 255, 255],
  magenta: [255, 0, 255],
  blue: [0, 0, 255],
  red: [255, 0, 0],
  darkBlue: [0, 0, 128],
  darkCyan: [0, 128, 128],
  darkGreen: [0, 128, 0],
  darkMagenta: [128, 0, 128],
  darkRed: [128, 0, 0],
  darkYellow: [128, 128, 0],
  darkGray: [128, 128, 128],
  lightGray: [192, 192, 192],
};

const readHighlight = (value: string | undefined): Colour | undefined => HIGHLIGHTS[value ?? ''];

function isSeeThrough(fill: XmlElement): boolean {
  const alpha = numberOf(findBelow(fill, 'w14:alpha')?.attributes['w14:val']);
  return childOf(fill, 'w14:noFill') !== undefined || (alpha !== undefined && alpha > 95_000);
}
