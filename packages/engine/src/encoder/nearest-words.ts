import { codeWords, columns, type LoopMemory, placeInBook, widestWord } from '../loops/loops.ts';
import { openLoops } from '../loops/open-loops.ts';

/** The nearest word of the code book for each part of a vector, four words compared at a time. */
export interface CodeBook {
  readonly parts: number;
  readonly partWidth: number;
  /** Part by part, word by word. */
  readonly values: Int8Array;
  readonly scale: number;
}

type FindNearest = (vector: Float64Array) => Uint8Array;

/** A component of 1. */
const whole = 32_767;
const [shortBytes, longBytes] = [2, 4];
/** Of each part: four distances and four words. */
const outNumbers = columns * 2;

/** Where the vector, what was found and the code book lie, in bytes. */
function placesFor(parts: number) {
  const vector = 0;
  const out = vector + parts * widestWord * shortBytes;
  const halves = out + parts * outNumbers * longBytes;
  const book = halves + parts * codeWords * longBytes;
  return { vector, out, halves, book, end: book + parts * codeWords * widestWord * shortBytes };
}

export function createNearestWords(book: CodeBook, open: (bytes: number) => LoopMemory = openLoops): FindNearest {
  const { parts, partWidth } = book;
  const places = placesFor(parts);
  const { buffer, loops } = open(places.end);
  const vectorAt = new Int16Array(buffer, places.vector, parts * widestWord);
  const found = new Int32Array(buffer, places.out, parts * outNumbers);
  writeBook(book, new Int16Array(buffer, places.book), new Int32Array(buffer, places.halves));

  return (vector) => {
    for (let part = 0; part < parts; part++) {
      for (let d = 0; d < partWidth; d++) {
        vectorAt[part * widestWord + d] = Math.round((vector[part + d * parts] as number) * whole);
      }
    }
    loops.findNearest(places.vector, places.book, places.halves, places.out, parts);
    const codes = new Uint8Array(parts);
    for (let part = 0; part < parts; part++) codes[part] = nearestOf(found, part * outNumbers);
    return codes;
  };
}

/** The words as the loops want them, and half the square of each one's length. */
function writeBook({ parts, partWidth, values, scale }: CodeBook, words: Int16Array, halves: Int32Array): void {
  for (let at = 0; at < parts * codeWords; at++) {
    let square = 0;
    for (let d = 0; d < partWidth; d++) {
      const value = values[at * partWidth + d] as number;
      square += value * value;
      words[placeInBook(at, d)] = value;
    }
    halves[at] = Math.round((square * scale * whole) / 2);
  }
}

/** Of the four columns the nearest word, and of words as near the first. */
function nearestOf(found: Int32Array, from: number): number {
  let [distance, word] = [found[from] as number, found[from + columns] as number];
  for (let column = 1; column < columns; column++) {
    const off = found[from + column] as number;
    const one = found[from + columns + column] as number;
    if (off < distance || (off === distance && one < word)) [distance, word] = [off, one];
  }
  return word;
}
