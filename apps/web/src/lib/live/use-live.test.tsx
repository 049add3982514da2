import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { getSubscription } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { apiQuery, queryClient } from '../api/query-client.ts';
import { useLive } from './use-live.ts';

const seen = vi.hoisted(() => ({ role: 'recruiter', listeners: 0 }));
vi.mock('../api/use-session.ts', () => ({ useUser: () => ({ id: 'one', role: seen.role }) }));
vi.mock('./live.ts', () => ({
  onLive: () => {
    seen.listeners += 1;
    return () => {
      seen.listeners -= 1;
    };
  },
}));
afterEach(() => queryClient.clear());

function Screen() {
  useLive('notifications', () => undefined);
  return null;
}

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  );

const know = (hasActiveSubscription: boolean) =>
  act(async () => {
    queryClient.setQueryData(apiQuery(getRecruiter).queryKey, { data: { memberships: [] } } as never);
    queryClient.setQueryData(apiQuery(getSubscription).queryKey, { data: { hasActiveSubscription } } as never);
  });

it('listens for a team while its plan is active: not once it has lapsed, and again once it is renewed', async () => {
  seen.role = 'recruiter';
  await know(false);
  show();
  expect(seen.listeners).toBe(0);
  await know(true);
  await waitFor(() => expect(seen.listeners).toBe(1));
  await know(false);
  await waitFor(() => expect(seen.listeners).toBe(0));
});

it('listens for a candidate, who has no plan', () => {
  seen.role = 'candidate';
  const { unmount } = show();
  expect(seen.listeners).toBe(1);
  unmount();
  expect(seen.listeners).toBe(0);
});
