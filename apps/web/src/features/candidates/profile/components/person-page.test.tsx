import { getPerson } from '@candela/contract/candidates/candidates.routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { PersonPage } from './person-page.tsx';

afterEach(() => void vi.restoreAllMocks());

const Page = () => {
  const { id = '' } = useParams();
  return id === 'kept' ? null : <PersonPage id={id} />;
};

it('goes to the record that another one was merged into', async () => {
  vi.spyOn(api, 'call').mockImplementation((async (route: { id: string }) =>
    route.id === getPerson.id ? { data: { candidateId: 'kept' } } : new Promise(() => undefined)) as never);
  const path = '/dashboard/candidates/:id';
  const router = createMemoryRouter([{ path, element: <Page /> }], {
    initialEntries: ['/dashboard/candidates/merged'],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/candidates/kept'));
});
