import { contrast } from './contrast.ts';
import { bagOf, passOn, sumBags } from './text-bags.ts';
import type { Batch, BatchMaker } from './training-batches.ts';

const steps = 250;
const warmUp = 100;
const rowRate = 0.0045;
const weightRate = 0.006;
const [firstDecay, secondDecay] = [0.9, 0.98];
/** How many pairs of each kind are compared at a time, and how much they count. */
const kinds = {
  adverts: { size: 256, share: 0.5 },
  parts: { size: 384, share: 0.7 },
  names: { size: 512, share: 1 },
} as const;

/** Numbers that are learned, with the running means that Adam keeps of what is asked of them. */
interface Learned {
  readonly values: Float32Array;
  readonly asked: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
}

const learned = (values: Float32Array): Learned => ({
  values,
  asked: new Float32Array(values.length),
  mean: new Float32Array(values.length),
  square: new Float32Array(values.length),
});

/**
 * Moves the rows so that texts that mean the same come near each other and others do not. A token's row is what it started as,
 * moved, times its gate, times a weight that is learned with it.
 */
export function trainRows(
  start: readonly Float64Array[],
  gates: Float64Array,
  batches: BatchMaker,
  random: () => number,
  report: (step: number, losses: readonly number[]) => void,
): Float64Array[] {
  const width = start[0]?.length ?? 0;
  const rows = learned(new Float32Array(start.length * width));
  start.forEach((row, token) => {
    rows.values.set(row, token * width);
  });
  const weights = learned(new Float32Array(start.length));
  const table = new Float32Array(rows.values.length);
  const asked = new Float32Array(rows.values.length);

  const all: Table = { rows, weights, table, asked, gates, width };

  function learn({ left, right, isAlike }: Batch, share: number): number {
    const [leftBags, rightBags] = [left, right].map((texts) => texts.map((units) => bagOf(units, random)));
    if (!leftBags || !rightBags) return 0;
    const leftSums = sumBags(leftBags, table, width);
    const rightSums = sumBags(rightBags, table, width);
    const result = contrast(leftSums.vectors, rightSums.vectors, width, isAlike);
    passOn(leftBags, leftSums, result.left, share, asked, width);
    passOn(rightBags, rightSums, result.right, share, asked, width);
    return result.loss;
  }

  for (let step = 0; step < steps; step++) {
    tabulate(all);
    asked.fill(0);
    const losses = [
      learn(batches.adverts(kinds.adverts.size), kinds.adverts.share),
      learn(batches.parts(kinds.parts.size), kinds.parts.share),
      learn(batches.names(kinds.names.size), kinds.names.share),
    ];
    divide(all);
    const pace = Math.min(1, (step + 1) / warmUp) * (1 + Math.cos((Math.PI * step) / steps)) * 0.5;
    move(rows, step + 1, rowRate * pace);
    move(weights, step + 1, weightRate * pace);
    report(step + 1, losses);
  }
  tabulate(all);
  return start.map((_, token) => Float64Array.from(table.subarray(token * width, (token + 1) * width)));
}

interface Table {
  readonly rows: Learned;
  readonly weights: Learned;
  /** Each token's row times its gate and its weight, and what is asked of it. */
  readonly table: Float32Array;
  readonly asked: Float32Array;
  readonly gates: Float64Array;
  readonly width: number;
}

const factorOf = ({ gates, weights }: Table, token: number): number =>
  (gates[token] as number) * Math.exp(weights.values[token] as number);

function tabulate(all: Table): void {
  const { rows, weights, table, width } = all;
  for (let token = 0; token < weights.values.length; token++) {
    const factor = factorOf(all, token);
    for (let at = token * width; at < (token + 1) * width; at++) table[at] = (rows.values[at] as number) * factor;
  }
}

/** From what is asked of the table to what is asked of the rows and of the weights. */
function divide(all: Table): void {
  const { rows, weights, table, asked, width } = all;
  for (let token = 0; token < weights.values.length; token++) {
    const factor = factorOf(all, token);
    let sum = 0;
    for (let at = token * width; at < (token + 1) * width; at++) {
      sum += (asked[at] as number) * (table[at] as number);
      rows.asked[at] = (asked[at] as number) * factor;
    }
    weights.asked[token] = sum;
  }
}

/** Adam. */
function move({ values, asked, mean, square }: Learned, step: number, rate: number): void {
  const meanScale = 1 / (1 - firstDecay ** step);
  const squareScale = 1 / (1 - secondDecay ** step);
  for (let at = 0; at < values.length; at++) {
    const now = asked[at] as number;
    const average = firstDecay * (mean[at] as number) + (1 - firstDecay) * now;
    const spread = secondDecay * (square[at] as number) + (1 - secondDecay) * now * now;
    mean[at] = average;
    square[at] = spread;
    values[at] = (values[at] as number) - (rate * average * meanScale) / (Math.sqrt(spread * squareScale) + 1e-8);
  }
}
