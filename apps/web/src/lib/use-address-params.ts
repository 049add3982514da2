import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from 'react-router';

export interface AddressChange {
  /** For typing and for what nobody chose: Back does not stop there. */
  replace?: boolean;
}

/**
 * The query of the address, for everything that shapes a page. What changes it by itself, a pause after typing, must not
 * call somebody back who has chosen another page since: such a change is dropped while one is on its way. The router itself
 * is asked, because what is drawn may be behind it.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const router = use(DataRouterContext)?.router;

  const change = useCallback(
    (write: (current: URLSearchParams) => URLSearchParams, { replace = false }: AddressChange = {}) => {
      const here = router?.state.location;
      const next = router?.state.navigation.location;
      const isLeaving = next !== undefined && next.pathname !== here?.pathname;
      if (replace && isLeaving) return;
      // A tab that was pressed a moment ago counts, even if it has not come yet.
      const current = isLeaving ? here : (next ?? here);
      setParams((drawn) => write(current ? new URLSearchParams(current.search) : drawn), {
        replace,
        preventScrollReset: true,
      });
    },
    [setParams, router],
  );

  return [params, change] as const;
}
