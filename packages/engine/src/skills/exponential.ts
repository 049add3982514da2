/** Scores are counted in 64ths. */
export const unit = 64;

const farthest = 64;
const fractions = Float64Array.from({ length: unit }, (_, at) => seriesOf(at / unit));
const wholes = Float64Array.from({ length: 2 * farthest + 1 }, (_, at) => powerOf(at - farthest));

/** e to the power of a whole number of 64ths, by sums and products alone: the same to the last bit on every machine. */
export function exponential(score: number): number {
  const limited = Math.max(-farthest * unit, Math.min(farthest * unit, score));
  const whole = Math.floor(limited / unit);
  return (wholes[whole + farthest] as number) * (fractions[limited - whole * unit] as number);
}

function seriesOf(x: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; n < 20; n++) {
    term = (term * x) / n;
    sum += term;
  }
  return sum;
}

function powerOf(n: number): number {
  const e = seriesOf(1);
  let power = 1;
  for (let at = 0; at < Math.abs(n); at++) power *= e;
  return n < 0 ? 1 / power : power;
}
