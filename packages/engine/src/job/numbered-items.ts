import type { Passage } from '../layout/passages.ts';

/** "2.1 Assess cognition …", "E1. Experience of metadata": each paragraph of a part with its number. */
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){1,2}\.?|[A-Z]{1,2}\d{1,2}[.:)])\s+(?=\p{Lu})/u;
const fewestNumbered = 3;

/** Numbers in front of paragraphs are taken for what bullets are; one alone may be a version or a mark. */
export function withNumbersAsBullets(passages: readonly Passage[]): readonly Passage[] {
  if (passages.filter(isNumbered).length < fewestNumbered) return passages;
  return passages.map((passage) => {
    const number = isNumbered(passage) ? NUMBERED.exec(passage.text) : null;
    return number ? { ...passage, bullet: number[1], text: passage.text.slice(number[0].length) } : passage;
  });
}

/** A line that begins so is no end of the one above. */
export const beginsWithNumber = ({ text }: { text: string }): boolean => NUMBERED.test(text);

const isNumbered = ({ bullet, cells, text }: Passage): boolean =>
  bullet === undefined && cells.length <= 1 && NUMBERED.test(text);
