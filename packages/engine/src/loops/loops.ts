/**
 * The engine's inner loops over a memory that is shared with them. Parameters are places in that memory, in bytes, except
 * `rows`, `count` and `parts`, which say how many. What each does stands in `assembly/loops.ts`, from which the fast ones
 * are built; `plain-loops.ts` has the same in plain TypeScript.
 */
export interface Loops {
  sumCodes(codes: number, rows: number, table: number, out: number, parts: number): void;
  findBest(rows: number, count: number, least: number, marks: number, out: number): void;
  findNearest(vector: number, book: number, halves: number, out: number, parts: number): void;
}

/** Loops and the memory they work on. */
export interface LoopMemory {
  readonly buffer: ArrayBuffer;
  readonly loops: Loops;
}

/** Numbers of 16 bits summed side by side. */
export const lanes = 8;

/** Words of the code book for each part of a code: as many as a byte can name. */
export const codeWords = 256;

/** A word of the code book has up to six dimensions, as 16-bit whole numbers in three pairs. */
export const widestWord = 6;

/** Of each part of a vector `findNearest` gives how far off the nearest word of each column is, and behind these which. */
export const columns = 4;

/** Where a number of the code book stands: four words side by side, their first pairs, their second, their third. */
export function placeInBook(word: number, dimension: number): number {
  const four = word - (word % columns);
  return four * widestWord + (dimension >> 1) * lanes + (word % columns) * 2 + (dimension & 1);
}
