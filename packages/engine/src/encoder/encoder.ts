import type { EncoderModel } from './model-file.ts';
import { stemsOf, tokensOf } from './words.ts';

/** A direction of unit length: texts about the same work point the same way. */
export type TextVector = Float64Array;

export interface Encoder {
  readonly dimensions: number;
  /** Nothing when no word of the text is known. */
  encode(text: string): TextVector | undefined;
  encodeStems(stems: readonly string[]): TextVector | undefined;
}

/** 1 + ln n for how often a word stands in a text: written out, because the last digit of a logarithm is not the same everywhere. */
const repeats = [0, 1, 1.6931, 2.0986, 2.3863, 2.6094, 2.7918, 2.9459, 3.0794] as const;
const manyRepeats = 3.2;

/**
 * Sums, products and square roots of 64-bit numbers in a fixed order, which are the same to the last bit wherever they
 * are computed.
 */
export function createEncoder(model: EncoderModel, rowOf: ReadonlyMap<string, number> = rowsOf(model)): Encoder {
  const { dimensions, rows, scales } = model;

  function encodeStems(stems: readonly string[]): TextVector | undefined {
    const counts = new Map<number, number>();
    for (const token of tokensOf(stems)) {
      const row = rowOf.get(token);
      if (row !== undefined) counts.set(row, (counts.get(row) ?? 0) + 1);
    }
    if (counts.size === 0) return undefined;
    const sum = new Float64Array(dimensions);
    for (const [row, count] of counts) {
      const weight = (repeats[count] ?? manyRepeats) * (scales[row] ?? 0);
      const from = row * dimensions;
      for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + weight * (rows[from + at] ?? 0);
    }
    return toUnitLength(sum);
  }

  return { dimensions, encodeStems, encode: (text) => encodeStems(stemsOf(text)) };
}

/** Where the row of each token stands. */
export const rowsOf = ({ vocabulary }: EncoderModel): Map<string, number> =>
  new Map(vocabulary.map((token, row) => [token, row]));

export function toUnitLength(vector: Float64Array): TextVector | undefined {
  let square = 0;
  for (const value of vector) square += value * value;
  if (square === 0) return undefined;
  const length = Math.sqrt(square);
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}

export function cosine(a: TextVector, b: TextVector): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
