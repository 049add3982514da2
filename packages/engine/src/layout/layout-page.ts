import type { Line } from '../document/document.ts';
import type { Mark } from './drawn-bullets.ts';
import type { LayoutWord } from './layout-word.ts';
import { toLines } from './reading-order.ts';
import { joinTrackedLetters } from './tracked-letters.ts';

/** A word as it was painted: its start on the baseline and the direction it is written in. */
export interface DirectedWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly fontSize: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly hasSpaceBefore: boolean;
  /** In quarter turns clockwise. */
  readonly turns: 0 | 1 | 2 | 3;
}

const directions = [0, 1, 2, 3] as const;

/** A page's words as lines in reading order; what is written in another direction comes last. */
export function layoutPage(
  words: readonly DirectedWord[],
  marks: readonly Mark[],
  page: { width: number; height: number },
): Line[] {
  const byDirection = directions
    .map((turns) => ({ turns, words: words.filter((word) => word.turns === turns) }))
    .filter((group) => group.words.length > 0)
    .sort((a, b) => b.words.length - a.words.length);
  const lines: Line[] = [];
  for (const group of byDirection) {
    const isUpright = group.turns === 0;
    const turned = joinTrackedLetters(group.words.map((word, order) => toLayoutWord(word, order, page)));
    const found = toLines(turned, isUpright ? marks : []);
    const [columns, blocks] = [(lines.at(-1)?.column ?? -1) + 1, lines.at(-1)?.block ?? 0];
    lines.push(
      ...found.map((line) => ({
        ...line,
        ...(isUpright ? {} : turnBack(line, group.turns, page)),
        column: line.column + columns,
        block: line.block + blocks,
      })),
    );
  }
  return lines;
}

/** Turned so that it is read from left to right. */
function toLayoutWord(
  { turns, length, x, y, ...word }: DirectedWord,
  order: number,
  page: { width: number; height: number },
): LayoutWord {
  const [across, down] = [
    [x, y],
    [y, page.width - x],
    [page.width - x, page.height - y],
    [page.height - y, x],
  ][turns] ?? [x, y];
  return { ...word, x: across ?? x, y: down ?? y, width: length, order };
}

function turnBack(
  { x, y, width, height }: Line,
  turns: DirectedWord['turns'],
  page: { width: number; height: number },
): { x: number; y: number; width: number; height: number } {
  if (turns === 1) return { x: page.width - y - height, y: x, width: height, height: width };
  if (turns === 2) return { x: page.width - x - width, y: page.height - y - height, width, height };
  return { x: y, y: page.height - x - width, width: height, height: width };
}
