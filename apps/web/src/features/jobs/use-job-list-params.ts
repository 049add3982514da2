import { useCallback, useMemo } from 'react';
import { type AddressChange, useAddressParams } from '#lib/use-address-params.ts';
import { type JobListParams, readJobListParams, writeJobListParams } from './job-list-params.ts';

export function useJobListParams() {
  const [address, changeAddress] = useAddressParams();
  const params = useMemo(() => readJobListParams(address), [address]);

  /** Anything but turning the page starts at the first one again. Typing replaces, so Back does not undo letters. */
  const update = useCallback(
    (change: Partial<JobListParams>, options?: AddressChange) =>
      changeAddress((current) => {
        const before = readJobListParams(current);
        const page = Object.keys(change).every((key) => key === 'add') ? before.page : 1;
        return writeJobListParams(current, { ...before, page, ...change });
      }, options),
    [changeAddress],
  );

  return [params, update] as const;
}
