import { cosine } from '../encoder/encoder.ts';
import { loadEncoder } from '../encoder/load-encoder.ts';
import type { Question } from '../questions/question.ts';
import type { Opinion } from '../reader/verdict.ts';
import { climb, type Ramp } from '../scoring/calibration.ts';
import type { AnswerWord } from './answer-words.ts';
import { bestLikeness, type ReadText, readText } from './compare-texts.ts';
import { fieldWords } from './fields.ts';
import { formsOf, isOneOf } from './word-forms.ts';

/** How questions are put; these words do not say what they are about. */
const asking = formsOf(
  `tell time think take describe work cv name list among skill part way word own today different suppose imagine explain say read
  find found know known first next last end come came go went goe look better best good well happen turn day week month year thing
  something anything somebody someone anybody people person other more most much many long like want let put give given gave use
  need new old make show shown see seen start begin before after again back right left leave point example result reason step
  order case kind piece place stand stood done keep kept hand choose chose chosen still far near close ready job role post
  experience now then act early soon sure ask told moment whether rather without within around try tried once same else until out
  over up worth hard hardest able yourself already everything half third believe difference always usual got took together
  afterward concrete particular ordinary task plain real matter under hour minute`,
);
/** They say what is asked rather than what it is about: an answer that takes them up is a little more to the point. */
const asked = formsOf(
  'measure count check change decide decision finish organise introduce write wrote cut set call wait help manager colleague figure wrong contribute explain',
);
const askedWord = 0.25;

const isAsking = ({ key, isNumber }: AnswerWord): boolean => isNumber || isOneOf(asking, key);

/** What a question is about. */
export interface Topic {
  readonly words: readonly AnswerWord[];
  readonly vector: Float64Array | undefined;
  /** How far any account of one's own is to the point, 0 to 1. */
  readonly openness: number;
  /** The words of the person's own field; empty where the CV says too little. */
  readonly home: ReadonlySet<string>;
  /** It asks what a candidate would do, rather than what they did. */
  readonly isImagined: boolean;
}

/** The CV tells what the person's work is about: who answers from there answers to the point. */
export function topicOf({ question, code, points }: Question, cv = ''): Topic {
  const facts = points.filter(({ id }) => id.startsWith('content')).map(({ text }) => text);
  const text = readText([question, code ?? '', ...facts].join('\n'));
  const wider = readText(points.map(({ text }) => text).join('\n'));
  const isTopic = (word: AnswerWord) => !isAsking(word);
  const isMatter = (word: AnswerWord) => isTopic(word) && !isOneOf(asked, word.key);
  const words = text.distinct
    .filter(isTopic)
    .map((word) => (isOneOf(asked, word.key) ? { ...word, weight: word.weight * askedWord } : word));
  const more = wider.distinct.filter((word) => isMatter(word) && bestLikeness(word, words) < 0.8);
  const known = readText(cv.slice(0, longestCv)).distinct.filter(
    (word) => isMatter(word) && word.weight >= 1 && bestLikeness(word, [...words, ...more]) < 0.8,
  );
  const named = [...words, ...more, ...known];
  const field = fieldWords(words.map(({ key }) => key))
    .filter((key) => named.every((word) => word.key !== key))
    .map((key) => ({ key, weight: fieldWord, isNumber: false, isNegated: false, from: 0 }))
    .filter(isTopic);
  const own = words.reduce((sum, { weight }) => sum + weight, 0);
  return {
    // What only the points name is less surely what it is about.
    words: [
      ...words,
      ...more.map((word) => ({ ...word, weight: word.weight * pointWord })),
      ...known.map((word) => ({ ...word, weight: word.weight * cvWord })),
      ...field,
    ],
    vector: loadEncoder().encoder.encode([...words, ...more].map(({ key }) => key).join(' ')),
    openness: climb(own, openFrom),
    home: known.length < fewestOfCv ? new Set() : new Set([...keys(known), ...fieldWords(keys(known))]),
    isImagined: /\b(?:imagine your|suppose|how would|what would|will you|would you (?:like|want|go|tell))\b/i.test(
      question,
    ),
  };
}

const pointWord = 0.75;
const cvWord = 0.4;
const fieldWord = 0.8;
const longestCv = 6000;
/** The less a question names of its own, the more freely it may be answered. */
const openFrom: Ramp = [
  [1.5, 0.6],
  [4, 0],
];

const byWords: Ramp = [
  [0.2, 0],
  [0.8, 0.7],
  [2.5, 1],
];
const byMeaning: Ramp = [
  [0.12, 0],
  [0.3, 0.8],
  [0.5, 1],
];
/** What stands beside a sentence about the matter, or shares its words, is about the matter too, a little less surely. */
const nextToIt = 0.85;
const sharesWords = 0.9;

