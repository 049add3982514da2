import { ByteReader } from './bytes.ts';
import { isBarred, labels, stepCount } from './chain.ts';
import { exponential } from './exponential.ts';
import type { WordKnowledge } from './features.ts';
import { HashTable } from './hash-table.ts';

/** `skill` is something one does or is like; `knowledge` something one knows: a tool, a field, a method, a language. */
export const spanKinds = ['skill', 'knowledge'] as const;
export type SpanKind = (typeof spanKinds)[number];

/** For each kind one for each label but the first. */
export const weightsPerFeature = spanKinds.length * (labels - 1);

export interface TaggerFile {
  readonly attribution: string;
  readonly base64: string;
}

/** See training/skills/train.ts for how it is made. Words are kept as hashes only. */
export interface TaggerModel {
  readonly knowledge: WordKnowledge;
  /** The rows of the features. */
  readonly features: HashTable;
  /** Whole numbers; times `scale` they are 64ths. */
  readonly weights: Int8Array;
  readonly scale: number;
  /** The exponentials of the scores of steps from label to label, the last row from the start, for each kind. */
  readonly steps: Readonly<Record<SpanKind, Float64Array>>;
  /** A span is kept when it is likelier than this. */
  readonly thresholds: Readonly<Record<SpanKind, number>>;
}

export function readTaggerModel({ base64 }: TaggerFile): TaggerModel {
  const reader = new ByteReader(base64);
  const [listCount = 0, wordCount = 0, featureCount = 0, scale = 1, ...percents] = reader.uint32s(4 + spanKinds.length);
  const lists = Array.from(reader.uint32s(listCount), (size) => new HashTable(reader.uint32s(size)));
  const words = new HashTable(reader.uint32s(wordCount));
  const coarse = reader.uint8s(wordCount);
  const fine = reader.uint16s(wordCount);
  const features = new HashTable(reader.uint32s(featureCount));
  const weights = reader.int8s(featureCount * weightsPerFeature);
  const forEach = <T>(make: (at: number) => T) =>
    Object.fromEntries(spanKinds.map((kind, at) => [kind, make(at)])) as Record<SpanKind, T>;
  const steps = forEach(() => toSteps(Array.from(reader.uint32s(stepCount), (value) => value | 0)));
  if (!reader.isAtEnd) throw new Error('The model of skills is not whole');
  const classesOf = (word: number): number => {
    const at = words.find(word);
    return at < 0 ? 0 : ((coarse[at] as number) << 16) | (fine[at] as number);
  };
  return {
    knowledge: { lists, classesOf },
    features,
    weights,
    scale,
    steps,
    thresholds: forEach((at) => (percents[at] ?? 50) / 100),
  };
}

/** The exponentials of scores of steps; those that are barred are never taken. */
export const toSteps = (scores: readonly number[]): Float64Array =>
  Float64Array.from(scores, (score, place) => (isBarred(place) ? 0 : exponential(score)));
