import { ApiError } from '@candela/contract/client/api-error.ts';
import type { Route, RouteInput, RouteOutput } from '@candela/contract/kernel/route.ts';
import { MutationCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { api, sessionStore } from './api.ts';

const fiveMinutes = 5 * 60_000;
const mostRetries = 2;

/**
 * Who owns freshness: in the signed-in product the query cache does, alone. Its reads pass the client's own cache by
 * (`no-store`), so `refetch` and `invalidate` always reach the server. The client's cache serves what runs outside it.
 * Both follow one rule: five minutes, and any successful change makes everything stale. What is on the screen is then
 * read again at once, the rest when it is next shown.
 */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onSuccess: () => queryClient.invalidateQueries() }),
  defaultOptions: {
    queries: {
      staleTime: fiveMinutes,
      retry: (failures, error) => failures < mostRetries && error instanceof ApiError && error.isTransient,
    },
  },
});

// One person's data must never be shown to the next one who signs in here.
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
    queryFn: ({ signal }) => read(route, input ?? {}, { signal, cache: 'no-store' }),
  });
}
