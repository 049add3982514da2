import type { Face, Run, Typeface } from './typeface.ts';

export type Measure = (run: Run) => number;

/** A text in lines of a width. Words that are longer than a line are broken, so that nothing is cut off. */
export function breakLines(text: string, face: Face, width: number, typeface: Typeface, measure: Measure): Run[][] {
  const known = new Map<string, number>();
  const widthOf = (part: string): number => {
    const width = known.get(part) ?? typeface.runsOf(part, face).reduce((sum, run) => sum + measure(run), 0);
    known.set(part, width);
    return width;
  };
  const lines: string[] = [];
  for (const paragraph of text.replace(/\r\n?/g, '\n').split('\n')) {
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
    lines.push(line.trimEnd());
  }
  return lines.map((line) => typeface.runsOf(line, face));
}

/** Words with the space after them; what is too wide for a line comes in pieces. */
function wordsOf(text: string, width: number, widthOf: (part: string) => number): string[] {
  return (text.match(/\s*\S+\s?|\s+/gu) ?? []).flatMap((word) => {
    if (widthOf(word.trimEnd()) <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const character of word) {
      if (piece !== '' && widthOf(piece + character) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += character;
    }
    return [...pieces, piece];
  });
}
