import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { WaitingBookings } from './waiting-bookings.tsx';

const live = vi.hoisted(() => ({ tell: undefined as (() => void) | undefined }));
vi.mock('#lib/live/use-live.ts', () => ({
  useLive: (topic: string, handler: () => void) => {
    if (topic === 'applications') live.tell = handler;
  },
}));
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

it('no longer waits for a candidate who has chosen a time while the calendar was open', async () => {
  const booking = {
    id: 'b',
    candidateName: 'Zoë Long',
    jobTitle: 'Keeper',
    expiresAt: '2027-01-01T00:00:00Z',
    url: '',
  };
  let waiting = [booking];
  vi.spyOn(api, 'call').mockImplementation((async () => ({ data: waiting })) as never);
  render(
    <QueryClientProvider client={queryClient}>
      <WaitingBookings />
    </QueryClientProvider>,
  );
  await screen.findByText('Zoë Long');
  waiting = [];
  act(() => live.tell?.());
  await waitFor(() => expect(screen.queryByText('Zoë Long')).toBeNull());
});
