import { startTransition, useEffect, useRef, useState } from 'react';
import { oncePainted } from '../once-painted.ts';

interface Ahead<Value> {
  value: Value;
}

/**
 * What lies open as the address says, shown before the address says it: the router draws everything anew that has a link in
 * it, and a press is to be answered first. Until the router is there what was pressed last counts, so that something closed
 * and opened again at once is open.
 */
export function useAheadOfAddress<Value>(said: Value, say: (value: Value) => Promise<void>) {
  const [ahead, setAhead] = useState<Ahead<Value> | null>(null);
  const callOff = useRef<() => void>(undefined);
  useEffect(() => () => callOff.current?.(), []);

  const show = (value: Value) => {
    const mine = { value };
    setAhead(mine);
    callOff.current?.();
    callOff.current = oncePainted(async () => {
      await say(value);
      startTransition(() => setAhead((latest) => (latest === mine ? null : latest)));
    });
  };
  return [ahead ? ahead.value : said, show] as const;
}
