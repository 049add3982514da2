import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { api, sessionStore } from '#lib/api/api.ts';
import ResetPasswordPage from './reset-password.tsx';

afterEach(() => void vi.restoreAllMocks());

const link = `/reset-password#recruiter?email=other%40example.org&token=${'t'.repeat(43)}`;

function open(address: string) {
  const router = createMemoryRouter([{ path: '/reset-password', Component: ResetPasswordPage }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

it('sets the password of the account a mailed link names, whichever is signed in', () => {
  const user = { id: 'a', email: 'me@example.org', firstName: 'Ada', lastName: 'Keeper', role: 'candidate' };
  vi.spyOn(sessionStore, 'get').mockReturnValue({ user } as ReturnType<typeof sessionStore.get>);
  open(link);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Set a new password');
  expect(screen.getByText('For other@example.org')).toBeTruthy();
});

it('takes a mailed link that is followed in the tab which asked for it', async () => {
  const router = open('/reset-password#recruiter');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Forgotten your password?');
  await router.navigate(link);
  expect((await screen.findByRole('heading', { name: 'Set a new password' })).tagName).toBe('H1');
  expect(screen.queryByLabelText(/Code/)).toBeNull();
});

it('asks for a link that leads on to where the person was going', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ message: '' });
  open('/reset-password?next=%2Fdashboard%2Fjobs#candidate');
  await userEvent.type(screen.getByLabelText(/Email/), 'ada@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  const body = { email: 'ada@example.org', role: 'candidate', next: '/dashboard/jobs' };
  await waitFor(() => expect(call.mock.lastCall?.[1]).toEqual({ body }));
});

it('asks for a link that leads on to the record they were claiming', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ message: '' });
  open('/reset-password#candidate?email=ada%40example.org&candidateId=a-record&invite=signed.invitation');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  const claim = { invite: 'signed.invitation', candidateId: 'a-record' };
  const body = { email: 'ada@example.org', role: 'candidate', ...claim };
  await waitFor(() => expect(call.mock.lastCall?.[1]).toEqual({ body }));
});
