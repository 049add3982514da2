import { type RefObject, useEffect } from 'react';

/**
 * A `<details>` menu works without script; with it, the menu also closes on Escape, on a click elsewhere, when the
 * focus leaves and when a link in it is followed.
 */
export function useDismissibleDetails(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const closeAfterLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) element.open = false;
    };
    document.addEventListener('click', closeOutside);
    document.addEventListener('focusin', closeOutside);
    element.addEventListener('keydown', closeOnEscape);
    element.addEventListener('click', closeAfterLink);
    return () => {
      document.removeEventListener('click', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      element.removeEventListener('keydown', closeOnEscape);
      element.removeEventListener('click', closeAfterLink);
    };
  }, [details]);
}
