import { getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { FirstSteps } from './first-steps.tsx';

const may = vi.hoisted(() => ({ anything: true }));
vi.mock('#lib/api/use-recruiter.ts', () => ({ usePlace: () => ({ may: () => may.anything }), useMay: () => false }));
afterEach(() => {
  may.anything = true;
  queryClient.clear();
  vi.restoreAllMocks();
});

function show() {
  vi.spyOn(api, 'call').mockImplementation((async ({ id }: { id: string }) =>
    id === getUsage.id ? { data: { companies: 1, jobs: 0, seatsUsed: 1 } } : new Promise(() => undefined)) as never);
  const router = createMemoryRouter([{ path: '/', Component: FirstSteps }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it('shows a member who can do none of them no empty list of steps', () => {
  may.anything = false;
  show();
  expect(screen.getByText('Your plan')).toBeTruthy();
  expect(screen.queryByText('What comes next')).toBeNull();
});

it('asks for no company where there is one', async () => {
  show();
  expect((await screen.findByText('Done')).closest('a')?.textContent).toContain('Add a company');
});
