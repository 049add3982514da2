import { cosine } from '../encoder/encoder.ts';
import { loadEncoder } from '../encoder/load-encoder.ts';
import { type AnswerWord, wordsOfAnswer } from './answer-words.ts';
import { wordLikeness } from './word-likeness.ts';

/** A text cut and weighed, once, for many comparisons. */
export interface ReadText {
  readonly text: string;
  readonly words: readonly AnswerWord[];
  /** Each word once, at its heaviest; denied only where it always is. */
  readonly distinct: readonly AnswerWord[];
  /** Every word as it is written, small ones too. */
  readonly plain: ReadonlySet<string>;
  readonly vector: Float64Array | undefined;
}

export function readText(text: string): ReadText {
  const words = wordsOfAnswer(text);
  return {
    text,
    words,
    distinct: distinctWords(words),
    plain: new Set(text.toLowerCase().match(/[a-z0-9]+/g)),
    vector: loadEncoder().encoder.encode(text),
  };
}

function distinctWords(words: readonly AnswerWord[]): AnswerWord[] {
  const seen = new Map<string, AnswerWord>();
  for (const word of words) {
    const before = seen.get(word.key);
    if (!before || (before.isNegated && !word.isNegated)) seen.set(word.key, word);
  }
  return [...seen.values()];
}

/** Each from 0 to 1. */
export interface Comparison {
  /** Of what the reference says and the question does not: how much the answer says. */
  readonly coverage: number;
  /** Of all words of the reference, small ones too: how many stand in the answer. */
  readonly words: number;
  /** The same, where the first words said count for more than the last. */
  readonly start: number;
  /** Of what the answer adds to the question: how much the reference bears out. */
  readonly precision: number;
  /** Likeness of meaning by the encoder. */
  readonly meaning: number;
  /** Likeness by pieces of words; full where two people say the same in their own words. */
  readonly pieces: number;
  /** Of the numbers in the reference; 1 where it has none. */
  readonly numbers: number;
  /** Of the shared words: how many one text affirms and the other denies. */
  readonly denial: number;
}

/** As like as two wordings of the same thing are. */
const samePieces = 0.4;

/** How an answer stands to a reference, the question being known to both. */
export function compareTexts(question: ReadText, reference: ReadText, answer: ReadText): Comparison {
  const isNew = (word: AnswerWord) => bestLikeness(word, question.distinct) < 0.8;
  const newInReference = reference.distinct.filter(isNew);
  const newInAnswer = answer.distinct.filter(isNew);
  const numbers = reference.distinct.filter(({ isNumber }) => isNumber);
  const coverage = share(newInReference.length > 0 ? newInReference : reference.distinct, answer.distinct);
  return {
    coverage,
    words: shareOfWords(reference.plain, answer.plain),
    start: Math.sqrt(coverage),
    precision: share(newInAnswer, reference.distinct),
    meaning: reference.vector && answer.vector ? Math.max(0, cosine(reference.vector, answer.vector)) : 0,
    pieces: Math.min(1, pieceLikeness(reference.text, answer.text) / samePieces),
    numbers: numbers.length === 0 ? 1 : share(numbers, answer.distinct),
    denial: denial(reference.distinct, answer.distinct),
  };
}

function shareOfWords(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let found = 0;
  for (const word of words) if (others.has(word)) found += 1;
  return words.size === 0 ? 0 : found / words.size;
}

export function bestLikeness(word: AnswerWord, others: readonly AnswerWord[]): number {
  let best = 0;
  for (const other of others) {
    const likeness = wordLikeness(word.key, other.key);
    if (likeness > best) best = likeness;
    if (best === 1) break;
  }
  return best;
}

/** Of the weight of some words: how much others say too. */
export function share(words: readonly AnswerWord[], others: readonly AnswerWord[]): number {
  let whole = 0;
  let found = 0;
  for (const word of words) {
    whole += word.weight;
    found += word.weight * bestLikeness(word, others);
  }
  return whole === 0 ? 0 : found / whole;
}

const pieceLength = 4;

/** The cosine of how often pieces of four letters stand in two texts. */
function pieceLikeness(a: string, b: string): number {
  const first = piecesOf(a);
  const second = piecesOf(b);
  let both = 0;
  for (const [piece, count] of first) both += count * (second.get(piece) ?? 0);
  const square = (of: ReadonlyMap<string, number>) => [...of.values()].reduce((sum, count) => sum + count * count, 0);
  const lengths = Math.sqrt(square(first) * square(second));
  return lengths === 0 ? 0 : both / lengths;
}

function piecesOf(text: string): Map<string, number> {
  const pieces = new Map<string, number>();
  const plain = ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  for (let at = 0; at + pieceLength <= plain.length; at += 1) {
    const piece = plain.slice(at, at + pieceLength);
    pieces.set(piece, (pieces.get(piece) ?? 0) + 1);
  }
  return pieces;
}

function denial(reference: readonly AnswerWord[], answer: readonly AnswerWord[]): number {
  let both = 0;
  let opposed = 0;
  for (const word of reference) {
    const same = answer.find((other) => wordLikeness(word.key, other.key) >= 0.8);
    if (!same) continue;
    both += word.weight;
    if (same.isNegated !== word.isNegated) opposed += word.weight;
  }
  return both === 0 ? 0 : opposed / both;
}
