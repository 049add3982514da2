import { useCallback, useMemo } from 'react';
import { type AddressChange, useAddressParams } from '#lib/use-address-params.ts';
import { type CandidatesParams, readCandidatesParams, writeCandidatesParams } from './candidates-params.ts';

export type ChangeParams = (change: Partial<CandidatesParams>, options?: AddressChange) => void;

/** Everything that shapes the page stands in the address. */
export function useCandidatesParams() {
  const [address, changeAddress] = useAddressParams();
  const params = useMemo(() => readCandidatesParams(address), [address]);

  /** Anything but turning the page starts at the first one again. */
  const change: ChangeParams = useCallback(
    (next, options) =>
      changeAddress(
        (current) => writeCandidatesParams(current, { ...readCandidatesParams(current), page: 1, ...next }),
        options,
      ),
    [changeAddress],
  );

  return [params, change] as const;
}