/** An answer as a whole: how far it is about the question. A word said twice is said once. */
export function alignmentOf(topic: Topic, sentences: readonly ReadText[]): number {
  if (sentences.length === 0) return 0;
  const said = sentences.flatMap(({ distinct }) => distinct).filter((word) => !isAsking(word));
  const shared = topic.words.reduce((sum, word) => sum + word.weight * bestLikeness(word, said), 0);
  const whole = loadEncoder().encoder.encode(sentences.map(({ text }) => text).join(' '));
  const meaning = topic.vector && whole ? cosine(topic.vector, whole) : 0;
  const imagined = sentences.filter(({ text }) => /\b(?:would|should|will|i'd|they'd|want)\b/i.test(text)).length;
  const about = Math.max(
    opennessTo(topic, said),
    // Of few words few can be the question's: a short answer is held to its own length.
    climb(shared / Math.min(1, Math.max(shortest, said.length / fullLength)), wholeByWords),
    climb(meaning, wholeByMeaning),
    brevity(said),
  );
  if (!topic.isImagined) return about;
  // Asked what one would do, a story of something else is no answer.
  return imagined === 0 ? about * notInKind : Math.min(1, about + Math.min(imagined, 2) * inKind);
}

/** What the reader makes of the question and the whole answer: it knows a story from a list, and takes some stories for others. */
export const alignmentByReading = ([, partly, met]: Opinion): number => readerSure * (met + partly / 2);
const readerSure = 0.7;

/** In a few words little can be shown; they are not taken for something else at once. */
const brevity = (said: readonly AnswerWord[]): number => (said.length > 0 && said.length <= fewWords ? 0.4 : 0);
const fewWords = 14;
/** An answer of so many words that say something has room for all that is looked for. */
const fullLength = 24;
const shortest = 0.35;

/** A candidate who may answer freely still answers from their own field. */
function opennessTo({ openness, home }: Topic, said: readonly AnswerWord[]): number {
  if (home.size === 0) return openness;
  const own = new Set(keys(said).filter((key) => home.has(key))).size;
  return openness * (own >= 2 ? 1 : own === 1 ? 0.75 : 0.4);
}

const keys = (words: readonly AnswerWord[]): string[] => words.map(({ key }) => key);
const fewestOfCv = 4;

const wholeByWords: Ramp = [
  [0.6, 0],
  [2, 0.4],
  [3.2, 0.8],
  [4.5, 1],
];
const wholeByMeaning: Ramp = [
  [0.22, 0],
  [0.35, 0.6],
  [0.5, 1],
];
/** Saying what one would do, where that is asked. */
const inKind = 0.12;
const notInKind = 0.6;

/**
 * How far each sentence is about the question, by itself and by what stands around it. `whole` is how far a reader takes the
 * answer as a whole to be about it: the parts of an account are not less so.
 */
export function relevanceOf(
  topic: Topic,
  sentences: readonly ReadText[],
  whole = 0,
): { relevance: number; byItself: number }[] {
  const direct = sentences.map((sentence) => directRelevance(topic, sentence));
  // An open question asks for an account of one's own, whatever it is about.
  const open = topic.openness === 0 ? 0 : Math.min(1, 0.5 + topic.openness * 0.6);
  const least = Math.max(open, whole, 1.5 * brevity(sentences.flatMap(({ distinct }) => distinct)));
  const byItself = direct.map((value, at) => Math.max(value, isOfSomebody(sentences[at]) ? least : 0));
  const relevance = [...byItself];
  for (let round = 0; round < 3; round += 1) {
    sentences.forEach((sentence, at) => {
      const beside = isOfSomebody(sentence) ? Math.max(relevance[at - 1] ?? 0, relevance[at + 1] ?? 0) * nextToIt : 0;
      const linked = Math.max(
        0,
        ...sentences.map((other, place) =>
          place !== at && (direct[place] ?? 0) > 0 && sharesAWord(sentence, other)
            ? (direct[place] ?? 0) * sharesWords
            : 0,
        ),
      );
      relevance[at] = Math.max(relevance[at] ?? 0, beside, linked);
    });
  }
  return relevance.map((value, at) => ({ relevance: value, byItself: byItself[at] ?? 0 }));
}

/** Part of an account: it speaks of the teller, of those who were there, or of what was said before. */
const isOfSomebody = (sentence: ReadText | undefined): boolean =>
  /\b(?:i|me|my|we|us|our|you|your|he|him|his|she|her|they|them|their|it|its|this|that|these|those|then|there|nobody|everybody|everyone)\b/i.test(
    sentence?.text ?? '',
  );

function directRelevance({ words, vector }: Topic, sentence: ReadText): number {
  let shared = 0;
  for (const word of sentence.distinct) {
    if (isAsking(word)) continue;
    let best = 0;
    for (const topical of words) {
      const likeness = bestLikeness(word, [topical]);
      if (likeness > 0) best = Math.max(best, likeness * Math.min(word.weight, topical.weight));
    }
    shared += best;
  }
  const meaning = vector && sentence.vector ? cosine(vector, sentence.vector) : 0;
  return Math.max(climb(shared, byWords), climb(meaning, byMeaning));
}

const sharesAWord = (a: ReadText, b: ReadText): boolean =>
  a.distinct.some((word) => word.weight >= 1 && !isAsking(word) && b.distinct.some(({ key }) => key === word.key));
