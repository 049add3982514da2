import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { AddressState } from './address-state.ts';
import { navigationUnderWay } from './navigation-under-way.ts';

export interface AddressChange {
  /** For typing and for what was not chosen: Back does not stop there. */
  replace?: boolean;
}

/** Answers once the router is there, or has gone elsewhere instead. */
export type ChangeAddress<Values> = (change: Partial<Values>, options?: AddressChange) => Promise<void>;

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
    async (next, { replace = false } = {}) => {
      const underWay = navigationUnderWay();
      const target = underWay ?? window.location;
      const isLeaving = target.pathname !== pathname;
      if (replace && isLeaving) return;
      // A tab that was pressed a moment ago counts, even if it has not come yet.
      const current = isLeaving ? params : new URLSearchParams(target.search);
      const search = String(address.change(current, next));
      // It says so already: Back would lead to where the visitor is.
      if (!underWay && !isLeaving && search === String(current)) return;
      await navigate(`?${search}`, { replace, preventScrollReset: true });
    },
    [address, navigate, params, pathname],
  );

  return [values, change] as const;
}
