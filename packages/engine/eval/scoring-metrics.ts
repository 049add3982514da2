import { createRandom } from '../training/encoder/random.ts';

export interface RankingFigures {
  readonly ndcg: number;
  readonly map: number;
}

/** Of a list of answers, best first, which ones are right. */
export function rankingFigures(isRight: readonly boolean[]): RankingFigures {
  const right = isRight.filter(Boolean).length;
  if (right === 0) return { ndcg: 0, map: 0 };
  let gain = 0;
  let ideal = 0;
  let found = 0;
  let precision = 0;
  isRight.forEach((hit, at) => {
    if (at < 10 && at < right) ideal += 1 / Math.log2(at + 2);
    if (!hit) return;
    found++;
    precision += found / (at + 1);
    if (at < 10) gain += 1 / Math.log2(at + 2);
  });
  return { ndcg: gain / ideal, map: precision / right };
}

export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The mean and where it lies in 95 of 100 redrawn samples. */
export function bootstrap(values: readonly number[], rounds = 2000): Interval {
  const random = createRandom(7);
  const mean = (of: readonly number[]) => of.reduce((sum, value) => sum + value, 0) / of.length;
  const means = Array.from({ length: rounds }, () =>
    mean(values.map(() => values[Math.floor(random() * values.length)] ?? 0)),
  ).sort((a, b) => a - b);
  return {
    mean: mean(values),
    low: means[Math.floor(rounds * 0.025)] ?? 0,
    high: means[Math.floor(rounds * 0.975)] ?? 0,
  };
}
