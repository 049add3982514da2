import { readColour } from '../document/colour.ts';
import type { Box, InvisibleReason } from '../document/document.ts';
import type { PageSetup } from '../flow/page-composer.ts';
import type { Ground } from './look.ts';
import { chooseContent } from './read-paragraph.ts';
import { childOf, childrenOf, findBelow, numberOf, type XmlElement } from './read-xml.ts';

/** Something drawn: a text box, a banner, a picture. */
export interface Drawing {
  readonly box: Box;
  /** It stands in the line like a letter, and moves with it. */
  readonly isInline: boolean;
  /** What it is painted with; absent when it lets through what is behind it. */
  readonly ground: Ground | undefined;
  readonly hidden: InvisibleReason | undefined;
  /** The text in it, if it is a text box. */
  readonly content: XmlElement | undefined;
}

const EMU = 12_700;
const emu = (value: string | undefined): number => (numberOf(value) ?? 0) / EMU;

/** Everything drawn under one anchor, with its place on the page. `y` is where the anchor's paragraph starts. */
export function readDrawings(element: XmlElement, page: PageSetup, y: number): Drawing[] {
  return element.name === 'w:drawing'
    ? childrenOf(element).flatMap((anchor) => readAnchor(anchor, page, y))
    : readVml(element, page, y);
}

function readAnchor(anchor: XmlElement, page: PageSetup, y: number): Drawing[] {
  const extent = childOf(anchor, 'wp:extent')?.attributes ?? {};
  const [width, height] = [emu(extent.cx), emu(extent.cy)];
  const isInline = anchor.name === 'wp:inline';
  const box = isInline
    ? { x: page.left, y, width, height }
    : { ...placeOf(anchor, page, y, { width, height }), width, height };
  const properties = childOf(anchor, 'wp:docPr')?.attributes ?? {};
  const isHidden = /^(?:1|true)$/.test(properties.hidden ?? '');
  const hidden = isHidden ? 'hidden-layer' : isInline ? undefined : whyUnseen(box, page);
  return shapesBelow(anchor, { x: 0, y: 0 }).map(({ shape, offset }) => {
    const own = sizeOf(shape) ?? box;
    const content =
      findBelow(childOf(shape, 'wps:txbx'), 'w:txbxContent') ?? childOf(childOf(shape, 'wps:txbx'), 'w:txbxContent');
    return {
      box: { x: box.x + offset.x, y: box.y + offset.y, width: own.width || width, height: own.height || height },
      isInline,
      ground: groundOf(shape),
      hidden: hidden ?? (content && isTooSmall(shape, own) ? 'covered' : undefined),
      content,
    };
  });
}

interface PlacedShape {
  readonly shape: XmlElement;
  /** From the anchor's own place. */
  readonly offset: { readonly x: number; readonly y: number };
}

/** Shapes of a group are placed within the group. */
function shapesBelow(element: XmlElement, offset: PlacedShape['offset']): PlacedShape[] {
  return childrenOf(element).flatMap((child) => {
    if (child.name === 'mc:AlternateContent') return shapesBelow(chooseContent(child) ?? child, offset);
    if (child.name === 'wps:wsp' || child.name === 'pic:pic')
      return [{ shape: child, offset: shift(child, offset, element) }];
    return shapesBelow(child, offset);
  });
}

function shift(shape: XmlElement, offset: PlacedShape['offset'], parent: XmlElement): PlacedShape['offset'] {
  if (!parent.name.startsWith('wpg:')) return offset;
  const own = findBelow(childOf(shape, 'wps:spPr') ?? childOf(shape, 'pic:spPr'), 'a:off')?.attributes ?? {};
  const origin = findBelow(childOf(parent, 'wpg:grpSpPr'), 'a:chOff')?.attributes ?? {};
  return { x: offset.x + emu(own.x) - emu(origin.x), y: offset.y + emu(own.y) - emu(origin.y) };
}

function sizeOf(shape: XmlElement): { width: number; height: number } | undefined {
  const extent = findBelow(childOf(shape, 'wps:spPr') ?? childOf(shape, 'pic:spPr'), 'a:ext')?.attributes;
  return extent?.cx === undefined ? undefined : { width: emu(extent.cx), height: emu(extent.cy) };
}

const isTooSmall = (shape: XmlElement, { width, height }: { width: number; height: number }): boolean =>
  (width < 5 || height < 5) && findBelow(childOf(shape, 'wps:bodyPr'), 'a:spAutoFit') === undefined;

