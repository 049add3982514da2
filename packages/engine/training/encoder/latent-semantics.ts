import { stemsOf, tokensOf } from '../../src/encoder/words.ts';
import { largestEigenPairs } from './symmetric-eigen.ts';

export interface LatentSemantics {
  readonly vocabulary: readonly string[];
  /** One vector a token, of mean length 1. */
  readonly vectors: readonly Float64Array[];
}

export interface VocabularyRules {
  readonly wordsIn: number;
  readonly pairsIn: number;
}

interface Entry {
  readonly token: number;
  readonly weight: number;
}

const countTokens = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  // A line is a unit of its own: no pair reaches over its end.
  for (const line of text.split('\n')) {
    for (const token of tokensOf(stemsOf(line))) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
};

/** In how many of the texts each token stands. */
export function documentFrequencies(texts: readonly string[]): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const text of texts) {
    for (const token of countTokens(text).keys()) frequencies.set(token, (frequencies.get(token) ?? 0) + 1);
  }
  return frequencies;
}

/** Latent semantic analysis: the singular vectors of the weighted table of documents and tokens. */
export function latentSemantics(
  texts: readonly string[],
  dimensions: number,
  { wordsIn, pairsIn }: VocabularyRules,
  seed: number,
): LatentSemantics {
  const frequencies = documentFrequencies(texts);
  const vocabulary = [...frequencies]
    .filter(([token, count]) => count >= (token.includes('_') ? pairsIn : wordsIn))
    .map(([token]) => token)
    .sort();
  const place = new Map(vocabulary.map((token, at) => [token, at]));
  const idf = vocabulary.map((token) => Math.log((texts.length + 1) / ((frequencies.get(token) ?? 0) + 1)) + 1);
  const rows = texts.map((text) => weigh(text, place, idf));
  const pairs = largestEigenPairs(gram(rows, vocabulary.length), dimensions, seed);
  const vectors = vocabulary.map(() => new Float64Array(dimensions));
  pairs.vectors.forEach((vector, dimension) => {
    const singular = Math.sqrt(pairs.values[dimension] ?? 1);
    rows.forEach((row, document) => {
      const share = (vector[document] ?? 0) / singular;
      for (const { token, weight } of row) {
        const target = vectors[token] as Float64Array;
        target[dimension] = (target[dimension] ?? 0) + share * weight;
      }
    });
  });
  scale(vectors, idf);
  return { vocabulary, vectors };
}

function weigh(text: string, place: ReadonlyMap<string, number>, idf: readonly number[]): Entry[] {
  const entries: Entry[] = [];
  let square = 0;
  for (const [token, count] of countTokens(text)) {
    const at = place.get(token);
    if (at === undefined) continue;
    const weight = (1 + Math.log(count)) * (idf[at] ?? 0);
    square += weight * weight;
    entries.push({ token: at, weight });
  }
  const length = Math.sqrt(square) || 1;
  return entries.map(({ token, weight }) => ({ token, weight: weight / length }));
}

/** How alike every two documents are; a tenth of the size of the table of documents and tokens. */
function gram(rows: readonly (readonly Entry[])[], tokens: number) {
  const size = rows.length;
  const values = new Float64Array(size * size);
  const postings = Array.from({ length: tokens }, (): { document: number; weight: number }[] => []);
  rows.forEach((row, document) => {
    for (const { token, weight } of row) postings[token]?.push({ document, weight });
  });
  for (const list of postings) {
    for (const a of list) {
      for (const b of list) {
        const at = a.document * size + b.document;
        values[at] = (values[at] as number) + a.weight * b.weight;
      }
    }
  }
  return { size, values };
}

function scale(vectors: readonly Float64Array[], idf: readonly number[]): void {
  const lengths = vectors.map((vector, at) => {
    for (let d = 0; d < vector.length; d++) vector[d] = (vector[d] ?? 0) * (idf[at] ?? 0);
    return Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  for (const vector of vectors) for (let d = 0; d < vector.length; d++) vector[d] = (vector[d] ?? 0) / mean;
}
