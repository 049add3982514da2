import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
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
