import { useCallback, useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { type CandidatesParams, readCandidatesParams, writeCandidatesParams } from './candidates-params.ts';

export type ChangeParams = (change: Partial<CandidatesParams>, options?: { replace?: boolean }) => void;

/** Everything that shapes the page stands in the address. */
export function useCandidatesParams() {
  const [searchParams, setSearchParams] = useSearchParams();
  const params = useMemo(() => readCandidatesParams(searchParams), [searchParams]);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;

  /** Anything but turning the page starts at the first one again. `replace`: for typing and for what nobody chose. */
  const change: ChangeParams = useCallback(
    (next, { replace = false } = {}) => {
      // Words typed a moment ago must not call somebody back who has chosen a person since.
      if (replace && isLeaving) return;
      setSearchParams(
        (current) => writeCandidatesParams(current, { ...readCandidatesParams(current), page: 1, ...next }),
        { replace, preventScrollReset: true },
      );
    },
    [setSearchParams, isLeaving],
  );

  return [params, change] as const;
}
