import type { Passage } from '../layout/passages.ts';
import type { SectionKind } from './headings.ts';

/** "Degree in a numerate subject (E); Masters (D)": a letter behind each item says whether it is essential or desirable. */
const MARK = /\s*\((e|d|essential|desirable)\)\s*[.;,]?$/iu;
const BETWEEN = /(?<=\((?:e|d|essential|desirable)\))\s*[;,.]?\s+/iu;
const LABEL = /^\p{Lu}[^:;()]{2,30}:\s+/u;
const fewestMarked = 3;

export interface MarkedItem {
  readonly kind: SectionKind;
  readonly text: string;
}

/** The items of a passage in which each has its mark. */
export function markedItems({ text }: Passage): MarkedItem[] {
  if (!/\((?:e|d|essential|desirable)\)/iu.test(text)) return [];
  const items = text.replace(LABEL, '').split(BETWEEN);
  return items.every((item) => MARK.test(item))
    ? items.map((item) => ({
        kind: /^[^d]/iu.test(MARK.exec(item)?.[1] ?? '') ? 'requirements' : 'niceToHave',
        text: item.replace(MARK, ''),
      }))
    : [];
}

/** Whether a document marks its items: one "(D)" may be anything. */
export function marksItems(passages: readonly Passage[]): boolean {
  const items = passages.flatMap(markedItems);
  return items.length >= fewestMarked && items.some(({ kind }) => kind === 'requirements');
}
