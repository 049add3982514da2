export type Draws = ReturnType<typeof createDraws>;

/** What is drawn by lot, all of it from one source of numbers between 0 and 1. */
export function createDraws(random: () => number) {
  const below = (count: number): number => Math.floor(random() * count);
  return {
    random,
    below,
    oneOf: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    /** So many of them, or all there are, none twice. */
    some<T>(items: readonly T[], from: number, to: number): T[] {
      const rest = [...items];
      const count = Math.min(rest.length, from + below(to - from + 1));
      return Array.from({ length: count }, () => rest.splice(below(rest.length), 1)[0] as T);
    },
  };
}
