import { ApiError } from '@candela/contract/client/api-error.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, redirect } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { apiQuery, queryClient } from '#lib/api/query-client.ts';
import { useRecruiter } from '#lib/api/use-recruiter.ts';
import { LeaveWhenRemoved } from './leave-when-removed.tsx';

vi.mock('#lib/api/use-session.ts', () => ({ useUser: () => ({ id: 'one', role: 'recruiter' }) }));

let isRemoved = false;
let isParent = false;
beforeEach(() => {
  isRemoved = false;
  isParent = false;
  vi.spyOn(api, 'call').mockImplementation((async () => {
    if (isRemoved) throw new ApiError({ status: 403, type: 'FORBIDDEN', message: 'No longer a member.' });
    return { data: { isParent } };
  }) as never);
});
afterEach(() => {
  queryClient.clear();
  focusManager.setFocused(undefined);
  vi.restoreAllMocks();
});

const Menu = () => <p>{useRecruiter()?.isParent ? 'Jobs Team' : 'Jobs'}</p>;

/** The tab is looked at again. */
const lookAgain = () =>
  act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });

const { queryKey } = apiQuery(getRecruiter);

async function open() {
  queryClient.setQueryData(queryKey, { data: { isParent } } as never);
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => (isRemoved ? redirect('/pricing') : null),
      hydrateFallbackElement: <p>Loading</p>,
      element: (
        <QueryClientProvider client={queryClient}>
          <LeaveWhenRemoved />
          <Menu />
        </QueryClientProvider>
      ),
    },
    { path: '/pricing', element: <p>The prices</p> },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByText('Jobs');
  // What is shown listens a moment later: a look before that asks for nothing.
  await waitFor(() => expect(queryClient.getQueryCache().find({ queryKey })?.getObserversCount()).toBe(2));
}

it('leads on a member who was removed while the page was open', async () => {
  await open();
  isRemoved = true;
  await lookAgain();
  await screen.findByText('The prices');
});

it('gives the menu of today to a tab that is looked at again', async () => {
  await open();
  isParent = true;
  await lookAgain();
  await waitFor(() => expect(screen.getByText('Jobs Team')).toBeDefined());
});
