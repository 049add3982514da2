import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { getSubscription, getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import EmployerWelcomePage from './employer-welcome.tsx';

vi.mock('#lib/api/use-session.ts', () => ({ useUser: () => ({ id: 'one', role: 'recruiter', firstName: 'Ada' }) }));

let isActive = true;
let isParent = true;
let seatLimit = 10;
beforeEach(() => {
  [isActive, isParent, seatLimit] = [true, true, 10];
  vi.spyOn(api, 'call').mockImplementation((async (route: { id: string }) => {
    if (route.id === getRecruiter.id) {
      const memberships = [{ scope: 'all', role: 'admin' }];
      return { data: { isParent, memberships, user: { calendarConnected: false }, organisation: { name: '' } } };
    }
    if (route.id === getSubscription.id)
      return { data: { hasActiveSubscription: isActive, limits: { seats: seatLimit } } };
    if (route.id === getUsage.id) return { data: { seatsUsed: 1 } };
    return { data: [] };
  }) as never);
});
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

function show() {
  const router = createMemoryRouter([{ path: '/', Component: EmployerWelcomePage }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it('asks for the first steps', async () => {
  show();
  expect(await screen.findByRole('link', { name: /Add your company/ })).toBeTruthy();
});

it('counts no invitation as missing that the plan has no seat for', async () => {
  seatLimit = 1;
  show();
  expect((await screen.findByRole('link', { name: /Invite your team/ })).textContent).toContain(
    'Interviewers need none',
  );
  expect(screen.getByRole('progressbar').getAttribute('aria-valuemax')).toBe('3');
});

it('asks a parent whose plan has lapsed for a plan, and for no step that would be refused', async () => {
  isActive = false;
  show();
  expect(await screen.findByText('Your subscription is not active. Please upgrade to continue')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Upgrade plan']);
});

it('tells everyone else who can choose one', async () => {
  [isActive, isParent] = [false, false];
  show();
  expect(await screen.findByText(/Only the parent of your organisation can change the plan/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Post your first job/ })).toBeNull();
});
