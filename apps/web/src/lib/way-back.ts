import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Of each page of this tab what stood last in its address: a filter, a search, the page of a list. */
const leftAt = new Map<string, string>();

/** For the frame around the pages, which sees every address. */
export function useKeepPlaces(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (search) leftAt.set(pathname, search);
    else leftAt.delete(pathname);
  }, [pathname, search]);
}

/** To a list as it was left. */
export const wayBack = (path: string): string => `${path}${leftAt.get(path) ?? ''}`;
