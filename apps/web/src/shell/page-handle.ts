import type { ReactElement, ReactNode } from 'react';
import { useMatches } from 'react-router';

/** What a page of the product says about itself in `handle`. */
export interface PageHandle {
  /** Its place while it is not yet known whose it is: the shape in which it will come. */
  outline: ReactElement;
}

export function useOutline(): ReactNode {
  const handles = useMatches().map(({ handle }) => handle as Partial<PageHandle> | undefined);
  return handles.findLast((handle) => handle?.outline)?.outline;
}
