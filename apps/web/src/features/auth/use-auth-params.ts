import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type AuthParams, readAuthParams } from './auth-params.ts';

const never = () => () => undefined;

/** False on the server and for the first drawing in the browser, which must match it. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The hash never reaches the server, so what it says counts from the second drawing on. */
export function useAuthParams(): AuthParams {
  const { search, hash } = useLocation();
  const isHydrated = useIsHydrated();
  return useMemo(() => readAuthParams({ search, hash: isHydrated ? hash : '' }), [search, hash, isHydrated]);
}
