import type { EncoderModel } from '../../src/encoder/model-file.ts';
import { documentFrequencies } from './token-bags.ts';

/** A word in nearly every CV tells little about any; one in few tells much, up to a limit. */
export function gatesOf(vocabulary: readonly string[], cvs: readonly string[]): Float64Array {
  const frequencies = documentFrequencies(cvs);
  return Float64Array.from(vocabulary, (token) => {
    const told = Math.log((cvs.length + 1) / ((frequencies.get(token) ?? 0) + 1));
    return Math.min(6, Math.max(0.2, told)) ** 0.8;
  });
}

/** Vectors as whole numbers, each row with its scale; without a code book. */
export function toModel(vocabulary: readonly string[], vectors: readonly Float64Array[]): EncoderModel {
  const dimensions = vectors[0]?.length ?? 0;
  const rows = new Int8Array(vocabulary.length * dimensions);
  const scales = new Float32Array(vocabulary.length);
  vectors.forEach((vector, row) => {
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    scales[row] = largest / 127;
    vector.forEach((value, at) => {
      rows[row * dimensions + at] = Math.round((value / largest) * 127);
    });
  });
  return { dimensions, vocabulary, scales, rows, codeParts: 0, codebookScale: 1, codebook: new Int8Array() };
}
