import { cancelEmailChange } from '@candela/contract/auth/profile.routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { ConfirmEmail } from './confirm-email.tsx';

it('takes a pasted code with the space that mail programs put into it', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConfirmEmail email="new@profile.test" onDone={() => undefined} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: /^Code/ }));
  await userEvent.paste('123 456');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Code/ }).value).toBe('123456');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm email' }).disabled).toBe(false);
});

it('takes the change back', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ message: 'Your email address stays as it is.' } as never);
  const onDone = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConfirmEmail email="new@profile.test" onDone={onDone} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel change' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith());
  expect(call).toHaveBeenCalledWith(cancelEmailChange);
});
