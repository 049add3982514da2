import type { Passage } from '../layout/passages.ts';

/** "2.1 Assess cognition …": each paragraph of a part with its number. */
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){1,2}\.?)\s+(?=\p{Lu})/u;
const fewestNumbered = 3;

/** Numbers in front of paragraphs are taken for what bullets are; one alone may be a version or a mark. */
export function withNumbersAsBullets(passages: readonly Passage[]): readonly Passage[] {
  if (passages.filter(isNumbered).length < fewestNumbered) return passages;
  return passages.map((passage) => {
    const number = isNumbered(passage) ? NUMBERED.exec(passage.text) : null;
    return number ? { ...passage, bullet: number[1], text: passage.text.slice(number[0].length) } : passage;
  });
}

const isNumbered = ({ bullet, cells, text }: Passage): boolean =>
  bullet === undefined && cells.length <= 1 && NUMBERED.test(text);
