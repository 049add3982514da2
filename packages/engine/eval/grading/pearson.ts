/** How far two rows of figures rise and fall together. */
export function pearson(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  let [both, first, second] = [0, 0, 0];
  for (const [a, b] of pairs) {
    both += (a - x) * (b - y);
    first += (a - x) ** 2;
    second += (b - y) ** 2;
  }
  return both / Math.sqrt(first * second);
}
