import { first, isBarred, labels, last, middle, stepCount, whole } from '../../src/skills/chain.ts';
import { createRandom, shuffle } from '../encoder/random.ts';
import type { Span } from './read-spans.ts';

export interface Example {
  /** The numbers of each token's features. */
  readonly features: readonly Int32Array[];
  readonly spans: readonly Span[];
}

export interface Weights {
  /** One a feature and label but the first; `outside` is nought. */
  readonly features: Float64Array;
  /** From label to label, the last row from the start. */
  readonly steps: Float64Array;
}

export interface CrfOptions {
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  readonly seed: number;
  /** From which epoch on the weights are averaged. */
  readonly averageFrom: number;
  /** Share of features left out at each look, so that none is relied on alone. */
  readonly dropout: number;
}

export const perFeature = labels - 1;

/** A linear chain trained by stochastic gradient steps (AdaGrad), weights averaged over the later epochs. */
export function trainCrf(examples: readonly Example[], featureCount: number, options: CrfOptions): Weights {
  const { epochs, rate, decay, seed, averageFrom, dropout } = options;
  const random = createRandom(seed);
  const weights = new Float64Array(featureCount * perFeature);
  const squares = new Float64Array(featureCount * perFeature).fill(1e-2);
  const steps = new Float64Array(stepCount);
  const stepSquares = new Float64Array(stepCount).fill(1e-2);
  const mean = { features: new Float64Array(weights.length), steps: new Float64Array(steps.length) };
  const order = examples.map((_, at) => at);
  const longest = Math.max(...examples.map(({ features }) => features.length), 1);
  const work = createWork(longest);
  // Which features are left out: drawn once, read from another place each time.
  const mask = Uint8Array.from({ length: 65_536 }, () => (random() >= dropout ? 1 : 0));

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const at of order) learn(examples[at] as Example);
    if (epoch >= averageFrom) {
      const share = 1 / (epochs - averageFrom);
      addShare(mean.features, weights, share);
      addShare(mean.steps, steps, share);
    }
  }
  return mean;

  function learn(example: Example): void {
    const size = example.features.length;
    if (size === 0) return;
    const from = Math.floor(random() * mask.length);
    const kept = example.features.map((own, at) => keep(own, mask, from + at * 127));
    score(kept, weights, 1 / (1 - dropout), work.scores);
    const gold = labelsOf(example.spans, size);
    marginals(work, steps, size);
    for (let at = 0; at < size; at++) {
      for (let label = 1; label < labels; label++) {
        const gradient = (gold[at] === label ? 1 : 0) - (work.single[at * labels + label] as number);
        if (Math.abs(gradient) < 1e-3) continue;
        const own = kept[at] as Int32Array;
        for (let of = 0; of < own.length; of++) {
          const place = (own[of] as number) * perFeature + label - 1;
          const slope = gradient - decay * (weights[place] as number);
          squares[place] = (squares[place] as number) + slope * slope;
          weights[place] = (weights[place] as number) + (rate * slope) / Math.sqrt(squares[place] as number);
        }
      }
    }
    work.pair.forEach((expected, place) => {
      work.pair[place] = -expected;
    });
    for (let at = 0; at < size; at++) {
      const place = (at === 0 ? labels : (gold[at - 1] as number)) * labels + (gold[at] as number);
      work.pair[place] = (work.pair[place] as number) + 1;
    }
    work.pair.forEach((slope, place) => {
      stepSquares[place] = (stepSquares[place] as number) + slope * slope;
      steps[place] = (steps[place] as number) + (rate * slope) / Math.sqrt(stepSquares[place] as number);
    });
  }
}

function keep(own: Int32Array, mask: Uint8Array, from: number): Int32Array {
  const kept = new Int32Array(own.length);
  let length = 0;
  for (let at = 0; at < own.length; at++) {
    kept[length] = own[at] as number;
    length += mask[(from + at) & 65_535] as number;
  }
  return kept.subarray(0, length);
}

function addShare(mean: Float64Array, values: Float64Array, share: number): void {
  for (let at = 0; at < values.length; at++) mean[at] = (mean[at] as number) + (values[at] as number) * share;
}

function labelsOf(spans: readonly Span[], size: number): Uint8Array {
  const gold = new Uint8Array(size);
  for (const { from, to } of spans) {
    gold.fill(middle, from, to);
    gold[from] = to - from === 1 ? whole : first;
    if (to - from > 1) gold[to - 1] = last;
  }
  return gold;
}

function createWork(longest: number) {
  const make = () => new Float64Array(longest * labels);
  return {
    scores: make(),
    forward: make(),
    backward: make(),
    single: make(),
    pair: new Float64Array(stepCount),
    scales: new Float64Array(longest),
    exps: make(),
  };
}

/** The scores of each token's labels; `outside` stays nought. */
export function score(
  features: readonly Int32Array[],
  weights: Float64Array,
  factor: number,
  scores: Float64Array,
): void {
  features.forEach((own, at) => {
    const from = at * labels;
    scores.fill(0, from, from + labels);
    for (let of = 0; of < own.length; of++) {
      const place = (own[of] as number) * perFeature;
      for (let label = 0; label < perFeature; label++)
        scores[from + label + 1] = (scores[from + label + 1] as number) + (weights[place + label] as number);
    }
    for (let label = 1; label < labels; label++) scores[from + label] = (scores[from + label] as number) * factor;
  });
}

function marginals(work: ReturnType<typeof createWork>, steps: Float64Array, size: number): void {
  const { scores, forward, backward, single, pair, scales, exps } = work;
  const moves = steps.map((value, place) => (isBarred(place) ? 0 : Math.exp(value)));
  for (let at = 0; at < size * labels; at++) exps[at] = Math.exp(Math.min(50, scores[at] as number));
  for (let at = 0; at < size; at++) {
    let sum = 0;
    for (let to = 0; to < labels; to++) {
      let value = 0;
      if (at === 0) value = moves[labels * labels + to] as number;
      else
        for (let from = 0; from < labels; from++)
          value += (forward[(at - 1) * labels + from] as number) * (moves[from * labels + to] as number);
      if (at === size - 1 && (to === first || to === middle)) value = 0;
      value *= exps[at * labels + to] as number;
      forward[at * labels + to] = value;
      sum += value;
    }
    scales[at] = sum;
    for (let to = 0; to < labels; to++) forward[at * labels + to] = (forward[at * labels + to] as number) / sum;
  }
  for (let label = 0; label < labels; label++)
    backward[(size - 1) * labels + label] = label === first || label === middle ? 0 : 1;
  pair.fill(0);
  for (let at = size - 2; at >= 0; at--) {
    const scale = scales[at + 1] as number;
    for (let from = 0; from < labels; from++) {
      let value = 0;
      for (let to = 0; to < labels; to++) {
        const next = at + 1;
        const one =
          ((moves[from * labels + to] as number) *
            (exps[next * labels + to] as number) *
            (backward[next * labels + to] as number)) /
          scale;
        value += one;
        const place = from * labels + to;
        pair[place] = (pair[place] as number) + (forward[at * labels + from] as number) * one;
      }
      backward[at * labels + from] = value;
    }
  }
  for (let at = 0; at < size * labels; at++) single[at] = (forward[at] as number) * (backward[at] as number);
  for (let to = 0; to < labels; to++) pair[labels * labels + to] = single[to] as number;
}
