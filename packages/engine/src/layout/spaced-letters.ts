import { endOf, type LayoutWord, median } from './layout-word.ts';

/** A heading set as "S K I L L S" is one word; three single letters in a row may be initials. */
const FEWEST_LETTERS = 4;

/** Joins the letters of spaced-out headings; a gap clearly wider than the others is a space. */
export function joinSpacedLetters(words: readonly LayoutWord[]): LayoutWord[] {
  const joined: LayoutWord[] = [];
  let letters: LayoutWord[] = [];
  const flush = () => {
    joined.push(...(letters.length >= FEWEST_LETTERS ? joinRun(letters) : letters));
    letters = [];
  };
  for (const word of words) {
    const previous = letters.at(-1);
    const continues = !previous || word.x - endOf(previous) < word.fontSize * 1.5;
    if (!isLetter(word) || !continues) flush();
    if (isLetter(word)) letters.push(word);
    else joined.push(word);
  }
  flush();
  return joined;
}

const isLetter = ({ text }: LayoutWord): boolean => /^[\p{L}\p{N}&/'’]$/u.test(text);

function joinRun(letters: readonly LayoutWord[]): LayoutWord[] {
  const gaps = letters.slice(1).map((letter, index) => letter.x - endOf(letters[index] ?? letter));
  const usual = Math.max(median(gaps), 0.5);
  const words: LayoutWord[] = [];
  for (const [index, letter] of letters.entries()) {
    const open = words.at(-1);
    if (open && (gaps[index - 1] ?? 0) <= usual * 1.6) {
      words[words.length - 1] = { ...open, text: open.text + letter.text, width: endOf(letter) - open.x };
    } else {
      words.push({ ...letter, hasSpaceBefore: true });
    }
  }
  return words;
}
