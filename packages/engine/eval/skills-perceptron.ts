import { first, follows, labels, last, middle, outside, whole } from '../src/skills/chain.ts';
import { featuresOf, type WordKnowledge } from '../src/skills/features.ts';
import { type SpanKind, spanKinds } from '../src/skills/tagger-model.ts';
import { createRandom } from '../training/encoder/random.ts';
import { readSkillSpan, type Span } from '../training/skills/read-spans.ts';
import { asTokens, readLists } from '../training/skills/word-knowledge.ts';

type Weights = Map<number, Float64Array>;

const epochs = 6;

/** The simple method of the data's page, on the same sentences: words, shapes, affixes and lists, without classes of words. */
export function trainPerceptron(data: string) {
  const knowledge: WordKnowledge = { lists: readLists(data), classesOf: () => 0 };
  const sentences = readSkillSpan(data, 'train').filter(({ tokens }) => tokens.length > 0);
  const features = sentences.map(({ tokens }) => featuresOf(asTokens(tokens), knowledge));
  const weightsOf = (kind: SpanKind) =>
    learn(
      features,
      sentences.map(({ tokens, spans }) => labelsOf(spans[kind], tokens.length)),
    );
  const weights = { skill: weightsOf('skill'), knowledge: weightsOf('knowledge') };
  return (tokens: readonly string[]): Record<SpanKind, Span[]> => {
    const own = featuresOf(asTokens(tokens), knowledge);
    const spans = spanKinds.map((kind) => [kind, spansOf(decode(own, weights[kind]))] as const);
    return Object.fromEntries(spans) as Record<SpanKind, Span[]>;
  };
}

/** Weights of every feature for every label, summed over all steps. */
function learn(features: readonly Uint32Array[][], gold: readonly Uint8Array[]): Weights {
  const weights: Weights = new Map();
  const sums: Weights = new Map();
  const random = createRandom(3);
  const order = features.map((_, at) => at);
  let step = 0;
  const change = (feature: number, label: number, by: number) => {
    for (const [table, value] of [[weights, by] as const, [sums, by * step] as const]) {
      const row = table.get(feature) ?? new Float64Array(labels);
      row[label] = (row[label] as number) + value;
      table.set(feature, row);
    }
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    order.sort(() => random() - 0.5);
    for (const at of order) {
      step += 1;
      const right = gold[at] ?? new Uint8Array();
      decode(features[at] ?? [], weights).forEach((label, token) => {
        if (label === right[token]) return;
        for (const feature of features[at]?.[token] ?? []) {
          change(feature, right[token] ?? outside, 1);
          change(feature, label, -1);
        }
      });
    }
  }
  for (const [feature, row] of weights) {
    const sum = sums.get(feature);
    weights.set(
      feature,
      row.map((value, label) => value - (sum?.[label] ?? 0) / step),
    );
  }
  return weights;
}

/** The best labels that may follow each other. */
function decode(features: readonly Uint32Array[], weights: Weights): Uint8Array {
  const size = features.length;
  const best = new Float64Array(size * labels);
  const from = new Uint8Array(size * labels);
  features.forEach((own, at) => {
    const scores = new Float64Array(labels);
    for (const feature of own) {
      const row = weights.get(feature);
      if (row)
        for (let label = 0; label < labels; label++) scores[label] = (scores[label] as number) + (row[label] as number);
    }
    for (let label = 0; label < labels; label++) {
      let most = at === 0 && follows(outside, label) ? 0 : Number.NEGATIVE_INFINITY;
      for (let before = 0; at > 0 && before < labels; before++) {
        const value = best[(at - 1) * labels + before] as number;
        if (!follows(before, label) || value <= most) continue;
        most = value;
        from[at * labels + label] = before;
      }
      best[at * labels + label] = most + (scores[label] as number);
    }
  });
  const chosen = new Uint8Array(size);
  const ends = [outside, last, whole];
  let label = ends.reduce((a, b) =>
    (best[(size - 1) * labels + b] ?? 0) > (best[(size - 1) * labels + a] ?? 0) ? b : a,
  );
  for (let at = size - 1; at >= 0; at--) {
    chosen[at] = label;
    label = from[at * labels + label] as typeof label;
  }
  return chosen;
}

function labelsOf(spans: readonly Span[], size: number): Uint8Array {
  const own = new Uint8Array(size);
  for (const { from, to } of spans) {
    own.fill(middle, from, to);
    own[from] = to - from === 1 ? whole : first;
    if (to - from > 1) own[to - 1] = last;
  }
  return own;
}

function spansOf(own: Uint8Array): Span[] {
  const spans: Span[] = [];
  let from = 0;
  own.forEach((label, at) => {
    if (label === first || label === whole) from = at;
    if (label === last || label === whole) spans.push({ from, to: at + 1 });
  });
  return spans;
}
