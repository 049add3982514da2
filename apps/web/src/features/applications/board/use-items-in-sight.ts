import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { type PlacedItem, placeItems } from './place-items.ts';

interface Options {
  /** What tells the items apart, in their order. */
  keys: readonly string[];
  /** Of an item that was not drawn yet. */
  usualHeight: number;
  gap: number;
  /** Drawn wherever it is: one that is being dragged. */
  keptKey: string | null;
}

interface InSight {
  scroller: RefObject<HTMLDivElement | null>;
  /** Of each item that is drawn, which is how its height becomes known. */
  measure(node: HTMLElement | null): (() => void) | undefined;
  items: readonly PlacedItem[];
  totalHeight: number;
}

/** What is looked at is taken in steps, so that not each pixel of scrolling draws the column anew. */
const step = 200;

/** Of a long list that scrolls: the items in sight, and where each begins. Each is as high as it turns out to be. */
export function useItemsInSight({ keys, usualHeight, gap, keptKey }: Options): InSight {
  const scroller = useRef<HTMLDivElement>(null);
  const [heights] = useState(() => new Map<string, number>());
  const [view, setView] = useState({ top: 0, bottom: 5 * step });
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const { fresh, measure } = useHeights(heights, drawAgain);
  useView(scroller, setView);
  // Before anything is shown: what was just drawn may be higher or lower than was thought.
  useLayoutEffect(() => {
    const changed = [...fresh].filter((node) => noteHeight(heights, node, node.offsetHeight));
    fresh.clear();
    if (changed.length > 0) drawAgain();
  });
  return { scroller, measure, ...placeItems({ keys, heights, usualHeight, gap, view, keptKey }) };
}

/** True when it is another than before. */
function noteHeight(heights: Map<string, number>, node: HTMLElement, height: number): boolean {
  const key = node.dataset.key ?? '';
  if (height === 0 || heights.get(key) === height) return false;
  heights.set(key, height);
  return true;
}

/** Cards grow and shrink while they are shown, too: a line comes, the column gets narrower. */
function useHeights(heights: Map<string, number>, onChange: () => void) {
  const [fresh] = useState(() => new Set<HTMLElement>());
  const observer = useRef<ResizeObserver>(null);
  const measure = useCallback(
    (node: HTMLElement | null) => {
      if (!node) return;
      observer.current ??= new ResizeObserver((entries) => {
        const changed = entries.filter(({ target, borderBoxSize: [size] }) =>
          noteHeight(heights, target as HTMLElement, Math.round(size?.blockSize ?? 0)),
        );
        if (changed.length > 0) onChange();
      });
      fresh.add(node);
      observer.current.observe(node);
      return () => {
        fresh.delete(node);
        observer.current?.unobserve(node);
      };
    },
    [heights, fresh, onChange],
  );
  return { fresh, measure };
}

/** Which part of the list is looked at. */
function useView(
  scroller: RefObject<HTMLDivElement | null>,
  setView: (next: (before: { top: number; bottom: number }) => { top: number; bottom: number }) => void,
) {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const top = Math.floor(element.scrollTop / step) * step;
      const bottom = Math.ceil((element.scrollTop + element.clientHeight) / step) * step;
      setView((before) => (before.top === top && before.bottom === bottom ? before : { top, bottom }));
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, setView]);
}
