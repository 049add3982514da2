import { listNotifications, readNotifications } from '@candela/contract/notifications/notifications.routes.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { NotificationList } from './notification-list.tsx';

const total = 45;
/** How many have come since the list was first read. */
let arrived = 0;
const notification = (number: number) => ({
  id: `n${number}`,
  kind: 'application.opened',
  text: `News ${number}`,
  link: '/dashboard',
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
  isRead: false,
});

beforeEach(() => {
  arrived = 0;
  vi.spyOn(api, 'call').mockImplementation((async (route: { id: string }, input: never) => {
    if (route.id === readNotifications.id) return new Promise(() => undefined);
    if (route.id !== listNotifications.id) return { data: { unread: total } };
    const { page = 1, pageSize = 25 } = (input as { query: { page?: number; pageSize?: number } }).query;
    const count = total + arrived;
    const all = Array.from({ length: count }, (_, at) => notification(count - at));
    const items = all.slice((page - 1) * pageSize, page * pageSize);
    const totalPages = Math.ceil(count / pageSize);
    return { items, pagination: { page, totalPages, hasPrev: page > 1, hasNext: page < totalPages } };
  }) as never);
});
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

const show = () => {
  const router = createMemoryRouter([
    { path: '/', element: <NotificationList unread={total} onLeave={() => undefined} /> },
  ]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};
const shown = () => screen.getAllByRole('listitem').map((item) => /News \d+/.exec(item.textContent)?.[0]);
const loadOlder = () => screen.queryByRole('button', { name: 'Load older' });

it('goes back to the oldest, each once though another arrives meanwhile, and keeps the keyboard in the list', async () => {
  show();
  await screen.findByText('News 45');
  expect(shown()).toHaveLength(20);
  arrived = 1;
  await userEvent.click(loadOlder() as HTMLElement);
  await screen.findByText('News 7');
  expect(new Set(shown()).size).toBe(shown().length);
  await userEvent.click(loadOlder() as HTMLElement);
  await screen.findByText('News 1');
  expect(loadOlder()).toBeNull();
  expect(document.activeElement?.textContent).toContain('News 6');
});

it('marks older ones as read with the others', async () => {
  show();
  await screen.findByText('News 45');
  await userEvent.click(loadOlder() as HTMLElement);
  await screen.findByText('News 10');
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(screen.queryAllByText('Unread:')).toEqual([]);
});
