import { useEffect } from 'react';

interface Saver {
  copyNow(): void;
  flush(): Promise<unknown>;
}

/** Whatever takes a reader away from a draft saves it first, or asks; so does the key for saving. */
export function useSaveOnLeaving(saver: Saver, isAllSaved: boolean): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const keep = () => saver.copyNow();
    const save = () => void saver.flush().catch(() => undefined);
    window.addEventListener('keydown', (event) => saveByKey(event, save), { signal });
    window.addEventListener('pagehide', keep, { signal });
    window.addEventListener('online', save, { signal });
    window.addEventListener(
      'beforeunload',
      (event) => {
        keep();
        if (!isAllSaved) event.preventDefault();
      },
      { signal },
    );
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') save();
      },
      { signal },
    );
    return () => listening.abort();
  }, [saver, isAllSaved]);
}

function saveByKey(event: KeyboardEvent, save: () => void): void {
  if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return;
  event.preventDefault();
  save();
}
