import type { Box } from '@candela/engine/document/document.ts';
import type { PlacedLine } from '../../platform/extraction/extraction-messages.ts';

export interface Place {
  readonly page: number;
  readonly box: Box;
  /** The lines it stands in, as they are written. */
  readonly quote: string;
}

/** Words alone: a bullet, a dash or a line break is not part of what was said. */
export const wordsOf = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  ).join(' ');

const longestQuote = 300;

/** Whether a text says something, word for word, within a line or across line breaks. */
export function createReader(texts: readonly string[]): { has(words: string): boolean } {
  const all = ` ${texts
    .map(wordsOf)
    .filter((words) => words !== '')
    .join(' ')} `;
  return {
    has: (text) => {
      const words = wordsOf(text);
      return words !== '' && all.includes(` ${words} `);
    },
  };
}

/** The same, with where it stands. */
export function createLocator(lines: readonly PlacedLine[]): (text: string) => Place | undefined {
  const known = lines.map((line) => ({ ...line, words: wordsOf(line.text) })).filter(({ words }) => words !== '');
  const starts: number[] = [];
  let all = ' ';
  for (const { words } of known) {
    starts.push(all.length);
    all += `${words} `;
  }
  const lineAt = (position: number): number => starts.findLastIndex((start) => start <= position);

  return (text) => {
    const words = wordsOf(text);
    const at = words === '' ? -1 : all.indexOf(` ${words} `);
    if (at < 0) return undefined;
    const [first, last] = [lineAt(at + 1), lineAt(at + words.length)];
    const touched = known.slice(first, last + 1);
    const [head] = touched;
    if (!head) return undefined;
    const onPage = touched.filter(({ page }) => page === head.page).map(({ box }) => box);
    const quote = touched.map((line) => line.text).join(' ');
    return { page: head.page, box: around(onPage), quote: quote.slice(0, longestQuote) };
  };
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** A few slips happen to every reader; more than that, and none of the answer is believed. */
export const isTrustworthy = ({ said, invented }: { said: number; invented: number }): boolean =>
  invented <= 1 || invented * 5 <= said;
