import { ApiError } from '@candela/contract/client/api-error.ts';
import type { Route, RouteInput, RouteOutput } from '@candela/contract/kernel/route.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { api, sessionStore } from './api.ts';

/** Refused for want of a permission. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.type === 'FORBIDDEN';

const fiveMinutes = 5 * 60_000;
const mostRetries = 2;

/**
 * The one cache of what was read. An answer is good for five minutes; a change makes those answers stale that it names
 * (`useChange`). What is on the screen is then read again at once, the rest when it is next shown.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // Asked for before the caller's place in the team changed: menus and pages follow what it is now.
    onError: (error, { queryKey }) => {
      if (isForbidden(error) && queryKey[0] !== getRecruiter.id) void invalidate([getRecruiter]);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: fiveMinutes,
      retry: (failures, error) => failures < mostRetries && error instanceof ApiError && error.isTransient,
    },
  },
});

// One account's data must never be shown to the next one that signs in here.
sessionStore.onAccountChange(() => {
  queryClient.clear();
  api.clear();
});

type QueryInput<R> = keyof RouteInput<R> extends never ? [] : [input: RouteInput<R>];

/** Query options for a contract route: `useQuery(apiQuery(getUsage))`. */
export function apiQuery<R extends Route>(route: R, ...[input]: QueryInput<R>) {
  // The tuple of `call` cannot be resolved while R is open; both are built from the same RouteInput<R>.
  const read = api.call as (route: R, input: unknown, options: object) => Promise<RouteOutput<R>>;
  return queryOptions({
    queryKey: [route.id, input ?? null] as const,
    queryFn: ({ signal }) => read(route, input ?? {}, { signal }),
  });
}

/** Makes every answer of these routes stale. Settles once what is on the screen was read again. */
export async function invalidate(routes: readonly Pick<Route, 'id'>[]): Promise<void> {
  const ids = new Set(routes.map(({ id }) => id));
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => ids.has(String(queryKey[0])) });
}

/** After an interruption: what failed is read again, and what is on the screen; the rest is as old as it was. */
export async function refetchShown(): Promise<void> {
  await queryClient.refetchQueries({ type: 'active' });
}

/** Before a page that could not be shown is tried again: answers that failed are asked for anew. */
export async function retryFailed(): Promise<void> {
  await queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' });
}
