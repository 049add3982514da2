/** A word on a page that is read from left to right, in points from the top left corner. */
export interface LayoutWord {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  readonly fontSize: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly hasSpaceBefore: boolean;
  /** When the file painted it: cells of a table follow each other row by row, columns one after the other. */
  readonly order: number;
}

/** Words on one baseline, from left to right. */
export interface Row {
  readonly words: readonly LayoutWord[];
  readonly y: number;
  readonly fontSize: number;
}

export const endOf = ({ x, width }: LayoutWord): number => x + width;

/** Raised and lowered letters ("30th") stay with their line; the next line is at least 0.9 of a font size away. */
const BASELINE_TOLERANCE = 0.4;

export function toRows(words: readonly LayoutWord[]): Row[] {
  const groups: LayoutWord[][] = [];
  let main: LayoutWord | undefined;
  for (const word of words.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const group = groups.at(-1);
    if (main && group && word.y - main.y <= BASELINE_TOLERANCE * Math.max(main.fontSize, word.fontSize)) {
      group.push(word);
      if (word.fontSize > main.fontSize) main = word;
    } else {
      groups.push([word]);
      main = word;
    }
  }
  return groups.map((group) => {
    const largest = group.reduce((best, word) => (word.fontSize > best.fontSize ? word : best));
    return { words: withoutDoubles(group.sort((a, b) => a.x - b.x)), y: largest.y, fontSize: largest.fontSize };
  });
}

/** Printing a word twice with a small shift is the poor man's bold. */
function withoutDoubles(words: LayoutWord[]): LayoutWord[] {
  return words.filter(
    (word, index) =>
      !words
        .slice(Math.max(0, index - 3), index)
        .some(
          (earlier) =>
            earlier.text === word.text &&
            Math.abs(earlier.x - word.x) < word.fontSize * 0.15 &&
            Math.abs(earlier.y - word.y) < word.fontSize * 0.15,
        ),
  );
}

export function textOf(words: readonly LayoutWord[]): string {
  let text = '';
  let previous: LayoutWord | undefined;
  for (const word of words) {
    const gap = previous ? word.x - endOf(previous) : 0;
    if (previous && (word.hasSpaceBefore || gap > word.fontSize * 0.15)) text += ' ';
    text += word.text;
    previous = word;
  }
  return text;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
