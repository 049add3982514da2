import { createRandom, shuffle } from '../encoder/random.ts';

/** One answer of a list: the occupations of a group, all groups, or all of O*NET. */
export interface Head {
  readonly vectors: Float32Array;
  readonly biases: Float32Array;
  readonly squares: Float32Array;
}

export interface FactorOptions {
  readonly dimensions: number;
  readonly epochs: number;
  readonly rate: number;
  /** Share of features left out at each look. */
  readonly dropout: number;
  readonly seed: number;
}

export interface Task {
  readonly features: Int32Array;
  /** Each head that is asked, the answers it may choose from (all, where absent) and the right one. */
  readonly asks: readonly { readonly head: number; readonly among?: Int32Array; readonly right: number }[];
}

export interface FactorModel {
  readonly rows: Float32Array;
  readonly heads: readonly Head[];
}

/**
 * A linear classifier in few dimensions: a text is the sum of its features' rows, an answer is as likely as its vector points
 * the same way (softmax). Stochastic gradient steps, each row with a rate of its own (AdaGrad).
 */
export function trainFactors(
  featureCount: number,
  sizes: readonly number[],
  tasksOf: (epoch: number, random: () => number) => Task[],
  { dimensions, epochs, rate, dropout, seed }: FactorOptions,
): FactorModel {
  const random = createRandom(seed);
  const small = (length: number) => Float32Array.from({ length }, () => (random() - 0.5) * 0.2);
  const rows = small(featureCount * dimensions);
  const rowSquares = new Float32Array(featureCount).fill(1e-3);
  const heads = sizes.map(
    (size): Head => ({
      vectors: small(size * dimensions),
      biases: new Float32Array(size),
      squares: new Float32Array(size).fill(1e-3),
    }),
  );
  const text = new Float32Array(dimensions);
  const slope = new Float32Array(dimensions);
  const work: Work = { text, slope, shares: new Float64Array(Math.max(...sizes)) };
  const kept = new Int32Array(4096);

  for (let epoch = 0; epoch < epochs; epoch++) {
    const tasks = tasksOf(epoch, random);
    shuffle(tasks, random);
    const pace = rate * (1 - (0.9 * epoch) / epochs);
    for (const task of tasks) learn(task, pace);
  }
  return { rows, heads };

  function learn({ features, asks }: Task, pace: number): void {
    let count = 0;
    for (const feature of features) {
      if (random() < dropout || count === kept.length) continue;
      kept[count] = feature;
      count += 1;
    }
    if (count === 0) return;
    const weight = 1 / Math.sqrt(count);
    text.fill(0);
    slope.fill(0);
    for (let of = 0; of < count; of++) {
      const from = (kept[of] as number) * dimensions;
      for (let d = 0; d < dimensions; d++) text[d] = (text[d] as number) + (rows[from + d] as number) * weight;
    }
    for (const ask of asks) answer(work, heads[ask.head] as Head, ask, pace);
    let square = 0;
    for (const value of slope) square += value * value;
    square *= (weight * weight) / dimensions;
    for (let of = 0; of < count; of++) {
      const feature = kept[of] as number;
      rowSquares[feature] = (rowSquares[feature] as number) + square;
      const step = (pace * weight) / Math.sqrt(rowSquares[feature] as number);
      const from = feature * dimensions;
      for (let d = 0; d < dimensions; d++) rows[from + d] = (rows[from + d] as number) + step * (slope[d] as number);
    }
  }
}

/** Used again for each text: what it is, what its rows should become, and how likely each answer is. */
interface Work {
  readonly text: Float32Array;
  readonly slope: Float32Array;
  readonly shares: Float64Array;
}

/** How likely each answer was, and a step towards the right one. */
function answer(
  { text, slope, shares }: Work,
  { vectors, biases, squares }: Head,
  { among, right }: Task['asks'][number],
  pace: number,
): void {
  const dimensions = text.length;
  const count = among?.length ?? biases.length;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at++) {
    const own = among ? (among[at] as number) : at;
    const from = own * dimensions;
    let score = biases[own] as number;
    for (let d = 0; d < dimensions; d++) score += (text[d] as number) * (vectors[from + d] as number);
    shares[at] = score;
    if (score > most) most = score;
  }
  let sum = 0;
  for (let at = 0; at < count; at++) {
    shares[at] = Math.exp((shares[at] as number) - most);
    sum += shares[at] as number;
  }
  for (let at = 0; at < count; at++) {
    const own = among ? (among[at] as number) : at;
    const gradient = (own === right ? 1 : 0) - (shares[at] as number) / sum;
    if (Math.abs(gradient) < 5e-4) continue;
    squares[own] = (squares[own] as number) + gradient * gradient;
    const step = (pace * gradient) / Math.sqrt(squares[own] as number);
    const from = own * dimensions;
    for (let d = 0; d < dimensions; d++) {
      slope[d] = (slope[d] as number) + gradient * (vectors[from + d] as number);
      vectors[from + d] = (vectors[from + d] as number) + step * (text[d] as number);
    }
    biases[own] = (biases[own] as number) + step * 0.3;
  }
}
