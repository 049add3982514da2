import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ResourceListParams, readResourceListParams, writeResourceListParams } from './resource-list-params.ts';

export function useResourceListParams() {
  const [searchParams, setSearchParams] = useSearchParams();
  const params = useMemo(() => readResourceListParams(searchParams), [searchParams]);

  /** Anything but turning the page starts at the first one again. Typing replaces, so Back does not undo letters. */
  const update = useCallback(
    (change: Partial<ResourceListParams>, { replace = false } = {}) => {
      setSearchParams(
        (current) => writeResourceListParams(current, { ...readResourceListParams(current), page: 1, ...change }),
        { replace, preventScrollReset: true },
      );
    },
    [setSearchParams],
  );

  return [params, update] as const;
}
