import { useRef } from 'react';

/** A second press before the first is done does nothing: the button is drawn as busy only a moment later. */
export function useOneAtATime(work: () => Promise<void>): () => Promise<void> {
  const isBusy = useRef(false);
  return async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  };
}
