import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useOrganisationsPlace, useWayToOrganisations } from './organisations-place.ts';

const List = () => (
  <Link to="/admin/organisations/1" state={useOrganisationsPlace()}>
    Northlight
  </Link>
);
const Page = () => <Link to={useWayToOrganisations()}>Back</Link>;

const open = (path: string) => {
  const router = createMemoryRouter(
    [
      { path: '/admin/organisations', element: <List /> },
      { path: '/admin/organisations/:id', element: <Page /> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
};

it('leads back to the filter and the page that the list was left at', async () => {
  const router = open('/admin/organisations?plan=scale&page=3');
  await userEvent.click(await screen.findByRole('link', { name: 'Northlight' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
  expect(router.state.location.search).toBe('?plan=scale&page=3');
});

it('leads to the whole list from elsewhere', async () => {
  open('/admin/organisations/1');
  expect((await screen.findByRole('link', { name: 'Back' })).getAttribute('href')).toBe('/admin/organisations');
});
