import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { type QueryOf, type QueryRoute, readAddressQuery, writeAddressQuery } from './address-query.ts';

export interface UpdateOptions {
  /** For typing: Back does not undo letters. */
  replace?: boolean;
}

/** The query of a call, kept in the address: it survives reload and the back button. */
export function useAddressQuery<Shape extends z.ZodRawShape>(route: QueryRoute<Shape>) {
  const [searchParams, setSearchParams] = useSearchParams();
  const query = useMemo(() => readAddressQuery(route, searchParams), [route, searchParams]);

  /** Anything but turning the page starts at the first one again. */
  const update = useCallback(
    (change: Partial<QueryOf<Shape>>, { replace = false }: UpdateOptions = {}) => {
      setSearchParams(
        (current) => {
          const before = readAddressQuery(route, current);
          return writeAddressQuery(route, current, { ...before, ...('page' in before && { page: 1 }), ...change });
        },
        { replace, preventScrollReset: true },
      );
    },
    [route, setSearchParams],
  );

  return [query, update] as const;
}
