/** Whose key it is, and how much of it the key is. */
interface KeyUse {
  readonly key: number;
  readonly of: number;
  readonly amount: number;
}

/** The keys of a job's words in the order of their buckets in a CV, and their uses. */
export interface KeyList {
  readonly keys: Int32Array;
  /** Where the uses of each key start, and where the last end. */
  readonly starts: Uint16Array;
  readonly usedBy: Uint16Array;
  readonly amounts: Uint16Array;
}

function byKey(uses: readonly KeyUse[]): [number, KeyUse[]][] {
  const found = new Map<number, KeyUse[]>();
  for (const use of uses) {
    const same = found.get(use.key);
    if (same) same.push(use);
    else found.set(use.key, [use]);
  }
  return [...found];
}

export function createKeyList(uses: readonly KeyUse[]): KeyList {
  const sorted = byKey(uses).sort(([a], [b]) => (a >>> 0) - (b >>> 0));
  const all = sorted.flatMap(([, same]) => same);
  const starts = new Uint16Array(sorted.length + 1);
  sorted.forEach(([, same], at) => {
    starts[at + 1] = (starts[at] as number) + same.length;
  });
  return {
    keys: Int32Array.from(sorted, ([key]) => key),
    starts,
    usedBy: Uint16Array.from(all, ({ of }) => of),
    amounts: Uint16Array.from(all, ({ amount }) => amount),
  };
}
