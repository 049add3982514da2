import { combine } from './hash.ts';
import type { Token } from './token.ts';

/** Names of one kind, as hashes of their words in order. */
export interface WordList {
  has(name: number): boolean;
}

const longestName = 7;

/** The hash of a name of several words, word by word. */
export const addWord = (name: number, key: number): number => combine(name, key);

/**
 * Where names of a list stand, the longest from left to right: 0 outside, 1 a name of one word, 2 the first word, 3 inside, 4 the last.
 */
export function placesIn(list: WordList, tokens: readonly Token[]): Uint8Array {
  const places = new Uint8Array(tokens.length);
  for (let at = 0; at < tokens.length; at++) {
    let name = 0;
    let length = 0;
    for (let next = at; next < tokens.length && next - at < longestName; next++) {
      const token = tokens[next] as Token;
      if (token.isApart && next > at) break;
      name = addWord(name, token.word.key);
      if (list.has(name)) length = next - at + 1;
    }
    if (length === 0) continue;
    if (length === 1) places[at] = 1;
    else {
      places.fill(3, at, at + length);
      places[at] = 2;
      places[at + length - 1] = 4;
    }
    at += length - 1;
  }
  return places;
}
