export interface PlacedItem {
  index: number;
  key: string;
  /** How far below the top it begins. */
  start: number;
}

interface Placing {
  keys: readonly string[];
  /** Of those that were measured. */
  heights: ReadonlyMap<string, number>;
  usualHeight: number;
  gap: number;
  view: { top: number; bottom: number };
  keptKey: string | null;
}

/** So far beyond what is looked at, items are drawn already. */
const margin = 400;

/** One under the other; those within sight or near it, and the one that is kept. */
export function placeItems({ keys, heights, usualHeight, gap, view, keptKey }: Placing): {
  items: PlacedItem[];
  totalHeight: number;
} {
  const items: PlacedItem[] = [];
  let start = 0;
  for (const [index, key] of keys.entries()) {
    const end = start + (heights.get(key) ?? usualHeight);
    const isInSight = end > view.top - margin && start < view.bottom + margin;
    if (isInSight || key === keptKey) items.push({ index, key, start });
    start = end + gap;
  }
  return { items, totalHeight: Math.max(0, start - gap) };
}
