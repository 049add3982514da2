import { useCallback, useMemo } from 'react';
import type { z } from 'zod';
import { type AddressChange, useAddressParams } from '#lib/use-address-params.ts';
import { type QueryOf, type QueryRoute, readAddressQuery, writeAddressQuery } from './address-query.ts';

/** The query of a call, kept in the address: it survives reload and the back button. */
export function useAddressQuery<Shape extends z.ZodRawShape>(route: QueryRoute<Shape>) {
  const [address, changeAddress] = useAddressParams();
  const query = useMemo(() => readAddressQuery(route, address), [route, address]);

  /** Anything but turning the page starts at the first one again. */
  const update = useCallback(
    (change: Partial<QueryOf<Shape>>, options?: AddressChange) =>
      changeAddress((current) => {
        const before = readAddressQuery(route, current);
        return writeAddressQuery(route, current, { ...before, ...('page' in before && { page: 1 }), ...change });
      }, options),
    [route, changeAddress],
  );

  return [query, update] as const;
}
