import { combine } from './hash.ts';
import type { Token, WordLook } from './token.ts';
import { placesIn, type WordList } from './word-lists.ts';

/** What the tagger knows of words before it looks at a text. */
export interface WordKnowledge {
  /** Names of skills and of occupations, by kind. */
  readonly lists: readonly WordList[];
  /** Words that are used alike have the same two numbers, a coarse one above a fine one; 0 for rare words. */
  classesOf(word: number): number;
}

const noWord: WordLook = { hash: 1, key: 1, shape: 1, sign: 0, prefixes: [1, 1], suffixes: [1, 1, 1] };
/** How far the words count that only stand somewhere near. */
const [near, far] = [3, 6];

/** The features of every token, as hashes; `previous` is the line above. */
export function featuresOf(
  tokens: readonly Token[],
  { lists, classesOf }: WordKnowledge,
  previous: readonly Token[] = [],
): Uint32Array[] {
  const places = lists.map((list) => placesIn(list, tokens));
  const classes = tokens.map(({ word }) => classesOf(word.hash));
  const word = (at: number): WordLook => tokens[at]?.word ?? noWord;
  const fine = (at: number): number => ((classes[at] ?? -1) & 0xffff) + 2;
  const coarse = (at: number): number => ((classes[at] ?? -1) >>> 16) + 2;
  const ofLine = lineFeatures(tokens, previous);

  return tokens.map((_, at) => {
    const found: number[] = [];
    const add = (value: number): void => {
      // Each kind of feature has a number of its own: its place.
      found.push(combine(found.length + 1, value));
    };
    addWords(add, word, at);
    addEndings(add, word, at);
    addClasses(add, fine, coarse, at);
    for (const place of places) {
      const own = place[at] as number;
      add(own);
      add(((place[at - 1] ?? 5) * 8 + own) * 8 + (place[at + 1] ?? 5));
      add(combine(own, word(at).hash));
    }
    for (const value of ofLine) add(value);
    add(combine(word(0).hash, coarse(at)));
    add(combine(ofLine[0] as number, word(at).shape));
    const [before, after] = [found.length + 1, found.length + 2];
    for (let offset = near; offset <= far; offset++)
      found.push(combine(before, word(at - offset).hash), combine(after, word(at + offset).hash));
    return Uint32Array.from(found);
  });
}

type Add = (value: number) => void;

/** The words around a token, and what they look like. */
function addWords(add: Add, word: (at: number) => WordLook, at: number): void {
  const [b2, b1, w, a1, a2] = [word(at - 2), word(at - 1), word(at), word(at + 1), word(at + 2)];
  for (const own of [w, b1, a1, b2, a2]) add(own.hash);
  add(combine(b1.hash, w.hash));
  add(combine(w.hash, a1.hash));
  add(combine(b1.hash, a1.hash));
  add(combine(b2.hash, b1.hash));
  add(combine(a1.hash, a2.hash));

  add(w.shape);
  add(combine(b1.shape, w.shape));
  add(combine(w.shape, a1.shape));
  add(combine(combine(b1.shape, w.shape), a1.shape));
  add(combine(w.shape, at === 0 ? 1 : 0));
  add(w.sign * 4 + b1.sign);
}

/** How a token and its neighbours begin and end. */
function addEndings(add: Add, word: (at: number) => WordLook, at: number): void {
  const [b1, w, a1] = [word(at - 1), word(at), word(at + 1)];
  for (const prefix of w.prefixes) add(prefix);
  for (const suffix of w.suffixes) add(suffix);
  for (const suffix of b1.suffixes.slice(0, 2)) add(suffix);
  for (const suffix of a1.suffixes.slice(0, 2)) add(suffix);
  add(combine(b1.suffixes[1] as number, w.suffixes[1] as number));
  add(combine(w.suffixes[1] as number, a1.suffixes[1] as number));
}

/** The classes of words that a token and its neighbours belong to. */
function addClasses(add: Add, fine: (at: number) => number, coarse: (at: number) => number, at: number): void {
  for (const offset of [0, -1, 1, -2, 2]) add(fine(at + offset));
  add(combine(fine(at - 1), fine(at)));
  add(combine(fine(at), fine(at + 1)));
  add(coarse(at));
  add(combine(coarse(at - 1), coarse(at)));
  add(combine(coarse(at), coarse(at + 1)));
  add(combine(combine(coarse(at - 1), coarse(at)), coarse(at + 1)));
  add(combine(combine(coarse(at - 2), coarse(at - 1)), coarse(at)));
  add(combine(combine(coarse(at), coarse(at + 1)), coarse(at + 2)));
}

/** Length and end of the line, how it opens, and how the line above opens and ends. */
function lineFeatures(tokens: readonly Token[], previous: readonly Token[]): number[] {
  const [first, second, last] = [tokens[0]?.word ?? noWord, tokens[1]?.word ?? noWord, tokens.at(-1)?.word ?? noWord];
  const [above, end] = [previous[0]?.word ?? noWord, previous.at(-1)?.word ?? noWord];
  return [
    combine(Math.min(tokens.length, 6), last.sign),
    first.hash,
    combine(first.hash, second.hash),
    combine(above.hash, end.hash),
    combine(end.hash, end.sign),
  ];
}
