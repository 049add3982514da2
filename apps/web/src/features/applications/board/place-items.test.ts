import { expect, it } from 'vitest';
import { placeItems } from './place-items.ts';

const keys = Array.from({ length: 2000 }, (_, index) => `card ${index}`);
const placing = { keys, heights: new Map<string, number>(), usualHeight: 142, gap: 8, keptKey: null };

it('draws what is in sight and a little around it, where it lies among all', () => {
  const { items, totalHeight } = placeItems({ ...placing, view: { top: 15_000, bottom: 15_800 } });
  expect(totalHeight).toBe(2000 * 150 - 8);
  expect(items.map(({ index }) => index)).toEqual(Array.from({ length: 11 }, (_, place) => 97 + place));
  expect(items.map(({ start }) => start)).toEqual(items.map(({ index }) => index * 150));
});

it('gives each item the height it was measured at', () => {
  const heights = new Map([
    ['card 0', 100],
    ['card 2', 200],
  ]);
  const { items, totalHeight } = placeItems({ ...placing, heights, view: { top: 0, bottom: 100 } });
  expect(items.slice(0, 4).map(({ start }) => start)).toEqual([0, 108, 258, 466]);
  expect(totalHeight).toBe(2000 * 150 - 8 - 42 + 58);
});

it('keeps a card that is dragged, however far the column is scrolled', () => {
  const { items } = placeItems({ ...placing, keptKey: 'card 1500', view: { top: 0, bottom: 100 } });
  expect(items.at(-1)).toEqual({ index: 1500, key: 'card 1500', start: 1500 * 150 });
});

it('has no height without cards', () => {
  expect(placeItems({ ...placing, keys: [], view: { top: 0, bottom: 800 } })).toEqual({ items: [], totalHeight: 0 });
});
