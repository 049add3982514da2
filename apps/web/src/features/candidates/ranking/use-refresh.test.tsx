import { getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toast } from '#lib/toast.ts';
import { useRefresh } from './use-refresh.ts';

const said = vi.spyOn(toast, 'error').mockReturnValue();

it('says that the ranking did not come again, and leaves the one that is there', async () => {
  const queryFn = vi.fn().mockResolvedValueOnce('first').mockRejectedValueOnce(new Error('Gone home.'));
  const use = () => ({ ...useRefresh(), ranking: useQuery({ queryKey: [getRanking.id, {}], queryFn, retry: false }) });
  const { result } = renderHook(use, {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.ranking.data).toBe('first'));
  expect(said).not.toHaveBeenCalled();
  await act(() => result.current.refresh());
  expect(said).toHaveBeenCalledWith('Failed to load candidates: Gone home.');
  expect([result.current.ranking.data, result.current.isRefreshing]).toEqual(['first', false]);
  queryFn.mockResolvedValueOnce('second');
  await act(() => result.current.refresh());
  await waitFor(() => expect(result.current.ranking.data).toBe('second'));
  expect(said).toHaveBeenCalledOnce();
});