function groundOf(shape: XmlElement): Ground | undefined {
  if (shape.name === 'pic:pic') return 'unknown';
  const properties = childOf(shape, 'wps:spPr');
  if (childOf(properties, 'a:noFill')) return undefined;
  const solid = childOf(properties, 'a:solidFill');
  if (solid) return readColour(`#${childOf(solid, 'a:srgbClr')?.attributes.val ?? ''}`) ?? 'unknown';
  const isPatterned = ['a:gradFill', 'a:blipFill', 'a:pattFill', 'a:grpFill'].some((name) => childOf(properties, name));
  const reference =
    findBelow(childOf(shape, 'wps:style'), 'a:fillRef') ?? childOf(childOf(shape, 'wps:style'), 'a:fillRef');
  return isPatterned || (reference && reference.attributes.idx !== '0') ? 'unknown' : undefined;
}

function placeOf(
  anchor: XmlElement,
  page: PageSetup,
  y: number,
  size: { width: number; height: number },
): { x: number; y: number } {
  const across = childOf(anchor, 'wp:positionH');
  const down = childOf(anchor, 'wp:positionV');
  const isOnPage = (position: XmlElement | undefined) => position?.attributes.relativeFrom === 'page';
  const textOf = (position: XmlElement | undefined, name: string) => childOf(position, name)?.children.join('');
  const horizontal = isOnPage(across) ? [0, page.width] : [page.left, page.width - page.right];
  const vertical = isOnPage(down) ? [0, page.height] : [page.top, page.height - page.bottom];
  const isInText = /^(?:paragraph|line)$/.test(down?.attributes.relativeFrom ?? '');
  const [left = 0, right = 0] = horizontal;
  const [top = 0, bottom = 0] = vertical;
  const sideways = textOf(across, 'wp:align');
  const upright = textOf(down, 'wp:align');
  return {
    x:
      sideways === 'right'
        ? right - size.width
        : sideways === 'center'
          ? (left + right - size.width) / 2
          : left + emu(textOf(across, 'wp:posOffset')),
    y:
      upright === 'bottom'
        ? bottom - size.height
        : upright === 'center'
          ? (top + bottom - size.height) / 2
          : (isInText ? y : top) + emu(textOf(down, 'wp:posOffset')),
  };
}

function whyUnseen({ x, y, width, height }: Box, page: PageSetup): InvisibleReason | undefined {
  return x + width <= 0 || y + height <= 0 || x >= page.width || y >= page.height ? 'off-page' : undefined;
}

/** The drawings of Word 2007 and before, and of programs that still write them. */
function readVml(element: XmlElement, page: PageSetup, y: number): Drawing[] {
  return childrenOf(element).flatMap((shape) => {
    if (!/^v:(?:shape|rect|roundrect|oval|group|line)$/.test(shape.name)) return readVml(shape, page, y);
    if (shape.name === 'v:group') return readVml(shape, page, y);
    const style = readStyle(shape.attributes.style);
    const isInline = style.get('position') !== 'absolute';
    const isOnPage = style.get('mso-position-vertical-relative') === 'page';
    const box = {
      x: page.left + length(style.get('margin-left')),
      y: (isOnPage ? 0 : y) + length(style.get('margin-top')),
      width: length(style.get('width')),
      height: length(style.get('height')),
    };
    const isHidden = style.get('visibility') === 'hidden' || style.get('display') === 'none';
    const fill = shape.attributes.fillcolor;
    const isFilled = !/^(?:f|false)$/.test(shape.attributes.filled ?? 't');
    const colour = readColour(fill?.split(' ')[0]);
    return [
      {
        box,
        isInline,
        ground:
          isFilled && fill !== undefined
            ? (colour ?? 'unknown')
            : childOf(shape, 'v:imagedata')
              ? 'unknown'
              : undefined,
        hidden: isHidden ? 'hidden-layer' : isInline ? undefined : whyUnseen(box, page),
        content: childOf(childOf(shape, 'v:textbox'), 'w:txbxContent'),
      },
    ];
  });
}

function readStyle(style: string | undefined): Map<string, string> {
  return new Map(
    (style ?? '')
      .slice(0, 2000)
      .split(';')
      .map((entry) => entry.split(':'))
      .map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim().toLowerCase()]),
  );
}

const UNITS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 };

function length(value: string | undefined): number {
  const unit = /[a-z]+$/.exec(value ?? '')?.[0] ?? 'px';
  return (numberOf(value) ?? 0) * (UNITS[unit] ?? 1);
}
