import { useEffect, useState } from 'react';

/**
 * Whether a pointer is held down, wherever that is. What appears meanwhile would push away what it is about to press, and the
 * press would be lost. It counts as over once the click was told.
 */
export function useIsPressing(): boolean {
  const [isPressing, setIsPressing] = useState(false);
  useEffect(() => {
    const begin = () => setIsPressing(true);
    const end = () => void setTimeout(() => setIsPressing(false));
    const ends = ['pointerup', 'pointercancel'] as const;
    window.addEventListener('pointerdown', begin, true);
    for (const type of ends) window.addEventListener(type, end, true);
    return () => {
      window.removeEventListener('pointerdown', begin, true);
      for (const type of ends) window.removeEventListener(type, end, true);
    };
  }, []);
  return isPressing;
}
