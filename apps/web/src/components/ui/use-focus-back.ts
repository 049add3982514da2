import { useRef } from 'react';
import { focusPage } from '#lib/focus-page.ts';

/**
 * Where the focus goes when a dialog closes. With a trigger it goes back by itself; without one, to what had it. What
 * is no longer there, as the row that was just deleted, cannot take it.
 */
export function useFocusBack(hasTrigger: boolean) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return;
      if (opener.current.isConnected && hasTrigger) return;
      event.preventDefault();
      if (opener.current.isConnected) opener.current.focus();
      else focusPage();
    },
  };
}
