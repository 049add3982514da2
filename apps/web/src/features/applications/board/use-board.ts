import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { getBoard, getBoardColumn } from '@candela/contract/applications/board.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { api } from '#lib/api/api.ts';
import { apiQuery, invalidate, queryClient } from '#lib/api/query-client.ts';
import { useLive } from '#lib/live/use-live.ts';
import { type BoardFilter, keepBoard, readKeptBoard } from './board-cache.ts';
import { appendCards, mergeFresh } from './board-state.ts';

/** The board for a company and a job: shown at once where this tab has just seen it, and then asked for. */
export function useBoard(filter: BoardFilter) {
  const { companyId, jobId } = filter;
  const base = apiQuery(getBoard, { query: { companyId, jobId } });
  const query = useQuery({
    ...base,
    queryFn: async ({ signal }) => {
      const fresh = await api.call(getBoard, { query: { companyId, jobId } }, { signal });
      return mergeFresh(queryClient.getQueryData(base.queryKey), fresh);
    },
    staleTime: 0,
    initialData: () => readKeptBoard(filter)?.board,
    initialDataUpdatedAt: () => readKeptBoard(filter)?.at,
  });

  // A colleague's move, or a candidate who has just applied.
  useLive('applications', () => void invalidate([getBoard]));

  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    if (data && !query.isPlaceholderData) keepBoard({ companyId, jobId }, data, dataUpdatedAt);
  }, [data, dataUpdatedAt, query.isPlaceholderData, companyId, jobId]);

  return { query, loadMore: useLoadMore({ companyId, jobId }) };
}

/** Asks for more cards of a column, one question at a time for each. */
function useLoadMore({ companyId, jobId }: BoardFilter) {
  const asking = useRef(new Set<string>());
  return useCallback(
    async (status: ApplicationStatus, after: string) => {
      if (asking.current.has(after)) return;
      asking.current.add(after);
      const { queryKey } = apiQuery(getBoard, { query: { companyId, jobId } });
      try {
        const more = await api.call(getBoardColumn, { params: { status }, query: { companyId, jobId, after } });
        queryClient.setQueryData(queryKey, (state) => state && appendCards(state, status, after, more));
      } catch {
        // The end of the column stays where it is, and asks again when it is next scrolled to.
      } finally {
        asking.current.delete(after);
      }
    },
    [companyId, jobId],
  );
}
