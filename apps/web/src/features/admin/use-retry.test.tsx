import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { toast } from '#lib/toast.ts';
import { useRetry } from './use-retry.ts';

it('names a task that is tried again as the list does', async () => {
  vi.spyOn(api, 'call').mockResolvedValue({});
  const said = vi.spyOn(toast, 'success').mockImplementation(() => '');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useRetry(), { wrapper });
  result.current.mutate({ name: 'audit.seal', id: '1' });
  await waitFor(() => expect(said).toHaveBeenCalledWith('“Seal the audit log” will be tried again'));
});
