import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionStore } from '#lib/api/api.ts';
import JobsPage from './jobs.tsx';

afterEach(() => void vi.restoreAllMocks());

it('asks for no jobs for an admin, who has none, and says so', () => {
  const user = { id: 'a', email: 'a@b.test', firstName: 'Ada', lastName: 'Keeper', role: 'admin' };
  vi.spyOn(sessionStore, 'get').mockReturnValue({ user } as ReturnType<typeof sessionStore.get>);
  const fetching = vi.spyOn(globalThis, 'fetch');
  const router = createMemoryRouter([{ path: '/', Component: JobsPage }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No jobs here');
  expect(fetching).not.toHaveBeenCalled();
});
