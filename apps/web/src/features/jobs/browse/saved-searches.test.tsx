import { listSavedSearches, removeSavedSearch } from '@candela/contract/jobs/saved-searches.routes.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { SavedSearches } from './saved-searches.tsx';

it('goes on at the next search when one is removed', async () => {
  const words = ['chef', 'baker', 'waiter'];
  let searches = words.map((search) => ({ id: search, search: { search, place: '' }, isMailed: true, createdAt: '' }));
  vi.spyOn(api, 'call').mockImplementation((async (route: { id: string }, input: { params: { id: string } }) => {
    if (route.id === removeSavedSearch.id) searches = searches.filter(({ id }) => id !== input.params.id);
    return route.id === listSavedSearches.id ? { data: searches } : { message: '' };
  }) as typeof api.call);
  render(
    <QueryClientProvider client={queryClient}>
      <SavedSearches onOpen={() => undefined} />
    </QueryClientProvider>,
  );
  const remove = async (search: string) =>
    userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Remove .*${search}`) }));
  const focused = () => document.activeElement?.textContent;
  await remove('baker');
  await waitFor(() => expect(focused()).toContain('waiter'));
  await remove('waiter');
  await waitFor(() => expect(focused()).toContain('chef'));
  await remove('chef');
  expect(await screen.findByText('No saved searches')).toBeTruthy();
});
