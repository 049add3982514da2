import { labels } from '../../src/skills/chain.ts';
import { exponential, unit } from '../../src/skills/exponential.ts';
import { featuresOf, type WordKnowledge } from '../../src/skills/features.ts';
import { type SpanKind, spanKinds } from '../../src/skills/tagger-model.ts';
import { type CrfOptions, trainCrf, type Weights } from './crf.ts';
import type { TaggedSentence } from './read-spans.ts';
import { readClasses } from './word-classes.ts';
import { asTokens, readLists } from './word-knowledge.ts';

export type SentenceFeatures = readonly Uint32Array[];

/** Chosen by cross-validation on the training documents (cross-validate.ts). */
export const settings = {
  crf: { epochs: 12, averageFrom: 4, rate: 0.1, decay: 0.002, dropout: 0.2 },
  /** The weights of several runs are averaged. */
  seeds: [7, 8, 9],
  /** A feature that fewer tokens have is left out. */
  leastTokens: 2,
} as const;

export function readKnowledge(data: string) {
  const classes = readClasses(data);
  const lists = readLists(data);
  const knowledge: WordKnowledge = { lists, classesOf: (word) => classes.get(word) ?? 0 };
  return { knowledge, lists, classes };
}

/** The features of each sentence, the one before it in its document being the line above. */
export const sentenceFeatures = (sentences: readonly TaggedSentence[], knowledge: WordKnowledge): SentenceFeatures[] =>
  sentences.map(({ tokens, document }, at) => {
    const before = sentences[at - 1];
    return featuresOf(asTokens(tokens), knowledge, before?.document === document ? asTokens(before.tokens) : []);
  });

export interface TrainedTagger {
  readonly numbers: ReadonlyMap<number, number>;
  readonly weights: Readonly<Record<SpanKind, Weights>>;
}

export function trainTagger(
  sentences: readonly TaggedSentence[],
  features: readonly SentenceFeatures[],
  seeds: readonly number[] = settings.seeds,
): TrainedTagger {
  const counts = new Map<number, number>();
  for (const sentence of features)
    for (const own of sentence) for (const feature of own) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= settings.leastTokens).map(([feature]) => feature);
  const numbers = new Map(kept.sort((a, b) => a - b).map((feature, at) => [feature, at]));
  const numbered = features.map((sentence) => toNumbers(sentence, numbers));
  const weightsOf = (kind: SpanKind): Weights => {
    const examples = numbered.map((own, at) => ({ features: own, spans: sentences[at]?.spans[kind] ?? [] }));
    return meanOf(
      seeds.map((seed) => trainCrf(examples, numbers.size, { ...settings.crf, seed } satisfies CrfOptions)),
    );
  };
  const weights = Object.fromEntries(spanKinds.map((kind) => [kind, weightsOf(kind)])) as Record<SpanKind, Weights>;
  return { numbers, weights };
}

export const toNumbers = (sentence: SentenceFeatures, numbers: ReadonlyMap<number, number>): Int32Array[] =>
  sentence.map((own) => Int32Array.from([...own].flatMap((feature) => numbers.get(feature) ?? [])));

function meanOf(all: readonly Weights[]): Weights {
  const mean = (of: (weights: Weights) => Float64Array) =>
    Float64Array.from(
      all[0] ? of(all[0]) : [],
      (_, at) => all.reduce((sum, own) => sum + (of(own)[at] ?? 0), 0) / all.length,
    );
  return { features: mean(({ features }) => features), steps: mean(({ steps }) => steps) };
}

/** The exponentials of scores, as the tagger computes them. */
export const toEmissions = (scores: Float64Array, tokens: number): Float64Array =>
  scores.slice(0, tokens * labels).map((score) => exponential(Math.round(score * unit)));
