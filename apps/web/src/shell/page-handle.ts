import type { ReactElement, ReactNode } from 'react';
import { useMatches } from 'react-router';

/** What a page of the product says about itself in `handle`. */
export interface PageHandle {
  /** Its place while it is not yet known whose it is: the shape in which it will come. */
  outline: ReactElement;
  /** It is as high as the window, and what is too long in it scrolls inside: two that scroll would fight for a finger. */
  fillsWindow?: boolean;
}

const useHandles = () => useMatches().map(({ handle }) => handle as Partial<PageHandle> | undefined);

export function useOutline(): ReactNode {
  return useHandles().findLast((handle) => handle?.outline)?.outline;
}

export function useFillsWindow(): boolean {
  return useHandles().some((handle) => handle?.fillsWindow);
}
