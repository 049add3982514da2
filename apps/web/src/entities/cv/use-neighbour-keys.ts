import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** J and K while a CV is open. The page below may listen for them too: here they are taken before they get there. */
export function useNeighbourKeys(onNext: (() => void) | undefined, onPrevious: (() => void) | undefined) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'j' && key !== 'k') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'j') onNext?.();
    else onPrevious?.();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
