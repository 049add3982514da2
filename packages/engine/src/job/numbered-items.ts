import type { Passage } from '../layout/passages.ts';

/** "2.1 Assess cognition …", "E1. Experience of metadata": each paragraph of a part with its number. */
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){1,2}\.?|[A-Z]{1,2}\d{1,2}[.:)])\s+(?=\p{Lu})/u;
const fewestNumbered = 3;

/** Numbers in front of paragraphs are taken for what bullets are; one alone may be a version or a mark. */
export function withNumbersAsBullets(passages: readonly Passage[]): readonly Passage[] {
  if (passages.filter(isNumbered).length < fewestNumbered) return passages;
  const hasParts = passages.some((passage) => isNumbered(passage) && IN_PART.test(passage.text));
  return passages.map((passage) => {
    // It is set apart by its number as others are by their type.
    if (hasParts && namesPart(passage)) return { ...passage, bullet: undefined, isBold: true };
    const number = isNumbered(passage) ? NUMBERED.exec(passage.text) : null;
    return number ? { ...passage, bullet: number[1], text: passage.text.slice(number[0].length) } : passage;
  });
}

/** "2.1 Assess cognition …" */
const IN_PART = /^\d{1,2}\.\d/u;
const mostLetters = 60;

/** "2. Key tasks", where what stands below it is 2.1 and 2.2. */
const namesPart = ({ bullet, text }: Passage): boolean =>
  bullet !== undefined && /^\d{1,2}[.)]$/u.test(bullet) && text.length <= mostLetters && !/[.;,]$/u.test(text);

/** A line that begins so is no end of the one above. */
export const beginsWithNumber = ({ text }: { text: string }): boolean => NUMBERED.test(text);

const isNumbered = ({ bullet, cells, text }: Passage): boolean =>
  bullet === undefined && cells.length <= 1 && NUMBERED.test(text);
