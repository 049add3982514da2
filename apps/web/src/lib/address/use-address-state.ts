import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { AddressState } from './address-state.ts';
import { navigationUnderWay } from './navigation-under-way.ts';

export interface AddressChange {
  /** For typing and for what was not chosen: Back does not stop there. */
  replace?: boolean;
}

export type ChangeAddress<Values> = (change: Partial<Values>, options?: AddressChange) => void;

/**
 * What shapes a page, kept in its address: it survives reload and the back button, and can be sent to a colleague. A
 * change that comes by itself, after a pause in typing, must not call a visitor back who has chosen another page since:
 * it is dropped while one is under way. The router is asked, because what is drawn may be behind it.
 */
export function useAddressState<Values>(address: AddressState<Values>) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => address.read(params), [address, params]);

  const change: ChangeAddress<Values> = useCallback(
    (next, { replace = false } = {}) => {
      const target = navigationUnderWay() ?? window.location;
      const isLeaving = target.pathname !== pathname;
      if (replace && isLeaving) return;
      // A tab that was pressed a moment ago counts, even if it has not come yet.
      const current = isLeaving ? params : new URLSearchParams(target.search);
      void navigate(`?${address.change(current, next)}`, { replace, preventScrollReset: true });
    },
    [address, navigate, params, pathname],
  );

  return [values, change] as const;
}
