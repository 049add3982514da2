import { getSubscription } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { apiQuery, queryClient } from '#lib/api/query-client.ts';
import { AfterCheckout } from './after-checkout.tsx';

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

const scale = (hasActiveSubscription: boolean) => ({
  data: { hasActiveSubscription, subscription: { subscriptionPlan: { name: 'scale', displayName: 'Scale' } } },
});

function showAfter(known: ReturnType<typeof scale>, seenAt = Date.now()) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  queryClient.setQueryData(apiQuery(getSubscription).queryKey as readonly unknown[], known, { updatedAt: seenAt });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <AfterCheckout plan="scale" next={undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('waits for a plan that had lapsed and is paid for again: its name alone says nothing', () => {
  showAfter(scale(false));
  expect(screen.getByText(/Your payment is being confirmed\./)).toBeTruthy();
});

it('says so after a while without news, and offers to look again', () => {
  showAfter(scale(false), Date.now() + 61_000);
  expect(screen.getByText('Your payment is not confirmed yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeTruthy();
});
