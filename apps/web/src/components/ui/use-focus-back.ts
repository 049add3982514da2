import { useRef } from 'react';
import { focusPage } from '#lib/focus-page.ts';

/** What opened the dialog that opened last: one that takes its place, as a second step, gives the focus back to it too. */
let lastOpener: Element | null = null;
let openDialogs = 0;

function findOpener(): Element | null {
  const { activeElement, body } = document;
  if (activeElement !== body) lastOpener = activeElement;
  return lastOpener;
}

/**
 * Where the focus goes when a dialog opens, if not to what comes first in it, and when it closes. With a trigger it goes back by itself; without one, to what had it. What
 * is no longer there, as the row that was just deleted, cannot take it.
 */
export function useFocusBack(hasTrigger: boolean, focusFirst?: () => HTMLElement | null | undefined) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      openDialogs += 1;
      opener.current = findOpener();
      const first = focusFirst?.();
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      openDialogs -= 1;
      if (openDialogs === 0) lastOpener = null;
      if (!(opener.current instanceof HTMLElement)) return;
      if (opener.current.isConnected && hasTrigger) return;
      event.preventDefault();
      if (opener.current.isConnected) opener.current.focus();
      else focusPage();
    },
  };
}
