import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { ProofFields } from './proof-fields.tsx';

afterEach(() => void vi.restoreAllMocks());

function ask(account: { isOn: boolean; hasPassword: boolean }) {
  vi.spyOn(api, 'call').mockResolvedValue({ data: account } as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProofFields proof={{}} onChange={() => undefined} />
    </QueryClientProvider>,
  );
}

it('asks for a code where there is an authenticator app', async () => {
  ask({ isOn: true, hasPassword: true });
  expect(await screen.findByLabelText(/^Code/)).toBeTruthy();
});

it('asks for the password where there is one, whichever way the account signs in', async () => {
  ask({ isOn: false, hasPassword: true });
  expect(await screen.findByLabelText(/^Your password/)).toBeTruthy();
});

it('asks for no password where there is none', async () => {
  ask({ isOn: false, hasPassword: false });
  expect(await screen.findByText(/Your account has no password/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Your password/)).toBeNull();
});
