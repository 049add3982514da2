import { stemsOf, tokensOf } from '../../src/encoder/words.ts';

/** The tokens of a text with how often they stand in it. A line is a unit of its own: no pair reaches over its end. */
export function countTokens(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) {
    for (const token of tokensOf(stemsOf(line))) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
}

/** In how many of the texts each token stands. */
export function documentFrequencies(texts: readonly string[]): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const text of texts) {
    for (const token of countTokens(text).keys()) frequencies.set(token, (frequencies.get(token) ?? 0) + 1);
  }
  return frequencies;
}

export interface VocabularyRules {
  readonly wordsIn: number;
  readonly pairsIn: number;
}

/** The tokens that enough of the texts use, in the order of their letters. */
export function vocabularyOf(texts: readonly string[], { wordsIn, pairsIn }: VocabularyRules): string[] {
  return [...documentFrequencies(texts)]
    .filter(([token, count]) => count >= (token.includes('_') ? pairsIn : wordsIn))
    .map(([token]) => token)
    .sort();
}
