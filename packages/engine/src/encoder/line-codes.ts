import type { TextVector } from './encoder.ts';
import { codeWords, type EncoderModel } from './model-file.ts';

/** A cosine of 1. Likeness is a whole number, so that it is the same everywhere and in whatever order it is summed. */
export const sameDirection = 16_384;

/** Dimensions of a part. */
const partWidth = 4;

/** A vector in one byte a part: the number of the nearest word of the code book. */
export interface LineCodes {
  readonly parts: number;
  codesOf(vector: TextVector): Uint8Array;
  /** For each part and each word of the code book, what it adds to the likeness of a line to this vector: finer, and larger. */
  likenessTo(vector: TextVector): Int16Array;
  /** For each part and each two words of the code book, what they add to the likeness of two lines. */
  readonly likeness: Int16Array;
}

export function createLineCodes({ dimensions, codeParts: parts, codebook, codebookScale }: EncoderModel): LineCodes {
  if (dimensions !== parts * partWidth)
    throw new Error(`The code book must have a part for every ${partWidth} dimensions`);

  const centres = Float64Array.from(codebook, (value) => value * codebookScale);
  // The nearest word is the one with the least |word|² − 2 · vector · word: half of it is enough to compare.
  const halfSquares = Float64Array.from({ length: parts * codeWords }, (_, word) => {
    let square = 0;
    for (let at = 0; at < partWidth; at++) square += (centres[word * partWidth + at] as number) ** 2;
    return square / 2;
  });

  function codesOf(vector: TextVector): Uint8Array {
    const codes = new Uint8Array(parts);
    for (let part = 0; part < parts; part++) {
      const a = vector[part] as number;
      const b = vector[part + parts] as number;
      const c = vector[part + parts * 2] as number;
      const d = vector[part + parts * 3] as number;
      let least = Number.POSITIVE_INFINITY;
      for (let word = 0; word < codeWords; word++) {
        const row = part * codeWords + word;
        const at = row * partWidth;
        const along =
          a * (centres[at] as number) +
          b * (centres[at + 1] as number) +
          c * (centres[at + 2] as number) +
          d * (centres[at + 3] as number);
        const distance = (halfSquares[row] as number) - along;
        if (distance < least) {
          least = distance;
          codes[part] = word;
        }
      }
    }
    return codes;
  }

  function likenessTo(vector: TextVector): Int16Array {
    return Int16Array.from(halfSquares, (_, row) => {
      const part = (row - (row % codeWords)) / codeWords;
      let sum = 0;
      for (let at = 0; at < partWidth; at++)
        sum += (vector[part + at * parts] as number) * (centres[row * partWidth + at] as number);
      return Math.round(sum * sameDirection);
    });
  }

  let likeness: Int16Array | undefined;
  return {
    parts,
    codesOf,
    likenessTo,
    // The largest part of loading, and only scoring needs it.
    get likeness() {
      likeness ??= tabulate();
      return likeness;
    },
  };

  function tabulate(): Int16Array {
    const table = new Int16Array(parts * codeWords * codeWords);
    const unit = codebookScale * codebookScale * sameDirection;
    for (let part = 0; part < parts; part++) {
      for (let a = 0; a < codeWords; a++) {
        for (let b = a; b < codeWords; b++) {
          const value = Math.round(product(part, a, b) * unit);
          table[(part * codeWords + a) * codeWords + b] = value;
          table[(part * codeWords + b) * codeWords + a] = value;
        }
      }
    }
    return table;
  }

  function product(part: number, a: number, b: number): number {
    const x = (part * codeWords + a) * partWidth;
    const y = (part * codeWords + b) * partWidth;
    return (
      (codebook[x] as number) * (codebook[y] as number) +
      (codebook[x + 1] as number) * (codebook[y + 1] as number) +
      (codebook[x + 2] as number) * (codebook[y + 2] as number) +
      (codebook[x + 3] as number) * (codebook[y + 3] as number)
    );
  }
}
