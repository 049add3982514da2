import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type JobListParams, readJobListParams, writeJobListParams } from './job-list-params.ts';

export function useJobListParams() {
  const [searchParams, setSearchParams] = useSearchParams();
  const params = useMemo(() => readJobListParams(searchParams), [searchParams]);

  /** Anything but turning the page starts at the first one again. Typing replaces, so Back does not undo letters. */
  const update = useCallback(
    (change: Partial<JobListParams>, { replace = false } = {}) => {
      setSearchParams(
        (current) => {
          const before = readJobListParams(current);
          const page = Object.keys(change).every((key) => key === 'add') ? before.page : 1;
          return writeJobListParams(current, { ...before, page, ...change });
        },
        { replace, preventScrollReset: true },
      );
    },
    [setSearchParams],
  );

  return [params, update] as const;
}
