/** The same seed gives the same numbers, on every machine (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (share: number): boolean => next() < share,
    pick<T>(items: readonly T[]): T {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    sample<T>(items: readonly T[], count: number): T[] {
      const left = [...items];
      return Array.from({ length: Math.min(count, items.length) }, () => left.splice(below(left.length), 1)).flat();
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
