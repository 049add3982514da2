import { endOf, type LayoutWord } from './layout-word.ts';

/** Of the font size: wider than this and a column or a cell begins. */
const WIDEST = 0.6;
/** Letters of a word stand closer. */
const NARROWEST = 0.12;
/** Files that write spaces write them nearly everywhere. */
const MOST = 0.8;
const fewestSpaces = 20;

/**
 * "A M A RA OSEI": letters of a name that its designer moved apart, in a file that writes a space wherever it means one. Where no
 * space is written and the gap is small, the word goes on. In the order in which they were painted.
 */
export function joinTrackedLetters(words: readonly LayoutWord[]): readonly LayoutWord[] {
  const near = words.filter((word, at) => isLong(word) && isLong(words[at - 1]) && isNear(words[at - 1], word));
  const spaces = near.filter(({ hasSpaceBefore }) => hasSpaceBefore).length;
  if (spaces < fewestSpaces || spaces < near.length * MOST) return words;
  const joined: LayoutWord[] = [];
  for (const word of words) {
    const open = joined.at(-1);
    if (open && !word.hasSpaceBefore && isNear(open, word) && isWord(open) && isWord(word))
      joined[joined.length - 1] = { ...open, text: open.text + word.text, width: endOf(word) - open.x };
    else joined.push(word);
  }
  return joined;
}

function isNear(previous: LayoutWord | undefined, word: LayoutWord): boolean {
  if (!previous || Math.abs(previous.y - word.y) > word.fontSize * 0.05) return false;
  const isSame = previous.fontSize === word.fontSize && previous.isBold === word.isBold;
  const gap = (word.x - endOf(previous)) / word.fontSize;
  return isSame && gap > NARROWEST && gap < WIDEST;
}

/** Single letters may be what is to be joined. */
const isLong = (word: LayoutWord | undefined): boolean => (word?.text.length ?? 0) > 1;

const isWord = ({ text }: LayoutWord): boolean => /^\p{L}+$/u.test(text);
