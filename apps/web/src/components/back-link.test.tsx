import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

async function open(path: string) {
  const { useKeepPlaces } = await import('#lib/way-back.ts');
  const { BackLink } = await import('./back-link.tsx');
  const Frame = () => {
    useKeepPlaces();
    return <Outlet />;
  };
  const lists = [
    { path: '/dashboard/jobs', element: <Link to="/dashboard/jobs/1">Keeper</Link> },
    { path: '/dashboard/jobs/:id', element: <BackLink to="/dashboard/jobs">Back to jobs</BackLink> },
  ];
  const router = createMemoryRouter([{ path: '/', element: <Frame />, children: lists }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

it('leads back to the filter and the page that the list was left at', async () => {
  const router = await open('/dashboard/jobs?search=keeper&page=3');
  await userEvent.click(await screen.findByRole('link', { name: 'Keeper' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Back to jobs' }));
  expect(router.state.location.search).toBe('?search=keeper&page=3');
});

it('leads to the whole list once the filter is gone, and from elsewhere', async () => {
  const router = await open('/dashboard/jobs?search=keeper');
  await router.navigate('/dashboard/jobs');
  await userEvent.click(await screen.findByRole('link', { name: 'Keeper' }));
  expect((await screen.findByRole('link', { name: 'Back to jobs' })).getAttribute('href')).toBe('/dashboard/jobs');
});

it('leads to the whole list where the tab was opened at the page itself', async () => {
  await open('/dashboard/jobs/1');
  expect((await screen.findByRole('link', { name: 'Back to jobs' })).getAttribute('href')).toBe('/dashboard/jobs');
});
