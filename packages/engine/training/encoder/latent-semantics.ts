import { createRandom } from './random.ts';
import { everyEigenPair, orthonormalise } from './symmetric-eigen.ts';
import { countTokens } from './token-bags.ts';

/** A text and how much it counts. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

interface Entry {
  readonly token: number;
  readonly weight: number;
}

const extraVectors = 24;
const rounds = 9;

/**
 * Latent semantic analysis: for each token of the vocabulary a vector, from the singular vectors of the weighted table of texts
 * and tokens. Their mean length is 1; a token of none of the texts has a vector of zeros.
 */
export function latentSemantics(
  texts: readonly WeightedText[],
  vocabulary: readonly string[],
  dimensions: number,
  seed: number,
): Float64Array[] {
  const place = new Map(vocabulary.map((token, at) => [token, at]));
  const counted = texts.map(({ text }) => countTokens(text));
  const frequencies = new Float64Array(vocabulary.length);
  for (const counts of counted) {
    for (const token of counts.keys()) {
      const at = place.get(token);
      if (at !== undefined) frequencies[at] = (frequencies[at] ?? 0) + 1;
    }
  }
  const idf = frequencies.map((count) => Math.log((texts.length + 1) / (count + 1)) + 1);
  const table = counted.map((counts, at) => weigh(counts, place, idf, texts[at]?.weight ?? 1));
  const width = Math.min(texts.length, dimensions + extraVectors);
  const { axes, squares } = singularVectors(table, vocabulary.length, width, seed);
  const tokens = timesTexts(table, axes, vocabulary.length, width);
  const vectors = vocabulary.map((_, token) =>
    Float64Array.from(
      { length: dimensions },
      (_value, d) => ((tokens[token * width + d] as number) / Math.sqrt(squares[d] as number)) * (idf[token] ?? 0),
    ),
  );
  return toMeanLength(vectors);
}

const lengthOf = (vector: Float64Array): number => Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));

/** The same directions, with lengths to the given power, 1 on average: a power below 1 brings long and short ones together. */
export function toMeanLength(vectors: readonly Float64Array[], power = 1): Float64Array[] {
  const lengths = vectors.map(lengthOf);
  const mean = lengths.reduce((sum, length) => sum + length ** power, 0) / lengths.length;
  return vectors.map((vector, at) => {
    const length = lengths[at] ?? 0;
    return length === 0 ? vector : vector.map((value) => ((value / length) * length ** power) / mean);
  });
}

function weigh(
  counts: ReadonlyMap<string, number>,
  place: ReadonlyMap<string, number>,
  idf: Float64Array,
  textWeight: number,
): Entry[] {
  const entries: Entry[] = [];
  let square = 0;
  for (const [token, count] of counts) {
    const at = place.get(token);
    if (at === undefined) continue;
    const weight = (1 + Math.log(count)) * (idf[at] ?? 0);
    square += weight * weight;
    entries.push({ token: at, weight });
  }
  const length = Math.sqrt(square) || 1;
  return entries.map(({ token, weight }) => ({ token, weight: (weight * textWeight) / length }));
}

/** For each token the sum of its texts' rows (rows of `width` numbers, one after the other). */
function timesTexts(
  table: readonly (readonly Entry[])[],
  rows: Float64Array,
  tokens: number,
  width: number,
): Float64Array<ArrayBuffer> {
  const result = new Float64Array(tokens * width);
  table.forEach((entries, text) => {
    for (const { token, weight } of entries) addRow(result, token * width, rows, text * width, weight, width);
  });
  return result;
}

/** For each text the sum of its tokens' rows. */
function timesTokens(
  table: readonly (readonly Entry[])[],
  rows: Float64Array,
  width: number,
): Float64Array<ArrayBuffer> {
  const result = new Float64Array(table.length * width);
  table.forEach((entries, text) => {
    for (const { token, weight } of entries) addRow(result, text * width, rows, token * width, weight, width);
  });
  return result;
}

function addRow(to: Float64Array, at: number, from: Float64Array, start: number, weight: number, width: number): void {
  for (let d = 0; d < width; d++) to[at + d] = (to[at + d] as number) + weight * (from[start + d] as number);
}

/** The strongest axes of the texts: a random subspace, multiplied and made orthogonal until it stands still. */
function singularVectors(
  table: readonly (readonly Entry[])[],
  tokens: number,
  width: number,
  seed: number,
): { readonly axes: Float64Array; readonly squares: Float64Array } {
  const random = createRandom(seed);
  const multiply = (rows: Float64Array) => timesTokens(table, timesTexts(table, rows, tokens, width), width);
  let basis = Float64Array.from({ length: table.length * width }, () => random() - 0.5);
  for (let round = 0; round < rounds; round++) {
    basis = rowsOf(orthonormalise(columnsOf(basis, width)), table.length);
    if (round < rounds - 1) basis = multiply(basis);
  }
  const images = columnsOf(multiply(basis), width);
  const axes = columnsOf(basis, width);
  const values = new Float64Array(width * width);
  axes.forEach((axis, row) => {
    images.forEach((image, column) => {
      let sum = 0;
      for (let at = 0; at < axis.length; at++) sum += (axis[at] as number) * (image[at] as number);
      values[row * width + column] = sum;
    });
  });
  const inner = everyEigenPair({ size: width, values });
  const turned = inner.vectors.map((weights) => {
    const axis = new Float64Array(table.length);
    weights.forEach((weight, at) => {
      addRow(axis, 0, axes[at] as Float64Array, 0, weight, table.length);
    });
    return axis;
  });
  return { axes: rowsOf(turned, table.length), squares: inner.values };
}

/** Rows of `width` numbers, one after the other, as one array a column. */
function columnsOf(rows: Float64Array, width: number): Float64Array[] {
  return Array.from({ length: width }, (_, d) =>
    Float64Array.from({ length: rows.length / width }, (_value, at) => rows[at * width + d] as number),
  );
}

function rowsOf(columns: readonly Float64Array[], count: number): Float64Array<ArrayBuffer> {
  const rows = new Float64Array(count * columns.length);
  columns.forEach((column, d) => {
    column.forEach((value, at) => {
      rows[at * columns.length + d] = value;
    });
  });
  return rows;
}
