import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function each time, which does what the latest one does: what is given it need not be drawn anew. For events. */
export function useLatest<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args) => latest.current(...args), []);
}
