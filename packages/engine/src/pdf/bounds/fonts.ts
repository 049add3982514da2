import { lists } from './functions.ts';
import { type Definition, isOfType, type PdfObjects } from './objects.ts';
import { OverBounds } from './unpack.ts';
import { Name, type Value } from './values.ts';

/** Letters that fonts may give a width or a meaning to, all ranges together. The largest fonts have 65,535 letters each. */
const MAX_LETTERS = 4_000_000;

const isPicture = (value: Value): boolean => {
  const subtype = value instanceof Map ? value.get('Subtype') : undefined;
  return subtype instanceof Name && subtype.name === 'Image';
};

/**
 * Unpacks every stream but pictures once, so that none of them unpacks to more than a file may, and adds up the ranges
 * of letters, which a few bytes can make as long as one likes.
 */
export async function assertRangesAffordable(objects: PdfObjects): Promise<void> {
  let letters = 0;
  for (const definition of objects.all()) {
    letters += widths(objects, definition) + (isPicture(definition.value) ? 0 : await mapped(objects, definition));
    if (letters > MAX_LETTERS) throw new OverBounds('unsafe');
  }
}

/** `first last width` or `first [width width …]`. */
function widths(objects: PdfObjects, { value }: Definition): number {
  if (!(value instanceof Map) || isOfType(value, 'XRef')) return 0;
  let letters = 0;
  for (const list of lists(objects, value.get('W'))) {
    for (let at = 0; at + 1 < list.length; ) {
      const [first, last] = [list[at], list[at + 1]];
      const isRange = typeof first === 'number' && typeof last === 'number';
      if (isRange) letters += Math.max(0, last - first);
      at += isRange ? 3 : 2;
    }
  }
  return letters;
}

/** The ranges of a table from codes to letters. */
async function mapped(objects: PdfObjects, definition: Definition): Promise<number> {
  if (!definition.packed) return 0;
  const content = await objects.content(definition);
  if (!isTable(content)) return 0;
  let letters = 0;
  for (const [section] of new TextDecoder('latin1').decode(content).matchAll(SECTION)) {
    for (const [, first = '', last = ''] of section.matchAll(RANGE)) {
      letters += Math.max(0, Number.parseInt(last, 16) - Number.parseInt(first, 16));
    }
  }
  return letters;
}

const SECTION = /begin(?:bf|cid|notdef)range[\s\S]*?(?:end|$)/g;
/** `<first> <last>` and what the first of them is. */
const RANGE = /<\s*([0-9a-f]{1,8})\s*>\s*<\s*([0-9a-f]{1,8})\s*>\s*(?:<[^>]*>|\[[^\]]*\]|\d+)/gi;

const isTable = (content: Uint8Array): boolean =>
  /range/.test(new TextDecoder('latin1').decode(content.subarray(0, 4096)));
