import { ApiError } from '@candela/contract/client/api-error.ts';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { readAuthParams } from '../auth-params.ts';
import { OpenRegister } from './open-register.tsx';

afterEach(() => void vi.restoreAllMocks());

const search = '?email=ada%40example.org&candidateId=a-record&invite=signed';

function open() {
  const params = readAuthParams({ search, hash: '#candidate' });
  const router = createMemoryRouter([{ path: '/', element: <OpenRegister params={params} /> }]);
  render(<RouterProvider router={router} />);
}

it('asks the owner of an account to sign in', async () => {
  vi.spyOn(api, 'call').mockResolvedValue({ data: { hasAccount: true } });
  open();
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toContain('invite=signed');
});

it('goes on without an invitation that is over, and says so before anything is typed', async () => {
  vi.spyOn(api, 'call').mockRejectedValue(new ApiError({ status: 400, type: 'INVALID_INVITE', message: 'over' }));
  open();
  expect((await screen.findByRole('status')).textContent).toContain('This invitation is no longer valid');
  const signIn = screen.getByRole('link', { name: 'Sign in' }).getAttribute('href');
  expect(signIn).toBe('/login#candidate?email=ada%40example.org&candidateId=a-record');
  expect(screen.getByText('Job Seeker')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
});

it('keeps the invitation where it is only not known', async () => {
  const call = vi.spyOn(api, 'call').mockRejectedValue(new ApiError({ status: 503, message: 'away' }));
  open();
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('invite=signed');
});
