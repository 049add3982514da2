import { codeWords, widestWord } from '../loops/loops.ts';
import type { TextVector } from './encoder.ts';
import type { EncoderModel } from './model-file.ts';
import { createNearestWords } from './nearest-words.ts';

/** A cosine of 1. Likeness is a whole number, so that it is the same everywhere and in whatever order it is summed. */
export const sameDirection = 16_384;

export type LineCodes = ReturnType<typeof createLineCodes>;

/** A vector in one byte a part: the number of the nearest word of the code book. */
export function createLineCodes({ dimensions, codeParts: parts, codebook, codebookScale }: EncoderModel) {
  const partWidth = dimensions / parts;
  if (!Number.isInteger(partWidth) || partWidth > widestWord)
    throw new Error('The code book has parts of the wrong width');

  const centres = Float64Array.from(codebook, (value) => value * codebookScale);
  const codesOf = createNearestWords({ parts, partWidth, values: codebook, scale: codebookScale });

  /** For each part and each word of the code book, what it adds to the likeness of a line to this vector: finer, and larger. */
  function likenessTo(vector: TextVector): Int16Array {
    return Int16Array.from({ length: parts * codeWords }, (_, row) => {
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
    /**
     * For each part and each two words of the code book, what they add to the likeness of two lines. The largest part of
     * loading, and only scoring needs it.
     */
    get likeness(): Int16Array {
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
    let sum = 0;
    for (let at = 0; at < partWidth; at++) sum += (codebook[x + at] as number) * (codebook[y + at] as number);
    return sum;
  }
}
