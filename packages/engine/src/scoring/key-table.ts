/** Whose key it is, and how much of it the key is. */
interface KeyUse {
  readonly key: number;
  readonly of: number;
  readonly amount: number;
}

/** A table from keys to their uses: the place by the key, then the next free one; 0 is an empty place. */
export interface KeyTable {
  readonly keys: Int32Array;
  /** Where the uses of the key at a place start, and where they end. */
  readonly starts: Uint16Array;
  readonly ends: Uint16Array;
  readonly usedBy: Uint16Array;
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

export function createKeyTable(uses: readonly KeyUse[]): KeyTable {
  const found = byKey(uses);
  let size = 64;
  while (size < found.length * 8) size *= 2;
  const keys = new Int32Array(size);
  const starts = new Uint16Array(size);
  const ends = new Uint16Array(size);
  let next = 0;
  for (const [key, same] of found) {
    let place = key & (size - 1);
    while (keys[place] !== 0) place = (place + 1) & (size - 1);
    keys[place] = key;
    starts[place] = next;
    next += same.length;
    ends[place] = next;
  }
  const sorted = found.flatMap(([, same]) => same);
  return {
    keys,
    starts,
    ends,
    usedBy: Uint16Array.from(sorted, ({ of }) => of),
  };
}

/** The place of a key, or -1. Most words of a CV are none of a job's, and most of those end at the first look. */
export function findKey(keys: Int32Array, key: number): number {
  const mask = keys.length - 1;
  let place = key & mask;
  for (;;) {
    const here = keys[place] as number;
    if (here === key) return place;
    if (here === 0) return -1;
    place = (place + 1) & mask;
  }
}
