import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function each time, which does what the latest one does: what is given it need not be drawn anew. For events. */
export function useLatest<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args) => latest.current(...args), []);
}
