import type { KeyboardEvent } from 'react';

/** A held Enter key presses again and again: as soon as the first answer is there, it would send the same once more. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
