import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

interface QueryStateProps<T> {
  query: { data: T | undefined; error: Error | null; isFetching: boolean; refetch(): unknown };
  skeleton: ReactNode;
  /** In a card without padding: the failure brings its own. */
  isFlush?: boolean;
  children(data: T): ReactNode;
}

/** Loading, failed with a retry, or there: the three ways a part of a page can stand. Old data beats an error. */
export function QueryState<T>({ query, skeleton, isFlush = false, children }: QueryStateProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return skeleton;
  return <LoadFailure query={query} className={isFlush ? 'mx-5 mb-5' : undefined} />;
}
