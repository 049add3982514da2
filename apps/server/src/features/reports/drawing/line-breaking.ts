import { directionOf, hasRightToLeft, toVisualOrder } from './bidi.ts';
import type { Face, Run, Typeface } from './typeface.ts';

export type Measure = (run: Run) => number;

export interface Line {
  /** From left to right. */
  runs: Run[];
  /** Read from right to left: it begins at the right edge. */
  isRightToLeft: boolean;
}

/** A text in lines of a width. Words that are longer than a line are broken, so that nothing is cut off. */
export function breakLines(text: string, face: Face, width: number, typeface: Typeface, measure: Measure): Line[] {
  const known = new Map<string, number>();
  const widthOf = (part: string): number => {
    const width = known.get(part) ?? typeface.runsOf(part, face).reduce((sum, run) => sum + measure(run), 0);
    known.set(part, width);
    return width;
  };
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((paragraph) =>
      linesOf(paragraph, width, widthOf).map((line) => toLine(line, directionOf(paragraph) === 'rtl', face, typeface)),
    );
}

function linesOf(paragraph: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = [];
  let [line, filled, isContinued] = ['', 0, false];
  for (const word of wordsOf(paragraph, width, widthOf)) {
    if (line !== '' && filled + widthOf(word.trimEnd()) > width) {
      lines.push(line.trimEnd());
      [line, filled, isContinued] = ['', 0, true];
    }
    const piece = isContinued && line === '' ? word.trimStart() : word;
    line += piece;
    filled += widthOf(piece);
  }
  return [...lines, line.trimEnd()];
}

function toLine(line: string, isRightToLeft: boolean, face: Face, typeface: Typeface): Line {
  if (!hasRightToLeft(line)) return { runs: typeface.runsOf(line, face), isRightToLeft };
  const pieces = toVisualOrder(line, isRightToLeft ? 'rtl' : 'ltr');
  const runs = pieces.flatMap(({ text, direction }) =>
    // The library turns the letters of a word round, but sets word after word.
    direction === 'ltr'
      ? typeface.runsOf(text, face).flatMap(apart)
      : (text.match(/\s+|\S+/gu) ?? [])
          .toReversed()
          .flatMap((word) => typeface.runsOf(word, face).toReversed().map(turned)),
  );
  return { runs, isRightToLeft };
}

/** Arabic digits are read from left to right, which the library does not know. */
const apart = (run: Run): Run[] =>
  hasRightToLeft(run.text) ? [...run.text].map((text) => ({ font: run.font, text })) : [run];

/** What has no letters the library would not know to turn round. */
const turned = (run: Run): Run => (hasRightToLeft(run.text) ? run : { ...run, text: [...run.text].reverse().join('') });

const words = new Intl.Segmenter('en', { granularity: 'word' });
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Words with the space after them; what is too wide for a line comes in pieces. */
function wordsOf(text: string, width: number, widthOf: (part: string) => number): string[] {
  return (text.match(/\s*\S+\s?|\s+/gu) ?? []).flatMap(unspaced).flatMap((word) => {
    if (widthOf(word.trimEnd()) <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const { segment } of characters.segment(word)) {
      if (piece !== '' && widthOf(piece + segment) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += segment;
    }
    return [...pieces, piece];
  });
}

/** Scripts that do not part their words: a sign such as a full stop stays with the word before it. */
function unspaced(word: string): string[] {
  if (!WITHOUT_SPACES.test(word)) return [word];
  const parts: string[] = [];
  for (const { segment, isWordLike } of words.segment(word)) {
    if (isWordLike || parts.length === 0) parts.push(segment);
    else parts.push((parts.pop() ?? '') + segment);
  }
  return parts;
}
