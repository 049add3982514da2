import { ApiError } from '@candela/contract/client/api-error.ts';
import type { Route, RouteOutput } from '@candela/contract/kernel/route.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { type QueryKey, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { invalidate, isForbidden, queryClient } from './query-client.ts';

/** What an answer will look like once the server has agreed. */
export interface Prediction {
  queryKey: QueryKey;
  update(data: unknown): unknown;
}

/** A prediction about the answers of a route: of one input, or of all that are known. */
export const predict = <R extends Route>(
  route: R,
  update: (data: RouteOutput<R>) => RouteOutput<R>,
  input?: unknown,
): Prediction => ({
  queryKey: input === undefined ? [route.id] : [route.id, input],
  // Answers are stored under their route's id, so what is found there has its type.
  update: (data) => update(data as RouteOutput<R>),
});

export interface ChangeOptions<Variables, Result>
  extends Omit<UseMutationOptions<Result, Error, Variables, Undo>, 'onMutate' | 'mutationFn'> {
  change(variables: Variables): Promise<Result>;
  /** The reads that are no longer true after it. */
  invalidates: readonly Pick<Route, 'id'>[];
  /** What to show at once, before the server has answered; taken back when it refuses. */
  optimistic?(variables: Variables): readonly Prediction[];
}

type Undo = () => void;

const overtaken: ReadonlySet<number> = new Set([404, 409, 410]);

/**
 * A change on the server, and what it does to what was read before: answers it names are read again before it counts as
 * done, answers it can foretell change at once.
 */
export function useChange<Variables = void, Result = unknown>(options: ChangeOptions<Variables, Result>) {
  const { change, invalidates, optimistic, onSuccess, onError, ...rest } = options;
  return useMutation<Result, Error, Variables, Undo>({
    ...rest,
    mutationFn: change,
    onMutate: (variables) => foretell(optimistic?.(variables) ?? []),
    onSuccess: async (...args) => {
      await invalidate(invalidates);
      await onSuccess?.(...args);
    },
    onError: async (...args) => {
      const undo = args[2];
      undo?.();
      // Refused because of what came between, or gone: what is on the screen is older than that.
      if (args[0] instanceof ApiError && overtaken.has(args[0].status)) await invalidate(invalidates);
      // Offered before the caller's place in the team changed: menus and buttons follow what it is now.
      if (isForbidden(args[0])) await invalidate([getRecruiter]);
      await onError?.(...args);
    },
  });
}

/** Shows what was foretold and answers with the way back. */
async function foretell(predictions: readonly Prediction[]): Promise<Undo> {
  const before: (readonly [QueryKey, unknown])[] = [];
  for (const { queryKey, update } of predictions) {
    // An answer that is under way would bring the old state back.
    await queryClient.cancelQueries({ queryKey });
    before.push(...queryClient.getQueriesData({ queryKey }));
    queryClient.setQueriesData({ queryKey }, (data: unknown) => (data === undefined ? undefined : update(data)));
  }
  return () => {
    for (const [queryKey, data] of before) queryClient.setQueryData(queryKey, data);
    void Promise.all(predictions.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
  };
}
