import { useCallback, useMemo } from 'react';
import { type AddressChange, useAddressParams } from '#lib/use-address-params.ts';
import { type ResourceListParams, readResourceListParams, writeResourceListParams } from './resource-list-params.ts';

export function useResourceListParams() {
  const [address, changeAddress] = useAddressParams();
  const params = useMemo(() => readResourceListParams(address), [address]);

  /** Anything but turning the page starts at the first one again. Typing replaces, so Back does not undo letters. */
  const update = useCallback(
    (change: Partial<ResourceListParams>, options?: AddressChange) =>
      changeAddress(
        (current) => writeResourceListParams(current, { ...readResourceListParams(current), page: 1, ...change }),
        options,
      ),
    [changeAddress],
  );

  return [params, update] as const;
}
