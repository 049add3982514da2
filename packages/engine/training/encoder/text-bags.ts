import type { Rows } from './contrast.ts';
import type { Unit } from './training-units.ts';

/** The tokens of one text and how much each adds: 1 + ln of how often it stands there. */
export interface Bag {
  readonly tokens: readonly number[];
  readonly weights: readonly number[];
}

/** Of each text some tokens are left out, so that the others learn to do without them. */
const leftOut = 0.1;

export function bagOf(units: readonly Unit[], random: () => number): Bag {
  const counts = new Map<number, number>();
  for (const unit of units) for (const token of unit) counts.set(token, (counts.get(token) ?? 0) + 1);
  const kept = [...counts].filter(() => random() >= leftOut);
  return { tokens: kept.map(([token]) => token), weights: kept.map(([, count]) => 1 + Math.log(count)) };
}

export interface Summed {
  /** Of unit length; zeros for a text without tokens. */
  readonly vectors: Rows;
  readonly lengths: Float64Array;
}

export function sumBags(bags: readonly Bag[], table: Float32Array, width: number): Summed {
  const vectors = new Float64Array(bags.length * width);
  const lengths = new Float64Array(bags.length);
  bags.forEach(({ tokens, weights }, text) => {
    const to = text * width;
    tokens.forEach((token, index) => {
      const weight = weights[index] as number;
      const from = token * width;
      for (let d = 0; d < width; d++) {
        vectors[to + d] = (vectors[to + d] as number) + weight * (table[from + d] as number);
      }
    });
    let square = 0;
    for (let d = 0; d < width; d++) square += (vectors[to + d] as number) ** 2;
    const length = Math.sqrt(square) || 1;
    for (let d = 0; d < width; d++) vectors[to + d] = (vectors[to + d] as number) / length;
    lengths[text] = length;
  });
  return { vectors, lengths };
}

/** What is asked of each text's unit vector, passed on to the rows of its tokens. */
export function passOn(
  bags: readonly Bag[],
  { vectors, lengths }: Summed,
  asked: Rows,
  share: number,
  to: Float32Array,
  width: number,
): void {
  const here = new Float64Array(width);
  bags.forEach(({ tokens, weights }, text) => {
    const from = text * width;
    let along = 0;
    for (let d = 0; d < width; d++) along += (asked[from + d] as number) * (vectors[from + d] as number);
    const scale = share / (lengths[text] as number);
    for (let d = 0; d < width; d++) {
      here[d] = ((asked[from + d] as number) - along * (vectors[from + d] as number)) * scale;
    }
    tokens.forEach((token, index) => {
      const weight = weights[index] as number;
      const at = token * width;
      for (let d = 0; d < width; d++) to[at + d] = (to[at + d] as number) + weight * (here[d] as number);
    });
  });
}
