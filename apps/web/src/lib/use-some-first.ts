import { useEffect, useRef, useState } from 'react';

/** The first few of a list, and the rest on demand: the button that asks for it goes, and the focus to the first that was not there. */
export function useSomeFirst<Item>(items: readonly Item[], count: number) {
  const [areAllShown, setAreAllShown] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (areAllShown) list.current?.children[count]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [areAllShown, count]);
  const shown = areAllShown ? items : items.slice(0, count);
  return { list, shown, hasMore: items.length > shown.length, showAll: () => setAreAllShown(true) };
}
