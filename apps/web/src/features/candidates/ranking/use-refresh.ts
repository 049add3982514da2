import { getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '#lib/toast.ts';

/** Reads everything on the page again. Where the ranking does not come, the one that is there stays: then that is said. */
export function useRefresh() {
  const queryClient = useQueryClient();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = async () => {
    setIsRefreshing(true);
    await queryClient.refetchQueries({ type: 'active' });
    setIsRefreshing(false);
    const rankings = queryClient.getQueryCache().findAll({ queryKey: [getRanking.id], type: 'active' });
    const kept = rankings.find(({ state: { data, error } }) => data !== undefined && error !== null);
    if (kept) toast.error(`Failed to load candidates: ${kept.state.error?.message}`);
  };
  return { refresh, isRefreshing };
}
