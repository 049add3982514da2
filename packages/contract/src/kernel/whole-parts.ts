/**
 * Parts in whole numbers that add up to a whole number: each is rounded down, and what is left goes to the largest
 * remainders. Where the parts do not make the whole (a score that was capped, say) each is rounded by itself.
 */
export function wholeParts(exact: readonly number[], whole?: number): number[] {
  const parts = exact.map(Math.floor);
  const sum = exact.reduce((total, part) => total + part, 0);
  const left = (whole ?? Math.round(sum)) - parts.reduce((total, part) => total + part, 0);
  if (left < 0 || left > parts.length) return exact.map(Math.round);
  const byRemainder = [...exact.keys()].sort((a, b) => remainder(exact[b]) - remainder(exact[a]));
  for (const at of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

const remainder = (part = 0): number => part - Math.floor(part);

/** What each factor gave, in whole points that add up to the score as it is shown. */
export const shownPoints = (factors: readonly { weight: number; lit: number }[], score?: number): number[] =>
  wholeParts(
    factors.map(({ weight, lit }) => weight * Math.min(Math.max(lit, 0), 1)),
    score === undefined ? undefined : Math.round(score),
  );
