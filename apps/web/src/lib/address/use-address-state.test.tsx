import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { defineAddress, oneOf, pageNumber, typedText } from './address-state.ts';
import { watchNavigations } from './navigation-under-way.ts';
import { useAddressState } from './use-address-state.ts';

const address = defineAddress({
  tab: oneOf(['open', 'closed'], 'open'),
  search: typedText(),
  page: pageNumber,
});

let search: (words: string) => void;

function Jobs() {
  const [{ tab, search: words, page }, change] = useAddressState(address);
  search = (typed) => change({ search: typed }, { replace: true });
  return (
    <>
      <p>
        {tab}, {words || 'everything'}, page {page}
      </p>
      <button type="button" onClick={() => change({ tab: 'closed' })}>
        Closed
      </button>
      <button type="button" onClick={() => change({ page: page + 1 })}>
        Next
      </button>
      <Link to="/jobs/7">Head Chef</Link>
    </>
  );
}

/** The next page takes as long as the test wants. */
let arrive: () => void;

function open(at: string) {
  window.history.replaceState(null, '', at);
  const { promise, resolve } = Promise.withResolvers<null>();
  arrive = () => resolve(null);
  const router = createBrowserRouter(
    [
      { path: '/jobs', Component: Jobs },
      { path: '/jobs/:id', loader: () => promise, element: <p>One job</p> },
    ],
    { instrumentations: [watchNavigations] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const query = () => window.location.search;

beforeEach(() => window.history.replaceState(null, '', '/'));

it('reads the page from its address, and writes what changes into it', async () => {
  open('/jobs?tab=closed&page=2&utm=x');
  expect(screen.getByText('closed, everything, page 2')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('closed, everything, page 3')).toBeTruthy();
  expect(query()).toBe('?tab=closed&page=3&utm=x');
});

it('starts at the first page when something else changes', async () => {
  open('/jobs?page=4');
  await userEvent.click(screen.getByRole('button', { name: 'Closed' }));
  expect(screen.getByText('closed, everything, page 1')).toBeTruthy();
});

it('adds a step that Back undoes, but none for typing', async () => {
  open('/jobs');
  const before = window.history.length;
  await act(async () => search('chef'));
  expect(query()).toBe('?search=chef');
  expect(window.history.length).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Closed' }));
  expect(window.history.length).toBe(before + 1);
});

it('does not call a visitor back who has chosen another page since', async () => {
  open('/jobs');
  await userEvent.click(screen.getByRole('link', { name: 'Head Chef' }));
  await act(async () => search('chef'));
  expect(query()).toBe('');
  await act(async () => arrive());
  expect(await screen.findByText('One job')).toBeTruthy();
  expect(window.location.pathname).toBe('/jobs/7');
});

it('adds no step for what the address says already', async () => {
  open('/jobs?tab=closed');
  const before = window.history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Closed' }));
  expect(window.history.length).toBe(before);
});
